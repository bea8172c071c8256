import type { JsonObject } from '@pliego/sources/notice';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { aTender } from '#server/testing/a-tender.ts';
import { people } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, type TestServer, type Visitor } from '#server/testing/test-server.ts';
import { onWork } from '#server/testing/work-calls.ts';

const code = '8301-1-LE26';
const person = '12.345.678-5';
const masked = '••.•••.678-5';
const official = 'Rosa Reservada';

async function ingestAward(server: TestServer): Promise<void> {
  const tender = aTender({ code, title: 'Ganada por una persona', stateCode: 8 });
  const line: JsonObject = {
    Correlativo: 1,
    CodigoProducto: 44_101_700,
    NombreProducto: 'Papel',
    Adjudicacion: {
      NombreProveedor: 'Rosa Soto',
      RutProveedor: person,
      Cantidad: 1,
      MontoUnitario: 10,
    },
  };
  const payload = {
    ...tender.payload,
    NombreResponsableContrato: official,
    Items: { Cantidad: 1, Listado: [line] },
  };
  await ingestBatch(server.database, [hashed({ ...tender, payload })], {
    runId: null,
    readAt: fixtureNow,
    companyId: null,
  });
}

/** Everything that the calls about public facts answer of the tender, as one text. */
async function shownTo({ client }: Visitor, id: number): Promise<Record<string, string>> {
  const params = { id };
  const answers = {
    get: await client.tenders.get({ params }),
    history: await client.tenders.history({ params }),
    observations: await client.tenders.observations({ params }),
    list: await client.tenders.list({ query: { q: person } }),
    names: (
      await client.tenders.supplierNames({ query: { claves: ['rut:12345678-5'] } })
    ).datos.map(({ rut }) => rut),
    suppliers: await client.tenders.suppliers({ query: { vista: 'todas', buscar: 'rosa soto' } }),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, JSON.stringify(answer)]),
  );
}

describeServer('personal data in public facts', (server) => {
  let id = 0;

  beforeAll(async () => {
    await ingestAward(server);
    const { client } = await server.as('admin');
    id = (await client.tenders.list({ query: { q: code } })).datos[0]?.id ?? 0;
  });

  it.each(['admin', 'maintainer', 'editor'] as const)('is seen by the %s', async (role) => {
    const shown = await shownTo(await server.as(role), id);
    for (const call of ['get', 'observations', 'names', 'suppliers']) {
      expect(shown[call]).toContain(person);
    }
    expect(shown['observations']).toContain(official);
  });

  it.each(['author', 'subscriber'] as const)('is masked for the %s', async (role) => {
    const shown = await shownTo(await server.as(role), id);
    expect(shown['get']).toContain(masked);
    expect(shown['observations']).toContain(masked);
    expect(shown['names']).toContain(masked);
    const all = JSON.stringify(shown).replaceAll('\\"', '"');
    expect(all).not.toMatch(/12\.?345\.?678/);
    expect(all).not.toContain(official);
    // Its name, what it won and for how much stay.
    expect(shown['get']).toContain('Rosa Soto');
  });

  it('is found by who types it, also masked', async () => {
    const { client } = await server.as('subscriber');
    const query = { vista: 'todas', buscar: person } as const;
    expect((await client.tenders.suppliers({ query })).datos).toMatchObject([
      { nombre: 'Rosa Soto', rut: masked },
    ]);
    const found = await client.tenders.list({ query: { proveedor: ['rut:12345678-5'] } });
    expect(found.datos.map(({ codigo }) => codigo)).toEqual([code]);
  });

  it('stays what it was where who sees it masked sends it back', async () => {
    const proposed = { ganador: 'Rosa Soto', rutGanador: '12345678-5', monto: 10, moneda: 'CLP' };
    await server.database.transaction({ companyId: 1, userId: 1 }, (tx) =>
      tx.insert(tenderWork).values({
        companyId: 1,
        tenderId: id,
        assigneeId: people.author.id,
        stage: 'presentada',
        submittedAt: new Date(fixtureNow),
        submissionNumber: 'OF-1',
        proposedStage: 'perdida',
        proposedAt: new Date(fixtureNow),
        proposedOutcome: proposed,
        version: 1,
        updatedAt: new Date(fixtureNow),
      }),
    );
    const author = await server.as('author');
    const { propuesta } = await author.client.work.get({ params: { id } });
    expect(propuesta?.resultado).toEqual({ ...proposed, rutGanador: masked });
    const sent = { acepta: true, resultado: { ...proposed, rutGanador: masked } };
    expect((await onWork(author, id, 'propuesta', sent, 1)).status).toBe(200);
    const [row] = await server.database.read({ companyId: 1, userId: 1 }, (tx) =>
      tx
        .select({ outcome: tenderWork.outcome })
        .from(tenderWork)
        .where(eq(tenderWork.tenderId, id)),
    );
    expect(row?.outcome).toEqual(proposed);
    const editor = await server.as('editor');
    expect((await editor.client.work.get({ params: { id } })).resultado).toEqual(proposed);
  });
});
