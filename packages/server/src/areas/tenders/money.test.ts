import { expect, it } from 'vitest';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { tendersToIngest } from '#server/testing/a-tender.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer } from '#server/testing/test-server.ts';

describeServer('an amount whose source names no currency', (server) => {
  it('has none on the list, in the filters and among bounds in pesos', async () => {
    const drafts = [
      { code: '910-1-LE26', title: 'Moneda callada', currency: '', amount: 8_000_000 },
      { code: '910-2-LE26', title: 'Moneda callada', currency: 'CLP', amount: 9_000_000 },
      { code: '910-3-LE26', title: 'Moneda callada', currency: '', amount: null },
    ];
    const context = { runId: null, companyId: null, readAt: fixtureNow };
    await ingestBatch(server.database, tendersToIngest(drafts), context);
    const { client } = await server.as('editor');
    const q = '"moneda callada"';
    const found = async (query: object) =>
      (await client.tenders.list({ query: { q, ...query } })).datos.map((tender) => tender.codigo);

    const { datos } = await client.tenders.list({ query: { q: '910-1-LE26', limit: 1 } });
    expect(datos[0]).toMatchObject({ monto: 8_000_000, moneda: null });
    expect(await found({ moneda: 'sin' })).toEqual(['910-1-LE26']);
    expect(await found({ moneda: 'sin', montoMin: 8_000_001 })).toEqual([]);
    expect(await found({ montoMin: 1 })).toEqual(['910-2-LE26']);
    const { moneda } = await client.tenders.facets({ query: { q } });
    expect(moneda).toEqual([
      { valor: 'CLP', cantidad: 1 },
      { valor: 'sin', cantidad: 1 },
    ]);
  });
});
