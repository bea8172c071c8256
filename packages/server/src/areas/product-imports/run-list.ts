import {
  type ListDryRun,
  listedRows,
  type ListMapping,
  mostListRows,
  type ShownRows,
} from '@pliego/contract/areas/product-imports';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Table, TableRow } from '@pliego/sources/spreadsheet/table';
import type { Writer } from '#server/areas/products/commands.ts';
import { openWaitedTable } from '#server/areas/spreadsheets/waited-table.ts';
import type { CompanyScope, Database, Tx } from '#server/db/database.ts';
import { writeRows } from './commands.ts';
import { beginPlan, countRow, type Plan, planBatch } from './plan.ts';

const batchSize = 500;
/** A list as long as they may be takes half a minute to try, and longer to apply on a machine that is busy. */
const longestSeconds = 300;

/** What a reading of a list runs with. */
export interface ListReading {
  now: () => Date;
  /** Told how many rows were read. */
  onRead: (rows: number) => void;
}

/** The rows of a table in batches; never all of them are in memory. */
async function* batchesOf(table: Table): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = [];
  let count = 0;
  for await (const row of table.rows) {
    count += 1;
    if (count > mostListRows) {
      const reason = createMessage('lista-muy-larga', { max: mostListRows });
      throw new ProblemError('datos-invalidos', reason);
    }
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export interface WaitingFile {
  name: string;
  path: string;
}

interface Wanted {
  mapping: ListMapping;
  only: ShownRows | undefined;
  after: number;
}

/** Reads a whole list and says what it would do, writing nothing. */
export async function tryList(
  database: Database,
  scope: CompanyScope,
  file: WaitingFile,
  { mapping, only, after }: Wanted,
  { now, onRead }: ListReading,
): Promise<ListDryRun> {
  const table = await openWaitedTable(file, now, longestSeconds);
  try {
    const plan: Plan = await database.read(scope, (tx) =>
      beginPlan(tx, scope.companyId, mapping, table.header),
    );
    const filas: ListDryRun['filas'] = [];
    let isMore = false;
    for await (const rows of batchesOf(table)) {
      const planned = await database.read(scope, (tx) => planBatch(tx, plan, rows, false));
      for (const { row } of planned) {
        countRow(plan, row);
        const isWanted =
          only === undefined ||
          (only === 'con-avisos'
            ? row.resultado !== 'rechazada' && row.avisos.length > 0
            : row.resultado === only);
        if (!isWanted || row.linea <= after) continue;
        if (filas.length < listedRows) filas.push(row);
        else isMore = true;
      }
      onRead(plan.counts.leidas);
    }
    return { conteo: plan.counts, filas, siguiente: isMore ? (filas.at(-1)?.linea ?? null) : null };
  } finally {
    await table.close();
  }
}

/** Applies a whole list in the transaction that it is given. */
export async function applyList(
  tx: Tx,
  writer: Writer,
  file: WaitingFile & { importId: number },
  mapping: ListMapping,
  { now, onRead }: ListReading,
): Promise<Plan['counts']> {
  const table = await openWaitedTable(file, now, longestSeconds);
  try {
    const plan = await beginPlan(tx, writer.scope.companyId, mapping, table.header);
    for await (const rows of batchesOf(table)) {
      const planned = await planBatch(tx, plan, rows, true);
      await writeRows(tx, writer, file.importId, planned);
      for (const { row } of planned) countRow(plan, row);
      onRead(plan.counts.leidas);
    }
    return plan.counts;
  } finally {
    await table.close();
  }
}
