import {
  exportQuotaBytes,
  type preparedExportEndpoints,
} from '@pliego/contract/areas/prepared-exports';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { attachmentHeader } from '#server/areas/attachments/file-name.ts';
import { recordExport } from '#server/areas/audit/commands.ts';
import {
  countExport,
  type ExportDependencies,
  fileTypes,
} from '#server/areas/exports/export-tenders.ts';
import { streamOf } from '#server/areas/privacy/zip-stream.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { addExport, noRoom, removeExport } from './commands.ts';
import {
  exportOf,
  type ExportRow,
  exportsOf,
  keptBytes,
  otherRole,
  pieceOf,
  presentExport,
} from './queries.ts';

interface Dependencies extends ExportDependencies {
  now: () => Date;
}

/** Refuses what cannot be downloaded: what is not made, and what was made with the eyes of another role. */
function refuseOther(row: ExportRow, caller: Caller): void {
  const reason =
    row.state === 'lista' ? otherRole(row, caller) : createMessage('exportacion-sin-archivo');
  if (reason !== null) throw new ProblemError('datos-invalidos', reason);
}

/** The bytes of a file, each piece read when the one before was sent. */
async function* bytesOf(
  database: Database,
  caller: Caller,
  id: number,
): AsyncGenerator<Uint8Array> {
  for (let place = 0; ; place += 1) {
    const at = place;
    // Each when it is its turn.
    // oxlint-disable-next-line no-await-in-loop
    const piece = await database.read(scopeOf(caller), (tx) =>
      pieceOf(tx, caller.companyId, id, at),
    );
    if (piece === undefined) return;
    yield piece;
  }
}

export function preparedExportHandlers({
  now,
  ...dependencies
}: Dependencies): Handlers<typeof preparedExportEndpoints, Caller> {
  const { database } = dependencies;
  return {
    list: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        datos: await exportsOf(tx, caller, now()),
      })),

    create: async ({ query }, { caller }) => {
      const at = now();
      const { formato: format, columnas: columns, ...list } = query;
      const kept = await database.read('system', (tx) => keptBytes(tx, caller.companyId));
      if (kept >= exportQuotaBytes) throw new ProblemError('cuota-superada', noRoom());
      return database.transaction(scopeOf(caller), async (tx) => {
        const counted = await countExport(tx, { format, columns, query: list }, caller, at);
        const row = await addExport(tx, caller, { query, ...counted, now: at });
        await recordExport(tx, { caller, now: at }, 'licitaciones');
        return presentExport(row, caller);
      });
    },

    download: async ({ params: { id } }, { caller, headers }) => {
      const row = await database.read(scopeOf(caller), (tx) => exportOf(tx, caller, id, now()));
      refuseOther(row, caller);
      headers.set('content-disposition', attachmentHeader(row.fileName));
      headers.set('content-type', fileTypes[row.query.formato].type);
      headers.set('content-length', String(row.byteCount));
      return streamOf(bytesOf(database, caller, id));
    },

    remove: ({ params: { id } }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        await removeExport(tx, caller, id, now());
        return { id };
      }),
  };
}
