import { type Message, createMessage } from '@pliego/contract/message';
import type { SpreadsheetMapping } from '@pliego/contract/areas/spreadsheets';
import type { ArchiveLimits } from '@pliego/sources/archive/limits';
import type { ReadRecord } from '@pliego/sources/notice';
import type { SourceFile } from '@pliego/sources/read';
import { mappedRecords } from '@pliego/sources/spreadsheet/mapping';
import { openTable } from '@pliego/sources/spreadsheet/open-table';

/** What the format of a table of the company is called. */
export const mappedLabel: readonly Message[] = [createMessage('formato-planilla')];

export type OpenedMapped =
  | { kind: 'recognised'; label: readonly Message[]; records: AsyncGenerator<ReadRecord> }
  | {
      kind: 'refused';
      code: 'archivo-vacio' | 'archivo-no-reconocido';
      reasons: readonly Message[];
    };

/** The columns that a mapping names and a table does not have, by their field. */
export function missingColumns(
  { columnas }: SpreadsheetMapping,
  header: readonly string[],
): [field: string, column: string][] {
  return Object.entries(columnas).filter(([, column]) => !header.includes(column));
}

/** The message of columns that are not there. */
export function withoutColumns(missing: readonly [string, string][]): Message {
  const names = [...new Set(missing.map(([, column]) => `«${column}»`))].join(', ');
  return createMessage('tabla-sin-columnas', { columnas: names });
}

/** Opens a table to be read with a mapping; its records are read once, and close it. */
export async function openMapped(
  file: SourceFile,
  mapping: SpreadsheetMapping,
  now: Date,
  limits: ArchiveLimits,
): Promise<OpenedMapped> {
  const opened = await openTable(file, limits);
  if (opened.kind === 'refused') return opened;
  const missing = missingColumns(mapping, opened.header);
  if (missing.length > 0) {
    await opened.close();
    const reasons = [withoutColumns(missing)];
    return { kind: 'refused', code: 'archivo-no-reconocido', reasons };
  }
  const records = mappedRecords(opened, mapping, now.toISOString());
  return { kind: 'recognised', label: mappedLabel, records };
}
