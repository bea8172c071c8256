import {
  type ExportColumn,
  exportColumns,
  type ExportFormat,
  maxPaperRows,
  maxSheetRows,
} from '@pliego/contract/areas/exports';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import {
  type Stretch,
  type WholeList,
  wholeList,
  type WholeListQuery,
} from '#server/areas/tenders/whole-list-queries.ts';
import type { Position } from '#server/areas/tenders/cursor.ts';
import { asSeenBy, type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { type Cell, cellsOf } from './columns.ts';
import { csvFile } from './csv-file.ts';
import { ocdsFile } from './ocds-file.ts';
import { pdfList } from './pdf-list.ts';
import { type PaperOwner, paperHead } from './paper-head.ts';
import { type CompanyNames, companyNames, exportRows } from './row-queries.ts';
import { xlsxFile } from './xlsx-file.ts';

/*
 * All tenders of a list as a file. Each stretch of rows is a transaction of its own, since an embedded database answers nobody
 * else meanwhile; so what changes while the file is made may be in it or not, but no tender is in it twice by that.
 */

const stretchSize = 500;

export interface ExportRequest {
  format: ExportFormat;
  columns?: readonly ExportColumn[] | undefined;
  query: WholeListQuery;
  /** Told of each stretch how many rows it has, once they are read. */
  onRows?: (rows: number) => void;
}

export interface ExportDependencies {
  database: Database;
  baseUrl: () => string;
}

export interface ExportedFile {
  name: string;
  type: string;
  rows: number;
  bytes: AsyncGenerator<Uint8Array>;
}

export const fileTypes: Record<ExportFormat, { ending: string; type: string }> = {
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  xlsx: {
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pdf: { ending: 'pdf', type: 'application/pdf' },
  ocds: { ending: 'json', type: 'application/json; charset=utf-8' },
};

/** Refuses what the format has no form for. */
function refuse(format: ExportFormat, rows: number): void {
  if (format === 'ocds' && rows === 0) {
    throw new ProblemError('datos-invalidos', createMessage('exportacion-vacia'));
  }
  if (format === 'xlsx' && rows > maxSheetRows) {
    const params = { cantidad: rows, max: maxSheetRows };
    throw new ProblemError('datos-invalidos', createMessage('exportacion-larga', params));
  }
}

/** What paper holds. */
function refusePaper(rows: number): void {
  if (rows <= maxPaperRows) return;
  const params = { cantidad: rows, max: maxPaperRows };
  throw new ProblemError('datos-invalidos', createMessage('exportacion-larga-pdf', params));
}

/** What `present` makes of each stretch of a list, one after the other. */
async function* stretchesOf<T>(
  database: Database,
  caller: Caller,
  { list, onRows }: { list: WholeList; onRows: ExportRequest['onRows'] },
  present: (tx: Tx, ids: number[]) => Promise<T[]>,
): AsyncGenerator<T[]> {
  let after: Position | null = null;
  const seen = new Set<number>();
  do {
    const from: Position | null = after;
    const { ids, next }: Stretch = await database.read(scopeOf(caller), (tx) =>
      list.stretch(tx, from, stretchSize),
    );
    // What moved further down meanwhile would come again.
    const news = ids.filter((id) => !seen.has(id));
    for (const id of news) seen.add(id);
    const rows = await database.lookUp(scopeOf(caller), (tx) => present(tx, news));
    onRows?.(rows.length);
    yield rows;
    after = next;
  } while (after !== null);
}

function tableFile(
  { database, baseUrl }: ExportDependencies,
  { format, columns = exportColumns, onRows }: ExportRequest,
  caller: Caller,
  { list, names, paper }: { list: WholeList; names: CompanyNames; paper: PaperOwner | null },
  now: Date,
): AsyncGenerator<Uint8Array> {
  const context = { ...names, baseUrl: baseUrl(), now };
  const chosen = [...new Set(columns)];
  const rows: AsyncGenerator<Record<string, Cell>[]> = stretchesOf(
    database,
    caller,
    { list, onRows },
    async (tx, ids) => {
      const found = await exportRows(tx, ids, caller.companyId);
      return asSeenBy(
        caller,
        found.map((row) => cellsOf(chosen, row, context)),
      );
    },
  );
  if (paper !== null) return pdfList(chosen, rows, paper, list.total);
  return format === 'csv' ? csvFile(chosen, rows) : xlsxFile(chosen, rows, now);
}

const nameOf = ({ format }: ExportRequest, now: Date): string =>
  `licitaciones-${santiagoDay(now)}.${fileTypes[format].ending}`;

/** The list that is exported; refuses one for which the format has no form. */
async function listToExport(
  tx: Tx,
  { format, query }: ExportRequest,
  caller: Caller,
  now: Date,
): Promise<WholeList> {
  const list = await wholeList(tx, query, caller, now);
  refuse(format, list.total);
  if (format === 'pdf') refusePaper(list.total);
  return list;
}

/** How many rows an export would have now, and what its file would be called. */
export async function countExport(tx: Tx, request: ExportRequest, caller: Caller, now: Date) {
  const { total } = await listToExport(tx, request, caller, now);
  return { rows: total, fileName: nameOf(request, now) };
}

/**
 * A list as a file whose bytes are made as they are taken.
 *
 * @param record Writes down that it was asked for, in the transaction that counts its rows.
 */
export async function exportTenders(
  dependencies: ExportDependencies,
  request: ExportRequest,
  caller: Caller,
  now: Date,
  record: (tx: Tx) => Promise<void>,
): Promise<ExportedFile> {
  const { database } = dependencies;
  const { list, names, paper } = await database.transaction(scopeOf(caller), async (tx) => {
    const whole = await listToExport(tx, request, caller, now);
    const known = await companyNames(tx, caller.companyId);
    const head = request.format === 'pdf' ? await paperHead(tx, caller.companyId, now) : null;
    await record(tx);
    return { list: whole, names: known, paper: head };
  });
  const bytes =
    request.format === 'ocds'
      ? ocdsFile(
          dependencies,
          caller,
          (present) => stretchesOf(database, caller, { list, onRows: request.onRows }, present),
          now,
        )
      : tableFile(dependencies, request, caller, { list, names, paper }, now);
  const { type } = fileTypes[request.format];
  return { name: nameOf(request, now), type, rows: list.total, bytes };
}
