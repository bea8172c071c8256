import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { setFollowing } from '#server/areas/work/follow-commands.ts';
import { rowsOf, type Scope } from '#server/db/database.ts';
import { followedChanges } from '#server/db/schema/follow.ts';
import { people, type PersonName } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';
import { monthBefore } from './window.ts';

const andes: Scope = { companyId: 1, userId: people.admin.id };

const list = async (server: TestServer, person: PersonName, query = {}) =>
  (await server.as(person)).client.followUp.list({ query });

async function seed(server: TestServer): Promise<void> {
  await server.database.transaction(andes, async (tx) => {
    for (const [tenderId, userId] of [
      [1, people.editor.id],
      [2, people.author.id],
    ] as const) {
      await setFollowing(tx, { companyId: 1, tenderId, userId, now: server.now() }, true, 'choice');
    }
    const observed = await rowsOf<{ id: number; tenderId: number }>(
      tx,
      sql`select min(id) as id, tender_id as "tenderId" from visible_tender_observations where tender_id in (1, 2, 3) group by 2`,
    );
    const changes = observed.map(({ id, tenderId }, place) => ({
      companyId: 1,
      tenderId,
      observationId: id,
      place,
      field: 'fecha' as const,
      detail: 'cierre',
      before: { tipo: 'instante' as const, instante: '2026-12-28T18:00:00.000Z', original: 'x' },
      after: { tipo: 'texto' as const, texto: '=HYPERLINK("x")' },
      severity: 'grave' as const,
      source: 'mercado-publico',
      // An hour that is still of the day before in Santiago.
      happenedAt: new Date('2026-11-10T02:30:00.000Z'),
      readAt: new Date('2026-11-10T03:00:00.000Z'),
    }));
    await tx.insert(followedChanges).values(changes);
    const act = { companyId: 1, tenderId: 1, actorId: people.editor.id };
    const old = new Date('2026-09-01T12:00:00.000Z');
    await recordEvent(tx, { ...act, now: old, type: 'etiquetas', after: ['Vieja'] });
    const facts = { de: 'detectada' as const, a: 'en-analisis' as const };
    await recordEvent(tx, { ...act, now: server.now(), type: 'etapa', facts });
    await recordEvent(tx, { ...act, now: server.now(), type: 'etiquetas', after: ['Urgente'] });
  });
}

describeServer('the follow-up', (server) => {
  beforeAll(async () => {
    server.setNow(fixtureNow);
    await seed(server);
  });

  it('begins one month before today, without an end, with what happened to followed tenders', async () => {
    const found = await list(server, 'editor');
    expect([found.desde, found.hasta]).toEqual(['2026-10-20', null]);
    expect(
      found.listado.map(({ clase, licitacion, gravedad, dia }) => [
        clase,
        licitacion.id,
        gravedad,
        dia,
      ]),
    ).toEqual([
      ['equipo', 1, 'leve', '2026-11-20'],
      ['equipo', 1, 'importante', '2026-11-20'],
      ['portal', 2, 'grave', '2026-11-09'],
      ['portal', 1, 'grave', '2026-11-09'],
    ]);
    expect([found.total, found.licitaciones]).toEqual([4, 2]);
  });

  it('counts each filter without its own choice', async () => {
    const { facetas, total } = await list(server, 'editor', { clase: ['portal'] });
    expect(total).toBe(2);
    expect(facetas).toEqual({
      gravedad: [{ valor: 'grave', cantidad: 2 }],
      clase: [
        { valor: 'portal', cantidad: 2 },
        { valor: 'equipo', cantidad: 2 },
      ],
      persona: [],
      campo: [{ valor: 'fecha', cantidad: 2 }],
      dia: [{ valor: '2026-11-09', cantidad: 2 }],
    });
  });

  it('narrows by who follows, person, severity, field, tender and days', async () => {
    const total = async (query: object) => (await list(server, 'editor', query)).total;
    expect(await total({ sigue: 'yo' })).toBe(3);
    expect(await total({ persona: [people.editor.id] })).toBe(2);
    expect(await total({ gravedad: ['importante', 'grave'] })).toBe(3);
    expect(await total({ campo: ['monto'] })).toBe(0);
    expect(await total({ licitacion: 2 })).toBe(1);
    expect(await total({ desde: '2026-11-09', hasta: '2026-11-09' })).toBe(2);
    expect(await total({ desde: '2026-11-10', hasta: '2026-11-10' })).toBe(0);
    expect(await total({ desde: '2026-08-01' })).toBe(5);
    expect((await list(server, 'foreign')).total).toBe(0);
  });

  it('is read page by page, each row once, and counted with the first page', async () => {
    const whole = await list(server, 'editor', { desde: '2026-08-01' });
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(server, 'editor', { desde: '2026-08-01', limit: 2, cursor });
      expect([page.total, page.facetas === null]).toEqual(
        cursor === undefined ? [whole.total, false] : [null, true],
      );
      expect(page.listado.length).toBeLessThanOrEqual(2);
      read.push(...page.listado.map(({ clave }) => clave));
      cursor = page.siguiente ?? undefined;
    } while (cursor !== undefined);
    expect(read).toEqual(whole.listado.map(({ clave }) => clave));
    expect(read).toHaveLength(5);
    const foreign = Buffer.from('["2026-11-20","portal",1]').toString('base64url');
    for (const wrong of ['x', foreign]) {
      const response = (await server.as('editor')).send('GET', `/api/seguimiento?cursor=${wrong}`);
      expect(await problemIn(response)).toMatchObject({
        status: 422,
        fieldErrors: { cursor: { code: 'cursor-ajeno' } },
      });
    }
  });

  it('goes on past what happened to a tender that the company no longer sees', async () => {
    // As when the import was undone that alone had told of it: its number stays.
    const gone = await server.database.ownerTransaction('change', async (query) => {
      const { rows } = await query(
        "insert into tender_keys (company_id, source, code) values (1, 'mercado-publico', 'GONE-1') returning id",
      );
      const [{ id }] = z.tuple([z.object({ id: z.number() })]).parse(rows);
      await query(
        `insert into tender_followers (company_id, tender_id, user_id, is_following, since)
          values (1, ${id}, ${people.editor.id}, true, '${fixtureNow}')`,
      );
      await query(
        `insert into events (company_id, tender_id, actor_id, type, at, before, after)
          values (1, ${id}, ${people.editor.id}, 'etiquetas', '${fixtureNow}', '[]', '["Suya"]')`,
      );
      return id;
    });
    const newest = await list(server, 'editor', { limit: 1 });
    expect(newest.listado).toEqual([]);
    const next = await list(server, 'editor', { limit: 1, cursor: newest.siguiente ?? undefined });
    expect(next.listado).toMatchObject([{ licitacion: { id: 1 } }]);
    await server.database.ownerTransaction('change', (query) =>
      query(`delete from tender_followers where tender_id = ${gone}`),
    );
  });

  it('remembers the visits of a person', async () => {
    const { client } = await server.as('editor');
    expect((await list(server, 'editor')).ultimaVisita).toBeNull();
    expect(await client.followUp.visit()).toEqual({ ultimaVisita: null });
    server.setNow('2026-11-20T17:00:00.000Z');
    expect((await list(server, 'editor')).ultimaVisita).toBe(fixtureNow);
    expect(await client.followUp.visit()).toEqual({ ultimaVisita: fixtureNow });
    expect((await list(server, 'author')).ultimaVisita).toBeNull();
    server.setNow(fixtureNow);
  });

  it('is exported for Excel in Spanish, without formulas', async () => {
    const visitor = await server.as('editor');
    const response = await visitor.send('GET', '/api/seguimiento/exportar?sigue=yo');
    expect(response.headers.get('content-disposition')).toContain('seguimiento-2026-11-20.csv');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines[0]).toBe(
      '"Fecha";"Hora";"Código";"Licitación";"Etapa";"Origen";"Gravedad";"Qué pasó";"Antes";"Después";"Quién";"Fuente"',
    );
    expect(lines[2]).toContain('"Cambió de etapa";"Detectada";"En análisis"');
    expect(lines[3]).toContain('"Cierre";"lun, 28 dic 2026, 15:00";"\'=HYPERLINK(""x"")"');
  });

  it('names in its export which field of the expediente was changed', async () => {
    const visitor = await server.as('editor');
    const { version } = await visitor.client.work.get({ params: { id: 1 } });
    const json = { probabilidad: 70 };
    const headers = { 'if-match': `"${version}"` };
    await visitor.send('PATCH', '/api/licitaciones/1/expediente', { json, headers });
    const response = await visitor.send('GET', '/api/seguimiento/exportar?sigue=yo&clase=equipo');
    expect(await response.text()).toContain('"Cambió la probabilidad";"";"70 %"');
  });

  it('says in words in its export what was decided, and how far an order came', async () => {
    const visitor = await server.as('editor');
    const params = { id: 1 };
    const body = { veredicto: 'no-vamos', razon: 'Falta la patente' } as const;
    await visitor.client.decisions.answer({ params, body });
    const order = { codigo: '1057-3-SE26', dias: { recibida: '2026-11-19' } };
    await visitor.client.workOrders.create({ params, body: order });
    const response = await visitor.send('GET', '/api/seguimiento/exportar?sigue=yo&clase=equipo');
    const text = await response.text();
    expect(text).toContain('"Decidió si participar";"";"No vamos"');
    expect(text).toContain('"Cambió una orden de compra";"";"Recibida"');
  });
});

it.each([
  ['2026-11-20', '2026-10-20'],
  ['2026-03-31', '2026-02-28'],
  ['2028-03-30', '2028-02-29'],
  ['2027-01-15', '2026-12-15'],
])('the day of the month before %s is %s', (day, before) => {
  expect(monthBefore(day)).toBe(before);
});
