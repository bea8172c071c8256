import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { type TenderDraft, tendersToIngest } from '#server/testing/a-tender.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { importReference, type ReferenceEvent } from '#server/operator/import-reference.ts';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-tasas-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function importRates(server: TestServer, lines: string[]): Promise<ReferenceEvent[]> {
  const path = join(folder, 'tasas.csv');
  writeFileSync(path, lines.join('\n'));
  const events: ReferenceEvent[] = [];
  await importReference({ database: server.database }, [path], (event) => events.push(event));
  return events;
}

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

describeServer('bounds of an amount', (server) => {
  const q = '"tasa del día"';
  const published = '2026-11-10T12:00:00';
  const drafts: TenderDraft[] = [
    { code: '911-1-LE26', currency: 'CLP', amount: 4_000_000 },
    { code: '911-2-LE26', currency: 'CLF', amount: 100 },
    // Of this day there is no value of the UF.
    { code: '911-3-LE26', currency: 'CLF', amount: 100, publishedAt: '2026-11-12T12:00:00' },
    { code: '911-4-LE26', currency: 'UTM', amount: 60 },
    { code: '911-5-LE26', currency: 'USD', amount: 4_000 },
    { code: '911-6-LE26', currency: '', amount: 4_000_000 },
  ];
  for (const draft of drafts) draft.title = 'Tasa del día';
  for (const draft of drafts) draft.publishedAt ??= published;
  const context = { runId: null, companyId: null, readAt: fixtureNow };

  it('compare every currency at the rate of the day of publication, before and after the rates come', async () => {
    const { client } = await server.as('editor');
    const found = async (query: object) => {
      const { datos } = await client.tenders.list({ query: { q, sort: 'monto', ...query } });
      return datos.map(({ codigo }) => Number(codigo.split('-')[1]));
    };
    const [before, after] = [drafts.slice(0, 3), drafts.slice(3)];
    await ingestBatch(server.database, tendersToIngest(before), context);
    expect(await found({ montoMin: 3_900_000, montoMax: 4_200_000 })).toEqual([1]);

    const events = await importRates(server, [
      'moneda;fecha;valor;fuente;verificada',
      'UF;10/11/2026;39.500;Un diario;sí',
      'UF;11/11/2026;39.510;Un diario;sí',
      'UTM;11/2026;70.000;;no',
      'Ana;10/11/2026;1;;',
    ]);
    expect(events).toMatchObject([
      { kind: 'rates', rows: 4, withoutRate: 1, rates: { added: 3, changed: 0 }, converted: 1 },
    ]);
    await ingestBatch(server.database, tendersToIngest(after), context);

    // 100 UF are 3.950.000 pesos of that day, and 60 UTM 4.200.000 of that month.
    expect(await found({ montoMin: 3_900_000, montoMax: 4_200_000 })).toEqual([2, 1, 4]);
    expect(await found({ montoMin: 3_950_001 })).toEqual([1, 4]);
    // 4.000.000 are 101,27 UF and 57,14 UTM.
    expect(await found({ moneda: 'CLF', montoMin: 100, montoMax: 102 })).toEqual([2, 1, 3]);
    expect(await found({ moneda: 'UTM', montoMin: 57.1, montoMax: 57.2 })).toEqual([1]);
    expect(await found({ moneda: 'UTM', montoMin: 56 })).toEqual([2, 1, 4]);
    // What cannot be compared only has its own currency.
    expect(await found({ moneda: 'USD', montoMin: 1 })).toEqual([5]);
    expect(await found({ moneda: 'CLF' })).toHaveLength(2);
  });

  it('say what they leave out, and by whose rates they compare', async () => {
    const { client } = await server.as('editor');
    const rates = (query: object) => client.tenders.rates({ query: { q, ...query } });
    expect(await rates({})).toEqual({
      datos: [
        {
          moneda: 'CLF',
          desde: '2026-11-10',
          hasta: '2026-11-11',
          fuentes: ['Un diario'],
          verificadas: true,
        },
        {
          moneda: 'UTM',
          desde: '2026-11-01',
          hasta: '2026-11-01',
          fuentes: ['tasas.csv'],
          verificadas: false,
        },
      ],
      sinTasa: 0,
    });
    expect((await rates({ montoMin: 1 })).sinTasa).toBe(2);
    expect((await rates({ montoMin: 1, moneda: 'CLF' })).sinTasa).toBe(1);
    expect((await rates({ montoMin: 1, moneda: 'USD' })).sinTasa).toBe(0);
  });

  it('follow a rate that is corrected', async () => {
    const { client } = await server.as('editor');
    const row = ['fecha;uf', '10/11/2026;41.000'];
    expect(await importRates(server, row)).toMatchObject([{ rates: { changed: 1 }, converted: 1 }]);
    expect(await importRates(server, row)).toMatchObject([
      { rates: { unchanged: 1 }, converted: 0 },
    ]);
    const { datos } = await client.tenders.list({
      query: { q, montoMin: 4_100_000, montoMax: 4_100_000 },
    });
    expect(datos.map(({ codigo }) => codigo)).toEqual(['911-2-LE26']);
  });
});
