import type { JsonObject } from '@pliego/sources/notice';
import { and, asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellOfChanges } from '#server/areas/notices/change-notices.ts';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { followedChanges, watchStates } from '#server/db/schema/follow.ts';
import { detailElement, type TenderDraft } from '#server/testing/a-tender.ts';
import { fixtureCompanies, people } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';
import { aReason, onWork, someEvidence } from '#server/testing/work-calls.ts';
import { watchAll } from './watch-commands.ts';

/** What tells people, watched by the tests. */
const tell = vi.fn<typeof tellOfChanges>(tellOfChanges);

let minute = 0;
let number = 0;
const nextCode = () => {
  number += 1;
  return `9300-${number}-LE26`;
};

/** What the portal says of a tender now. */
async function said(server: TestServer, draft: TenderDraft, more: JsonObject = {}) {
  minute += 1;
  const at = new Date(Date.parse(fixtureNow) + minute * 60_000).toISOString();
  const { code } = draft;
  const payload = { ...detailElement(draft), ...more };
  const observation = { source: 'mercado-publico', format: 'mp-detalle' } as const;
  const batch = [hashed({ ...observation, code, observedAt: at, payload })];
  await ingestBatch(server.database, batch, { runId: null, readAt: at, companyId: null });
}

async function idOf(server: TestServer, code: string): Promise<number> {
  const { client } = await server.as('editor');
  return (await client.tenders.list({ query: { q: code } })).datos[0]?.id ?? 0;
}

const watch = (server: TestServer) => watchAll(server.database, () => server.now(), { tell });

/** What is written of a tender for a company, but for its first observation. */
function changesOf(server: TestServer, companyId: number, tenderId: number) {
  return server.database.read({ companyId, userId: 1 }, async (tx) => {
    const rows = await tx
      .select()
      .from(followedChanges)
      .where(eq(followedChanges.tenderId, tenderId))
      .orderBy(asc(followedChanges.id));
    return rows
      .filter(({ field }) => field !== 'licitacion')
      .map(({ field, detail, severity }) => [field, detail, severity]);
  });
}

/** An award of all lines to a supplier, as the portal states it. */
const awardTo = (rut: string, name: string): JsonObject => ({
  Items: {
    Cantidad: 1,
    Listado: [
      {
        Correlativo: 1,
        CodigoProducto: 44_101_700,
        Categoria: 'Papelería',
        NombreProducto: 'Papel',
        Descripcion: 'Papel',
        UnidadMedida: 'Unidad',
        Cantidad: 10,
        Adjudicacion: {
          RutProveedor: rut,
          NombreProveedor: name,
          Cantidad: 10,
          MontoUnitario: 500,
        },
      },
    ],
  },
});

const awarded = { stateCode: 8, stateText: 'Adjudicada' } as const;
const [andes, austral] = fixtureCompanies;
const closing = { before: '2026-12-15T15:00:00', earlier: '2026-12-10T15:00:00' };

describeServer('the watch of followed tenders', (server) => {
  beforeEach(() => watch(server));
  afterEach(() => {
    tell.mockReset();
    tell.mockImplementation(tellOfChanges);
  });

  /** A tender that the company of a person follows. */
  async function followed(person: 'editor' | 'foreign' = 'editor') {
    const code = nextCode();
    await said(server, { code });
    const id = await idOf(server, code);
    const { client } = await server.as(person);
    await client.work.follow({ params: { id }, body: { siguiendo: true } });
    await watch(server);
    tell.mockClear();
    return { code, id, params: { id } };
  }

  it('writes once what changed, and tells of it once, for those who follow alone', async () => {
    const { code, id } = await followed();
    await said(server, { code, closesAt: closing.earlier });
    await watch(server);
    await watch(server);
    expect(await changesOf(server, andes.id, id)).toEqual([['fecha', 'cierre', 'grave']]);
    expect(await changesOf(server, austral.id, id)).toEqual([]);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(tell.mock.calls[0]?.[1]).toMatchObject({
      companyId: andes.id,
      tenderId: id,
      changes: [{ field: 'fecha', detail: 'cierre', severity: 'grave' }],
    });
    await said(server, { code, closesAt: '2026-12-20T15:00:00' });
    await watch(server);
    expect((await changesOf(server, andes.id, id)).at(-1)).toEqual([
      'fecha',
      'cierre',
      'importante',
    ]);
  });

  it('loses and doubles nothing when it is cut off, or runs twice at once', async () => {
    const { code, id } = await followed();
    await said(server, { code, closesAt: closing.earlier });
    tell.mockRejectedValueOnce(new Error('the process ends here'));
    await expect(watch(server)).rejects.toThrow('the process ends here');
    expect(await changesOf(server, andes.id, id)).toEqual([]);
    tell.mockClear();
    await Promise.all([watch(server), watch(server), watch(server)]);
    expect(await changesOf(server, andes.id, id)).toHaveLength(1);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('writes the earlier changes of a tender that is followed since a moment ago, and tells of none', async () => {
    const code = nextCode();
    await said(server, { code });
    await said(server, { code, closesAt: closing.earlier });
    await watch(server);
    const id = await idOf(server, code);
    expect(await changesOf(server, andes.id, id)).toEqual([]);
    const { client } = await server.as('editor');
    await client.tenders.assign({ params: { id }, body: { Usuario: people.editor.id } });
    tell.mockClear();
    await watch(server);
    expect(await changesOf(server, andes.id, id)).toEqual([['fecha', 'cierre', 'grave']]);
    expect(tell).not.toHaveBeenCalled();
  });

  it.each([[{ stateCode: 7, stateText: 'Desierta' }], [{ stateCode: 15, stateText: 'Revocada' }]])(
    'ends by itself what the portal ends: %j',
    async (state) => {
      const { code, params } = await followed();
      const { client } = await server.as('editor');
      await client.work.move({ params, body: { etapa: 'en-preparacion' } });
      await said(server, { code, ...state });
      await watch(server);
      expect(await client.work.get({ params })).toMatchObject({ etapa: 'sin-ganador', version: 2 });
      const [event] = (await client.tenders.events({ params })).datos;
      expect(event).toMatchObject({
        tipo: 'etapa',
        usuario: null,
        hechos: { de: 'en-preparacion', a: 'sin-ganador', automatica: true },
      });
      await client.work.move({ params, body: { etapa: 'en-preparacion' } });
      await watch(server);
      expect(await client.work.get({ params })).toMatchObject({ etapa: 'en-preparacion' });
    },
  );

  it('proposes how a bid ended, for a person to accept', async () => {
    const { code, params } = await followed();
    const { client } = await server.as('editor');
    await client.work.move({ params, body: { etapa: 'presentada', evidencia: someEvidence } });
    await said(server, { code, ...awarded }, awardTo(' 78904120-2', 'COMERCIAL ANDES'));
    await watch(server);
    const waiting = await client.work.get({ params });
    expect(waiting).toMatchObject({
      etapa: 'presentada',
      propuesta: {
        etapa: 'ganada',
        resultado: { ganador: 'COMERCIAL ANDES', rutGanador: '78904120-2', monto: 5_000 },
      },
    });
    const { datos } = await client.tenders.list({ query: { propuesta: 'si' } });
    expect(datos.map(({ id, propuesta }) => [id, propuesta])).toEqual([[params.id, 'ganada']]);
    const won = await client.work.decideProposal({ params, body: { acepta: true } });
    expect(won).toMatchObject({
      etapa: 'ganada',
      propuesta: null,
      resultado: waiting.propuesta?.resultado,
    });
    const again = onWork(await server.as('editor'), params.id, 'propuesta', { acepta: true });
    expect(await problemIn(again)).toMatchObject({
      status: 422,
      motivo: { code: 'sin-propuesta' },
    });
  });

  it('proposes a loss, which a person may reject, and withdraws what no longer holds', async () => {
    const { code, params } = await followed();
    const { client } = await server.as('editor');
    await client.work.move({ params, body: { etapa: 'presentada', evidencia: someEvidence } });
    const award = awardTo('76.000.000-0', 'Otra SpA');
    await said(server, { code, ...awarded }, award);
    await watch(server);
    expect((await client.work.get({ params })).propuesta?.etapa).toBe('perdida');
    const author = await server.as('author');
    expect(
      await problemIn(onWork(author, params.id, 'propuesta', { acepta: false })),
    ).toMatchObject({ code: 'sin-permiso' });
    const rejected = await client.work.decideProposal({
      params,
      body: { acepta: false, nota: 'Reclamaremos' },
    });
    expect(rejected).toMatchObject({ etapa: 'presentada', propuesta: null });
    await watch(server);
    expect((await client.work.get({ params })).propuesta).toBeNull();

    await said(server, { code, ...awarded }, awardTo('76.000.000-0', 'Otra Limitada'));
    await watch(server);
    expect((await client.work.get({ params })).propuesta?.etapa).toBe('perdida');
    await said(server, { code, stateCode: 6, stateText: 'Cerrada' });
    await watch(server);
    expect((await client.work.get({ params })).propuesta).toBeNull();
  });

  it('tells nobody of what is discarded', async () => {
    const { code, id, params } = await followed();
    const editor = await server.as('editor');
    const motivo = await aReason(editor, 'descartada');
    await editor.client.work.move({ params, body: { etapa: 'descartada', motivo } });
    await said(server, { code, closesAt: closing.earlier });
    await watch(server);
    expect(await changesOf(server, andes.id, id)).toHaveLength(1);
    expect(tell).not.toHaveBeenCalled();
  });

  it('begins with the newest observation of the day on which a company is first watched', async () => {
    const { code } = await followed('foreign');
    await server.database.transaction({ companyId: austral.id, userId: 1 }, (tx) =>
      tx.delete(watchStates).where(and(eq(watchStates.companyId, austral.id))),
    );
    await said(server, { code, closesAt: closing.earlier });
    await watch(server);
    expect(tell).not.toHaveBeenCalled();
  });
});
