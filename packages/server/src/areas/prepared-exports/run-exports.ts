import { abilityOf, type Role } from '@pliego/contract/abilities';
import { exportQuotaBytes, maxExportBytes } from '@pliego/contract/areas/prepared-exports';
import { createMessage, type Message } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { type ExportDependencies, exportTenders } from '#server/areas/exports/export-tenders.ts';
import { tell } from '#server/areas/notices/notice-commands.ts';
import { callerOf, scopeOf } from '#server/auth/caller.ts';
import { type Tx, withoutParameters } from '#server/db/database.ts';
import type { Logger } from 'pino';
import {
  changeHeld,
  clearPieces,
  dropExport,
  expiryOf,
  hasDueExport,
  leaseMs,
  mostAttempts,
  noRoom,
  roleOf,
  takeExport,
  writePiece,
} from './commands.ts';
import { type ExportRow, keptBytes } from './queries.ts';

/*
 * Files of lists that somebody asked for are made one at a time, piece by piece, each piece in the transaction that says how far
 * it is. Who dies leaves the export held until its lease is over; it then begins again, since a list is read in its order and
 * what was read before may have changed.
 */

/** Large enough that there are few, small enough that progress is seen. */
const pieceBytes = 256 * 1024;

/** Says that the process ends. */
export type Stopping = Pick<AbortSignal, 'aborted'>;

export interface ExportRunDependencies extends ExportDependencies {
  now: () => Date;
  log: Pick<Logger, 'error'>;
}

/** An export that this process makes. */
interface Making extends ExportRunDependencies {
  row: ExportRow;
  role: Role;
  /** Bytes that the company may still keep. */
  room: number;
  signal: Stopping;
}

/** Somebody deleted it, or another process began it again. */
class NotHeld extends Error {}

const messageOf = (row: ExportRow, rows: number, failure: Message | null): Message =>
  failure === null
    ? createMessage('aviso-exportacion', { count: rows, archivo: row.fileName })
    : createMessage('aviso-exportacion-fallida', { archivo: row.fileName });

/** Tells who asked for it that it has ended. */
async function tellOfEnd(
  tx: Tx,
  row: ExportRow,
  { rows, failure, now }: { rows: number; failure: Message | null; now: Date },
): Promise<void> {
  const { companyId, userId, id } = row;
  await tell(
    tx,
    {
      companyId,
      kind: 'exportacion',
      key: `exportacion ${id}`,
      severity: failure === null ? 'leve' : 'importante',
      tenderId: null,
      now,
      times: 1,
      message: () => messageOf(row, rows, failure),
      detail: failure === null ? [] : [failure],
    },
    [{ userId, because: createMessage('porque-exportacion') }],
  );
}

async function fail({ database, row, now }: Making, failure: Message): Promise<void> {
  const at = now();
  await database.transaction({ companyId: row.companyId, userId: row.userId }, async (tx) => {
    const end = { finishedAt: at, expiresAt: expiryOf(at), heldUntil: null, byteCount: 0 };
    if (!(await changeHeld(tx, row, { ...end, state: 'fallida', failure }))) return;
    await clearPieces(tx, row);
    await tellOfEnd(tx, row, { rows: row.rows, failure, now: at });
  });
}

/** Leaves it to the next process, or to this one when it begins again. To be stopped counts for nothing. */
async function letGo({ database, row, signal }: Making): Promise<void> {
  await database.transaction({ companyId: row.companyId, userId: row.userId }, async (tx) => {
    const attempt = signal.aborted ? row.attempt - 1 : row.attempt;
    const waits = { state: 'en-cola', heldUntil: null, byteCount: 0, written: 0 } as const;
    const change = { ...waits, attempt };
    if (await changeHeld(tx, row, change)) await clearPieces(tx, row);
  });
}

function refuseLarge(bytes: number, { room }: Making): void {
  if (bytes > maxExportBytes) {
    const params = { megas: maxExportBytes / 1024 ** 2 };
    throw new ProblemError('demasiado-grande', createMessage('exportacion-grande', params));
  }
  if (bytes > room) throw new ProblemError('cuota-superada', noRoom());
}

/** Bytes in pieces of about one size. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    length += chunk.byteLength;
    if (length < pieceBytes) continue;
    yield Buffer.concat(held, length);
    [held, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(held, length);
}

async function make(making: Making): Promise<void> {
  const { database, baseUrl, row, role, now, signal } = making;
  const { companyId, userId } = row;
  const caller = callerOf(userId, companyId, role, abilityOf(role, userId));
  const scope = scopeOf(caller);
  const { formato: format, columnas: columns, ...query } = row.query;
  let written = 0;
  const request = { format, columns, query, onRows: (count: number) => (written += count) };
  const file = await exportTenders({ database, baseUrl }, request, caller, now(), (tx) =>
    // Who asked for it was written down when they did.
    clearPieces(tx, row),
  );
  let bytes = 0;
  let place = 0;
  for await (const piece of inPieces(file.bytes)) {
    if (signal.aborted) return letGo(making);
    bytes += piece.byteLength;
    refuseLarge(bytes, making);
    const heldUntil = new Date(now().getTime() + leaseMs);
    const change = { heldUntil, byteCount: bytes, written, rows: file.rows };
    // In the order of the file.
    // oxlint-disable-next-line no-await-in-loop
    await database.transaction(scope, async (tx) => {
      if (!(await changeHeld(tx, row, change))) throw new NotHeld();
      await writePiece(tx, row, place, piece);
    });
    place += 1;
  }
  const at = now();
  await database.transaction(scope, async (tx) => {
    const end = { heldUntil: null, finishedAt: at, expiresAt: expiryOf(at) };
    const ready = { ...end, state: 'lista', role, written, rows: written } as const;
    if (!(await changeHeld(tx, row, ready))) throw new NotHeld();
    await tellOfEnd(tx, row, { rows: written, failure: null, now: at });
  });
}

async function makeOrSay(making: Making): Promise<void> {
  const { row, log } = making;
  try {
    // Each time that it was begun, its process died.
    if (row.attempt > mostAttempts) await fail(making, createMessage('exportacion-interrumpida'));
    else await make(making);
  } catch (error) {
    if (error instanceof NotHeld) return;
    if (error instanceof ProblemError && error.reason !== undefined) {
      await fail(making, error.reason);
      return;
    }
    log.error({ export: row.id, err: withoutParameters(error) }, 'an export was interrupted');
    if (row.attempt < mostAttempts) await letGo(making);
    else await fail(making, createMessage('exportacion-interrumpida'));
  }
}

/** Takes the next export, with what making it depends on; undefined where none waits. */
async function takeNext({ database, now }: ExportRunDependencies) {
  if (!(await database.read('system', (tx) => hasDueExport(tx, now())))) return undefined;
  return database.transaction('system', async (tx) => {
    const row = await takeExport(tx, now());
    if (row === undefined) return undefined;
    const role = await roleOf(tx, row);
    if (role === null) {
      // Who may not enter any more has no use for it.
      await dropExport(tx, row);
      return 'of nobody';
    }
    return { row, role, room: exportQuotaBytes - (await keptBytes(tx, row.companyId)) };
  });
}

/** Makes the exports that wait, of whatever company, one after the other. */
export async function runExports(
  dependencies: ExportRunDependencies,
  signal: Stopping,
): Promise<void> {
  while (!signal.aborted) {
    // One at a time: the list is read by the same database that answers everybody.
    // oxlint-disable-next-line no-await-in-loop
    const next = await takeNext(dependencies);
    if (next === undefined) return;
    // oxlint-disable-next-line no-await-in-loop
    if (next !== 'of nobody') await makeOrSay({ ...dependencies, ...next, signal });
  }
}
