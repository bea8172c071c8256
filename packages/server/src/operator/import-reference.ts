import { type Message, createMessage } from '@pliego/contract/message';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { foldText } from '@pliego/contract/rules/fold-text';
import { type CurrencyRate, type RateTable, rateTableOf } from '@pliego/sources/currency-rates';
import { type ReferenceCode, referenceTableOf } from '@pliego/sources/reference-codes';
import { openTable } from '@pliego/sources/spreadsheet/open-table';
import { cellsByName, type Table } from '@pliego/sources/spreadsheet/table';
import { holdIngest } from '#server/areas/sources/ingest.ts';
import { convertAmounts, writeRates } from '#server/areas/tenders/rate-commands.ts';
import {
  writeReferenceCodes,
  type WrittenCodes,
} from '#server/areas/tenders/reference-commands.ts';
import type { Database } from '#server/db/database.ts';
import { filesUnder, type PathDependencies } from './import-paths.ts';

/**
 * The events of an import of reference tables, one per file; the same whether the server or the command line
 * runs it.
 */
export type ReferenceEvent =
  | {
      kind: 'table';
      name: string;
      label: string;
      rows: number;
      withoutCode: number;
      codes: WrittenCodes;
    }
  | {
      kind: 'rates';
      name: string;
      rows: number;
      /** Rows of which no rate could be read. */
      withoutRate: number;
      rates: WrittenCodes;
      /** Tenders whose amount in pesos they changed. */
      converted: number;
    }
  | { kind: 'failed'; path: string; error: readonly Message[] };

/** Codes written at once; a whole table is a few ten thousand. */
const batchSize = 2_000;

/** Every code that a table names, each once: the first row that names one decides. */
async function codesOf(
  table: Table,
  codesIn: (cells: Parameters<typeof cellsByName>[1]) => ReferenceCode[],
): Promise<{ rows: number; withoutCode: number; codes: ReferenceCode[] }> {
  const codes = new Map<string, ReferenceCode>();
  let rows = 0;
  let withoutCode = 0;
  for await (const row of table.rows) {
    rows += 1;
    const named = row.kind === 'row' ? codesIn(row.cells) : [];
    if (named.length === 0) withoutCode += 1;
    for (const code of named) {
      const key = `${code.scheme} ${code.code}`;
      if (!codes.has(key)) codes.set(key, code);
    }
  }
  return { rows, withoutCode, codes: [...codes.values()] };
}

/** Rates, and what they say of the amounts that are stored; the last row of a day decides. */
async function importRates(
  database: Database,
  name: string,
  table: Table,
  { rates: ratesIn }: RateTable,
): Promise<ReferenceEvent> {
  const header = table.header.map(foldText);
  const rates = new Map<string, CurrencyRate>();
  let rows = 0;
  let withoutRate = 0;
  for await (const row of table.rows) {
    rows += 1;
    const found = row.kind === 'row' ? ratesIn(cellsByName(header, row.cells), name) : [];
    if (found.length === 0) withoutRate += 1;
    for (const rate of found) rates.set(`${rate.currency} ${rate.day}`, rate);
  }
  return database.transaction('system', async (tx) => {
    // Otherwise a tender that is written meanwhile would keep the amount of before.
    await holdIngest(tx);
    const written = await writeRates(tx, [...rates.values()]);
    const converted = await convertAmounts(tx);
    return { kind: 'rates', name, rows, withoutRate, rates: written, converted };
  });
}

async function importTable(database: Database, path: string): Promise<ReferenceEvent> {
  const name = basename(path);
  const table = await openTable({ name, path, bytes: createReadStream(path) });
  if (table.kind === 'refused') return { kind: 'failed', path, error: table.reasons };
  try {
    const known = referenceTableOf(table.header);
    if (known === null) {
      const ofRates = rateTableOf(table.header.map(foldText));
      return ofRates === null
        ? { kind: 'failed', path, error: [createMessage('no-es-tabla-de-nombres')] }
        : await importRates(database, name, table, ofRates);
    }
    const header = table.header.map((column) => column.trim().toLowerCase());
    const found = await codesOf(table, (cells) => known.codes(cellsByName(header, cells)));
    const total: WrittenCodes = { added: 0, changed: 0, unchanged: 0 };
    for (let at = 0; at < found.codes.length; at += batchSize) {
      const batch = found.codes.slice(at, at + batchSize);
      const done = await database.transaction('system', (tx) => writeReferenceCodes(tx, batch));
      total.added += done.added;
      total.changed += done.changed;
      total.unchanged += done.unchanged;
    }
    const { rows, withoutCode } = found;
    return { kind: 'table', name, label: known.label, rows, withoutCode, codes: total };
  } finally {
    await table.close();
  }
}

/** Imports the names of public classifications from files and folders of this machine. Again changes nothing. */
export async function importReference(
  { database, signal }: Pick<PathDependencies, 'database' | 'signal'>,
  paths: readonly string[],
  tell: (event: ReferenceEvent) => void,
): Promise<void> {
  for (const path of paths) {
    try {
      for (const file of await filesUnder(path)) {
        if (signal?.aborted === true) return;
        tell(await importTable(database, file.path));
      }
    } catch (error) {
      if (!(error instanceof Error) || !('syscall' in error)) throw error;
      tell({ kind: 'failed', path, error: [createMessage('ruta-ilegible')] });
    }
  }
  await database.maintain();
}
