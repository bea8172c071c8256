import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import type { Observation } from './notice.ts';
import { openFile } from './read.ts';
import { openTable } from './spreadsheet/open-table.ts';
import { hasSharedData, sharedFiles, sharedFile, whenPresent } from './testing/shared-data.ts';
import type { ReadingMessage } from './reading-message.ts';
import { written } from './testing/sentences.ts';

/** Counted apart from this code. The exports are 502 and 3,989 rows; with one header, 4,492 lines. */
const tables: [string, string, number, number][] = [
  ['mercado-publico/exportaciones', 'licitaciones-residuos-2020-2026.csv', 502, 502],
  ['mercado-publico/exportaciones', 'compra-agil-2026-06-17.xlsx', 3989, 3989],
  ['ocds/ecuador-sercop-csv', 'dataset2022_batch10.csv', 8610, 8365],
  ['ocds/mexico-compranet-csv-latin1', 'sample_Contratos2013_150514080004.csv', 399, 369],
];

function pathOf(folder: string, name: string): string {
  const path = sharedFiles(folder).find((found) => found.endsWith(name));
  if (path === undefined) throw new Error(`no ${name}`);
  return path;
}

describe.skipIf(!hasSharedData)(`real tables${whenPresent}`, () => {
  it.each(tables)(
    'of %s: %s gives %i rows of %i processes',
    async (folder, name, rows, processes) => {
      const opened = await openFile(sharedFile(pathOf(folder, name)));
      if (opened.kind !== 'recognised') throw new Error(written(opened.reasons));
      const observations: Observation[] = [];
      const troubles: ReadingMessage[] = [];
      for await (const record of opened.records) {
        if (record.kind === 'rejected') troubles.push(...record.reasons);
        else {
          observations.push(record.observation);
          troubles.push(...record.warnings);
        }
      }
      expect(troubles).toEqual([]);
      expect(observations).toHaveLength(rows);
      expect(new Set(observations.map(({ code }) => code)).size).toBe(processes);
    },
  );

  it('of tenders by their amounts: 218 published and 284 bands in words', async () => {
    const path = pathOf('mercado-publico/exportaciones', '.csv');
    const opened = await openFile(sharedFile(path));
    if (opened.kind !== 'recognised') throw new Error(written(opened.reasons));
    let amounts = 0;
    let bands = 0;
    for await (const record of opened.records) {
      if (record.kind === 'rejected') continue;
      const { amount, description } = factsOf(record.observation);
      if (typeof amount === 'number') amounts += 1;
      if (description?.includes('Monto: ') === true) bands += 1;
    }
    expect([amounts, bands]).toEqual([218, 284]);
  });

  it('that no format knows are offered for a mapping', async () => {
    const path = pathOf('catalogo-empresa', '.xlsx');
    const opened = await openFile(sharedFile(path));
    expect(opened).toMatchObject({
      kind: 'table',
      columns: ['PRODUCTO', 'MARCA', 'precio venta Neto'],
    });
    const table = await openTable({ ...sharedFile(path), path });
    if (table.kind === 'refused') throw new Error(written(table.reasons));
    let rows = 0;
    for await (const row of table.rows) rows += row.kind === 'row' ? 1 : 0;
    await table.close();
    expect(rows).toBe(18_739);
  });
});
