import { beforeAll, describe, expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { tenderTasks, workOrders } from '#server/db/schema/expediente.ts';
import { discardReasons, tenderWork } from '#server/db/schema/work.ts';
import { legalTermsTask, type TermEvent } from '#server/operator/legal-terms.ts';
import { detailElement, type TenderDraft } from '#server/testing/a-tender.ts';
import { fixtureCompanies, people } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';
import { fillLegalTerms } from './legal-term-commands.ts';

const andes = fixtureCompanies[0].id;
const scope = { companyId: andes, userId: people.admin.id };

async function said(server: TestServer, draft: TenderDraft, more: object = {}) {
  const element = { ...detailElement(draft), ...more };
  const observation = hashed({
    source: 'mercado-publico',
    code: draft.code,
    format: 'mp-detalle',
    observedAt: '2026-11-18T12:00:00.000Z',
    payload: element,
  });
  await ingestBatch(server.database, [observation], {
    runId: null,
    readAt: fixtureNow,
    companyId: null,
  });
  const { client } = await server.as('editor');
  return (await client.tenders.list({ query: { q: draft.code } })).datos[0]?.id ?? 0;
}

/** Puts the work of company 1 on a tender into a state that moves of stage would lead to. */
async function stageIs(
  server: TestServer,
  tenderId: number,
  work: Partial<typeof tenderWork.$inferInsert>,
) {
  const row = { companyId: andes, tenderId, version: 1, updatedAt: server.now(), ...work };
  await server.database.transaction(scope, (tx) =>
    tx
      .insert(tenderWork)
      .values(row)
      .onConflictDoUpdate({ target: [tenderWork.companyId, tenderWork.tenderId], set: work }),
  );
}

const evidence = { submittedAt: new Date(fixtureNow), submissionNumber: '1' };

describeServer('the dates of a tender', (server) => {
  let id = 0;
  beforeAll(async () => {
    id = await said(server, {
      code: '9201-1-LE26',
      title: 'Sillas',
      closesAt: '2026-12-09T15:00:00',
    });
    await server.database.transaction(scope, (tx) =>
      tx.insert(tenderTasks).values([
        {
          companyId: andes,
          tenderId: id,
          title: 'Boleta',
          anchor: { hito: 'cierre', dias: -2, unidad: 'habiles' },
          createdAt: server.now(),
        },
        {
          companyId: andes,
          tenderId: id,
          title: 'Anexos',
          dueOn: '2026-11-25',
          createdAt: server.now(),
        },
        {
          companyId: andes,
          tenderId: id,
          title: 'Hecha',
          dueOn: '2026-11-25',
          doneAt: server.now(),
          createdAt: server.now(),
        },
        {
          companyId: andes,
          tenderId: id,
          title: 'Sin hito',
          anchor: { hito: 'visitaTerreno', dias: 0, unidad: 'corridos' },
          createdAt: server.now(),
        },
      ]),
    );
    await stageIs(server, id, { nextAction: 'Llamar', nextActionOn: '2026-11-23' });
  });

  it('have business days left, the internal deadline over the holiday, tasks and the next action', async () => {
    const { client } = await server.as('subscriber');
    const { fechas, legales } = await client.deadlines.ofTender({ params: { id } });
    const shown = fechas.map(({ tipo, dia, diasHabiles, texto }) => [
      tipo,
      dia,
      diasHabiles,
      texto,
    ]);
    // Today is Friday 20 November; Tuesday 8 December is a holiday.
    expect(shown).toEqual([
      ['publicacion', null, -14, null],
      ['proximaAccion', '2026-11-23', 1, 'Llamar'],
      ['tarea', '2026-11-25', 3, 'Anexos'],
      ['tarea', '2026-12-04', 10, 'Boleta'],
      ['interno', '2026-12-07', 11, null],
      ['cierre', null, 12, null],
    ]);
    expect(legales).toEqual([]);
  });

  it('count by the days of the company, which a person of another company does not change', async () => {
    const { client } = await server.as('admin');
    const feriados = [
      { dia: '2026-12-07', nombre: 'Interferiado', habil: false },
      { dia: '2026-12-08', nombre: 'Se trabaja', habil: true },
    ];
    const changed = await client.deadlines.updateCompany({ body: { diasInternos: 2, feriados } });
    expect(changed).toMatchObject({ diasInternos: 2, feriados });
    expect(changed.feriadosLegales).toContainEqual({
      dia: '2026-12-08',
      nombre: 'Inmaculada Concepción',
    });
    const dates = await client.deadlines.ofTender({ params: { id } });
    const dayOf = (kind: string) => dates.fechas.find(({ tipo }) => tipo === kind)?.dia;
    expect(dayOf('interno')).toBe('2026-12-04');
    const { feriados: off } = await client.deadlines.calendar({
      query: { desde: '2026-12-07', hasta: '2026-12-25' },
    });
    expect(off).toEqual([
      { dia: '2026-12-07', nombre: 'Interferiado' },
      { dia: '2026-12-25', nombre: 'Navidad' },
    ]);
    const foreign = await server.as('foreign');
    expect(await foreign.client.deadlines.company()).toMatchObject({
      diasInternos: 1,
      feriados: [],
    });
    const theirs = await foreign.client.deadlines.ofTender({ params: { id } });
    expect(theirs.fechas.map(({ tipo }) => tipo)).toEqual(['publicacion', 'interno', 'cierre']);
    await client.deadlines.updateCompany({ body: { diasInternos: 1, feriados: [] } });
    expect(await client.deadlines.company()).toMatchObject({ diasInternos: 1, feriados: [] });
  });

  it('keep the reminder of each person', async () => {
    const editor = await server.as('editor');
    const remind = (dias: number | null) =>
      editor.client.deadlines.remind({ params: { id }, body: { tipo: 'cierre', dias } });
    const reminderOf = async (person: 'editor' | 'admin') => {
      const { client } = await server.as(person);
      const { fechas } = await client.deadlines.ofTender({ params: { id } });
      return fechas.find(({ tipo }) => tipo === 'cierre')?.recordatorio;
    };
    await remind(3);
    await remind(2);
    expect([await reminderOf('editor'), await reminderOf('admin')]).toEqual([2, null]);
    await remind(null);
    expect(await reminderOf('editor')).toBeNull();
  });

  it.each([
    [{ diasInternos: -1 }, 'diasInternos'],
    [{ diasInternos: 31 }, 'diasInternos'],
    [{ feriados: [{ dia: '2026-02-30', nombre: 'x', habil: false }] }, 'feriados.0.dia'],
    [{ feriados: [{ dia: '2026-02-28', nombre: ' ', habil: false }] }, 'feriados.0.nombre'],
  ])('refuse %j', async (json, field) => {
    const admin = await server.as('admin');
    const problem = await problemIn(admin.send('PATCH', '/api/empresa/plazos', { json }));
    expect(problem.status).toBe(422);
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual([field]);
  });
});

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

describeServer('the calendar of a list', (server) => {
  const code = (n: number) => `9203-${n}-LE26`;
  const ids: number[] = [];
  beforeAll(async () => {
    for (const n of [1, 2, 3])
      ids.push(
        await said(
          server,
          { code: code(n), title: `Toldo ${n}`, closesAt: '2027-03-03T15:00:00' },
          {
            Fechas: {
              FechaPublicacion: '2026-11-01T09:00:00',
              FechaCierre: '2027-03-03T15:00:00',
              FechaVisitaTerreno: '2027-02-01T10:00:00',
            },
          },
        ),
      );
    const [own = 0, , discarded = 0] = ids;
    await stageIs(server, own, { assigneeId: people.editor.id, stage: 'en-analisis' });
    const [reason] = await server.database.transaction(scope, (tx) =>
      tx
        .insert(discardReasons)
        .values({ companyId: andes, name: 'Lejos', nameKey: 'lejos', stage: 'descartada' })
        .returning({ id: discardReasons.id }),
    );
    await stageIs(server, discarded, { stage: 'descartada', reasonId: reason?.id ?? 0 });
  });
  const window = { desde: '2027-02-01', hasta: '2027-03-31' };

  it('has all dates of ours, the closing of others, and nothing that was discarded', async () => {
    const { client } = await server.as('editor');
    const { datos, porDia, completo } = await client.deadlines.calendar({ query: window });
    expect(datos.map(({ licitacion, tipo, dia }) => [licitacion.codigo, tipo, dia])).toEqual([
      [code(1), 'visitaTerreno', null],
      [code(1), 'interno', '2027-03-02'],
      [code(1), 'cierre', null],
      [code(2), 'cierre', null],
    ]);
    expect(datos[2]?.licitacion).toMatchObject({
      etapa: 'en-analisis',
      Asignado: people.editor.id,
    });
    expect(porDia).toEqual([
      { dia: '2027-02-01', cantidad: 1, mias: 1 },
      { dia: '2027-03-02', cantidad: 1, mias: 1 },
      { dia: '2027-03-03', cantidad: 2, mias: 1 },
    ]);
    expect(completo).toBe(true);
  });

  it('takes the filter of the list, the kinds, and finds the discarded when asked', async () => {
    const { client } = await server.as('editor');
    const codes = async (query: object) => {
      const { datos } = await client.deadlines.calendar({ query: { ...window, ...query } });
      return datos.map(({ licitacion, tipo }) => `${licitacion.codigo} ${tipo}`);
    };
    expect(await codes({ q: code(2) })).toEqual([`${code(2)} cierre`]);
    expect(await codes({ asignado: ['yo'], tipos: ['visitaTerreno'] })).toEqual([
      `${code(1)} visitaTerreno`,
    ]);
    expect(await codes({ etapa: ['descartada'], tipos: ['cierre'] })).toEqual([
      `${code(3)} cierre`,
    ]);
    const foreign = await server.as('foreign');
    const theirs = await foreign.client.deadlines.calendar({ query: window });
    expect(theirs.datos.map(({ licitacion }) => licitacion.Asignado)).toEqual([null, null, null]);
  });

  describe('refuses', () => {
    it.each([
      ['a window that ends before it begins', '?desde=2027-02-02&hasta=2027-02-01', 'hasta'],
      ['one of more than 100 days', '?desde=2027-01-01&hasta=2027-04-12', 'hasta'],
      ['one without an end', '?desde=2027-01-01', 'hasta'],
      ['a kind that is none', '?desde=2027-01-01&hasta=2027-01-02&tipos=nada', 'tipos.0'],
    ])('%s', async (_, query, field) => {
      const editor = await server.as('editor');
      const problem = await problemIn(editor.send('GET', `/api/licitaciones/calendario${query}`));
      expect(problem.status).toBe(422);
      expect(Object.keys(problem.fieldErrors ?? {})).toEqual([field]);
    });
  });
});
