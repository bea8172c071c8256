import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { workOrders } from '#server/db/schema/expediente.ts';
import { legalTermsTask, type TermEvent } from '#server/operator/legal-terms.ts';
import { andes, evidence, said, scope, stageIs } from '#server/testing/a-worked-tender.ts';
import { fixtureCompanies } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { fillLegalTerms } from './legal-term-commands.ts';

describeServer('legal terms', (server) => {
  const ours = fixtureCompanies[0].taxId;
  const idOf: Record<'closed' | 'awarded' | 'won', number> = { closed: 0, awarded: 0, won: 0 };
  beforeAll(async () => {
    idOf.closed = await said(server, {
      code: '9202-1-LE26',
      stateCode: 6,
      stateText: 'Cerrada',
      closesAt: '2026-11-19T15:00:00',
    });
    idOf.awarded = await said(
      server,
      {
        code: '9202-2-LE26',
        stateCode: 8,
        stateText: 'Adjudicada',
        closesAt: '2026-10-19T15:00:00',
      },
      {
        Fechas: {
          FechaPublicacion: '2026-10-01T09:00:00',
          FechaCierre: '2026-10-19T15:00:00',
          FechaAdjudicacion: '2026-11-12T10:00:00',
        },
      },
    );
    idOf.won = await said(server, { code: '9202-3-LE26', closesAt: '2026-10-19T15:00:00' });
    await stageIs(server, idOf.closed, { stage: 'presentada', ...evidence });
    await stageIs(server, idOf.awarded, {
      stage: 'perdida',
      ...evidence,
      outcome: { ganador: null, rutGanador: null, monto: null, moneda: null },
    });
    await stageIs(server, idOf.won, { stage: 'ganada', ...evidence });
    const order = { companyId: andes, tenderId: idOf.won, isOfSource: false };
    await server.database.transaction(scope, (tx) =>
      tx.insert(workOrders).values([
        { ...order, code: 'OC-1', days: { recibida: '2026-11-19' } },
        { ...order, code: 'OC-2', days: { recibida: '2026-11-18', aceptada: '2026-11-19' } },
      ]),
    );
  });
  const clocks = async (id: number, person: 'editor' | 'foreign' = 'editor') =>
    (await (await server.as(person)).client.deadlines.ofTender({ params: { id } })).legales;

  it('start with their events, and only for the company that they concern', async () => {
    expect(ours).toBe('78.904.120-2');
    expect(await clocks(idOf.closed)).toMatchObject([
      {
        codigo: 'certificado-indisponibilidad',
        empieza: '2026-11-19T18:00:00.000Z',
        vence: '2026-11-20T18:00:00.000Z',
        venceDia: null,
        hecho: null,
        diasHabiles: 0,
        verificado: true,
      },
    ]);
    expect(await clocks(idOf.awarded)).toMatchObject([
      {
        codigo: 'reclamo-tribunal',
        empieza: '2026-11-13T13:00:00.000Z',
        venceDia: '2026-11-27',
        diasHabiles: 5,
        fuente: 'Ley 19.886, art. 24 ter',
      },
    ]);
    expect(await clocks(idOf.won)).toMatchObject([
      {
        codigo: 'aceptar-orden',
        de: 'OC-2',
        venceDia: '2026-11-20',
        hecho: '2026-11-19T03:00:00.000Z',
      },
      { codigo: 'aceptar-orden', de: 'OC-1', venceDia: '2026-11-23', hecho: null },
    ]);
    for (const id of Object.values(idOf)) expect(await clocks(id, 'foreign')).toEqual([]);
  });

  it('stand on the calendar where the ficha has them, for any closing and award', async () => {
    const { client } = await server.as('editor');
    const varied = await said(server, {
      code: '9202-4-LE26',
      stateCode: 8,
      stateText: 'Adjudicada',
      closesAt: '2026-10-19T15:00:00',
    });
    await stageIs(server, varied, {
      stage: 'perdida',
      ...evidence,
      outcome: { ganador: null, rutGanador: null, monto: null, moneda: null },
    });
    const days = fc.date({
      min: new Date('2026-09-01T00:00:00Z'),
      max: new Date('2026-12-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const hour = fc.option(fc.constantFrom('2026-11-06', '2026-11-19'), { nil: undefined });
    const dated = fc.record({ at: days, dia: hour });
    const query = { desde: '2026-09-15', hasta: '2026-12-20', tipos: ['plazoLegal' as const] };
    await fc.assert(
      fc.asyncProperty(dated, dated, async (closing, award) => {
        const at = ({ at, dia }: typeof closing) => ({
          instante: at.toISOString(),
          original: 'x',
          ...(dia === undefined ? {} : { dia }),
        });
        const milestones = JSON.stringify({ cierre: at(closing), adjudicacion: at(award) });
        await server.database.transaction('system', (tx) =>
          tx.execute(sql`update tenders set milestones = ${milestones}::jsonb, closes_at = ${closing.at.toISOString()}::timestamptz
            where id = ${varied} and company_id is null`),
        );
        const { datos } = await client.deadlines.calendar({ query });
        const onCalendar = datos
          .filter(({ licitacion }) => licitacion.id === varied)
          .map(({ texto, instante, dia }) => `${instante} ${dia} ${texto}`);
        const onFicha = (await clocks(varied)).map(
          ({ nombre, vence, venceDia }) => `${vence} ${venceDia} ${nombre}`,
        );
        expect(onCalendar.toSorted()).toEqual(onFicha.toSorted());
      }),
      { numRuns: 30, seed: 17 },
    );
    const { datos } = await client.deadlines.calendar({ query });
    expect(datos.filter(({ licitacion }) => licitacion.id !== varied)).toMatchObject([
      { licitacion: { id: idOf.closed }, texto: 'Pedir el certificado de indisponibilidad' },
      { licitacion: { id: idOf.won }, texto: 'Aceptar la orden de compra' },
      { licitacion: { id: idOf.awarded }, dia: '2026-11-27' },
    ]);
  });

  it('start with the orders that a source says were sent to us, when it says that they were', async () => {
    const { client } = await server.as('editor');
    const sold = await said(server, { code: '9202-5-LE26', closesAt: '2026-09-19T15:00:00' });
    await stageIs(server, sold, { stage: 'ganada', ...evidence });
    const says = (sent: Record<string, string>) => {
      const orders = Object.entries(sent).map(([codigo, enviada]) => ({
        codigo,
        enviada,
        proveedor: { nombre: 'Nuestra', rut: ours },
      }));
      return server.database.transaction('system', (tx) =>
        tx.execute(sql`update tenders set orders = ${JSON.stringify(orders)}::jsonb, suppliers = '{rut:78904120-2}'
          where id = ${sold} and company_id is null`),
      );
    };
    const query = { desde: '2026-09-15', hasta: '2026-12-20', tipos: ['plazoLegal' as const] };
    const ends = async () => {
      const onFicha = (await clocks(sold)).map(({ de, venceDia }) => `${de} ${venceDia}`);
      const { datos } = await client.deadlines.calendar({ query });
      const onCalendar = datos.filter(({ licitacion }) => licitacion.id === sold);
      expect(onCalendar.map(({ dia }) => dia)).toEqual(onFicha.map((end) => end.split(' ').at(-1)));
      return onFicha;
    };

    await says({ 'OC-7': '2026-09-01T13:00:00.000Z' });
    expect(await ends()).toEqual([]);
    await says({ 'OC-7': '2026-09-01T13:00:00.000Z', 'OC-8': '2026-11-19T13:00:00.000Z' });
    expect(await ends()).toEqual(['OC-8 2026-11-23']);
    // Noted when somebody saw it, long after it was sent.
    await says({ 'OC-7': '2026-09-01T13:00:00.000Z' });
    await server.database.transaction(scope, (tx) =>
      tx.insert(workOrders).values({
        companyId: andes,
        tenderId: sold,
        isOfSource: false,
        code: 'OC-7',
        days: { recibida: '2026-11-19' },
      }),
    );
    expect(await ends()).toEqual([]);
  });

  it('are met, and reopened; only by who may work on the tender', async () => {
    const { client } = await server.as('editor');
    const mark = (hecho: boolean) =>
      client.deadlines.markClock({
        params: { id: idOf.won },
        body: { codigo: 'aceptar-orden', de: 'OC-1', hecho },
      });
    expect((await mark(true)).legales[1]?.hecho).toBe(fixtureNow);
    expect((await mark(true)).legales[1]?.hecho).toBe(fixtureNow);
    expect((await mark(false)).legales[1]?.hecho).toBeNull();
    const author = await server.as('author');
    const json = { codigo: 'aceptar-orden', de: 'OC-1', hecho: true };
    const path = `/api/licitaciones/${idOf.won}/plazos/hecho`;
    expect((await author.send('POST', path, { json })).status).toBe(403);
  });

  it('stay as an operator corrected them, and say what is not known', async () => {
    const told: TermEvent[] = [];
    const dependencies = { database: server.database } as Parameters<typeof legalTermsTask.run>[0];
    const operate = (work: Parameters<typeof legalTermsTask.run>[1]) =>
      legalTermsTask.run(dependencies, work, (term) => told.push(term));
    const cambio = { length: 12, isVerified: false, source: null, inForceTo: '2026-11-12' };
    await operate({ accion: 'corregir', codigo: 'reclamo-tribunal', cambio });
    await fillLegalTerms(server.database);
    await operate({ accion: 'listar' });
    expect(told.map(({ code, length }) => [code, length])).toEqual([
      ['reclamo-tribunal', 12],
      ['aceptar-orden', 2],
      ['certificado-indisponibilidad', 24],
      ['reclamo-tribunal', 12],
    ]);
    expect(await clocks(idOf.awarded)).toMatchObject([
      { plazo: 12, venceDia: '2026-12-01', fuente: null, verificado: false },
    ]);
    const wrong = { inForceFrom: '2026-11-13' };
    await expect(
      operate({ accion: 'corregir', codigo: 'reclamo-tribunal', cambio: wrong }),
    ).rejects.toThrow('antes de empezar');
    await expect(operate({ accion: 'corregir', codigo: 'otro', cambio: wrong })).rejects.toThrow(
      'No hay un plazo «otro».',
    );
    const ended = { inForceTo: '2026-11-11' };
    await operate({ accion: 'corregir', codigo: 'reclamo-tribunal', cambio: ended });
    expect(await clocks(idOf.awarded)).toEqual([]);
  });
});
