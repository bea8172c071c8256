import type { TenderSortField } from '@pliego/contract/areas/tender-sorts';
import type { JsonObject } from '@pliego/sources/notice';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { convertAmounts, writeRates } from './rate-commands.ts';

interface Facts {
  lines?: number;
  documents?: number;
  bidders?: number;
  category?: string;
  guarantee?: [amount: number, currency: string];
}

/** Codes say nothing of the order: they are the other way round. */
const facts: Record<string, Facts> = {
  'orden-5': { lines: 2, documents: 1, bidders: 4, category: 'services', guarantee: [1, 'CLF'] },
  'orden-4': { lines: 12, documents: 3, category: 'works', guarantee: [250_000, 'CLP'] },
  'orden-3': { documents: 10, bidders: 11, category: 'goods', guarantee: [9, 'USD'] },
  'orden-2': { lines: 2, bidders: 4 },
  'orden-1': { lines: 3, documents: 2, bidders: 1, category: 'goods' },
};

function release(code: string, { lines = 0, documents = 0, ...facts }: Facts): JsonObject {
  const { bidders, category, guarantee } = facts;
  const [amount, currency] = guarantee ?? [];
  const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  const tender: JsonObject = {
    id: code,
    title: `Ordenable ${code}`,
    datePublished: '2026-11-10T15:00:00Z',
    value: { amount: 100, currency: 'CLF' },
    items: many(lines).map((at) => ({ id: `${at}`, description: `Línea ${at}` })),
    documents: many(documents).map((at) => ({ id: `${at}`, title: `Anexo ${at}` })),
    ...(bidders === undefined ? {} : { numberOfTenderers: bidders }),
    ...(category === undefined ? {} : { mainProcurementCategory: category }),
    ...(amount === undefined || currency === undefined ? {} : { guarantee: { amount, currency } }),
  };
  return {
    ocid: `ocds-x-${code}`,
    id: '1',
    date: '2026-11-18T12:00:00Z',
    tag: ['tender', 'award'],
    tender,
    awards: [{ id: '1', status: 'active', suppliers: [{ id: '1', name: 'Comercial Uno' }] }],
  };
}

describeServer('orders of the list by what is counted in a tender or noted of it', (server) => {
  const ids = new Map<string, number>();

  beforeAll(async () => {
    server.setNow(fixtureNow);
    await server.database.transaction('system', async (tx) => {
      const rate = { day: '2026-11-10', source: 'Un diario', verified: true };
      await writeRates(tx, [{ currency: 'CLF', clp: 39_000, ...rate }]);
    });
    const batch = Object.entries(facts).map(([code, one]) =>
      hashed({
        source: 'ted',
        code,
        format: 'ocds-release',
        observedAt: '2026-11-18T12:00:00.000Z',
        payload: release(code, one),
      }),
    );
    await ingestBatch(server.database, batch, { runId: null, readAt: fixtureNow, companyId: null });
    await server.database.transaction('system', (tx) => convertAmounts(tx));
    const { client } = await server.as('editor');
    const { datos } = await client.tenders.list({ query: { q: 'ordenable', vista: 'todas' } });
    for (const { id, codigo } of datos) ids.set(codigo, id);
    const offers: [string, object][] = [
      ['orden-1', { probabilidad: 20, montoOferta: 2_000_000, monedaOferta: 'CLP' }],
      ['orden-3', { probabilidad: 80, montoOferta: 100, monedaOferta: 'CLF' }],
      ['orden-4', { probabilidad: 50, montoOferta: 5, monedaOferta: 'USD' }],
    ];
    for (const [code, body] of offers) {
      await client.work.update({ params: { id: ids.get(code) ?? 0 }, body });
    }
  });

  const paged = async (sort: TenderSortField | `-${TenderSortField}`) => {
    const { client } = await server.as('editor');
    const codes: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { q: 'ordenable', vista: 'todas', sort, limit: 2, cursor } as const;
      const page = await client.tenders.list({ query });
      codes.push(...page.datos.map(({ codigo }) => codigo));
      cursor = page.siguiente ?? undefined;
    } while (cursor !== undefined);
    return codes.map((code) => code.replace('orden-', '')).join('');
  };

  it.each([
    // Ties by the number of the tender, which grows as they were read; the other way round downwards.
    ['lineas', '35214', '41253'],
    ['documentos', '25143', '34152'],
    // Of one nobody says how many bid.
    ['oferentes', '15234', '32514'],
    ['categoria', '31452', '54132'],
    // One UF is less than 250.000 pesos; dollars are compared with nothing.
    ['garantias', '54321', '45123'],
    ['probabilidad', '14352', '34125'],
    ['montoOferta', '13542', '31245'],
  ] as const)('%s, read in pages, what lacks it last both ways', async (field, up, down) => {
    expect([await paged(field), await paged(`-${field}`)]).toEqual([up, down]);
  });

  it('are those of the file, of the rows that are chosen and of a saved view too', async () => {
    const editor = await server.as('editor');
    const chosen = ['orden-1', 'orden-3', 'orden-4', 'orden-5'].map((code) => ids.get(code));
    const path = `/api/licitaciones/exportar?formato=csv&sort=-lineas&ids=${chosen.join(',')}`;
    const bytes = Buffer.from(await (await editor.send('GET', path)).arrayBuffer());
    const rows: Record<string, string>[] = parse(bytes, {
      bom: true,
      delimiter: ';',
      columns: true,
    });
    expect(rows.map((row) => [row['Código'], row['Líneas']])).toEqual([
      ['orden-4', '12'],
      ['orden-1', '3'],
      ['orden-5', '2'],
      ['orden-3', '0'],
    ]);
    expect(rows.map((row) => [row['Garantías'], row['Garantías en pesos']])).toEqual([
      ['Garantía 250.000 CLP', '250000'],
      ['', ''],
      ['Garantía 1 CLF', '39000'],
      ['Garantía 9 USD', ''],
    ]);
    const made = await editor.client.views.create({
      body: { pagina: 'licitaciones', nombre: 'Con más líneas', estado: 'sort=-lineas' },
    });
    expect(made.estado).toBe('sort=-lineas');
  });
});
