import {
  type FollowUpQuery,
  type followUpEndpoints,
  maxExportedRows,
} from '@pliego/contract/areas/follow-up';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { Handlers } from '@pliego/http/implement';
import { recordExport } from '#server/areas/audit/commands.ts';
import { asSeenBy, type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { followUpCsv } from './csv.ts';
import { decodePlace, encodePlace } from './cursor.ts';
import { facetsOf } from './facets.ts';
import { presentRows } from './presenter.ts';
import { newestRows, talliesOf } from './row-queries.ts';
import { lastVisit, noteVisit } from './visit-commands.ts';
import { type Window, windowOf } from './window.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

/** A page of rows, and where the next one begins. */
async function pageOf(
  tx: Tx,
  caller: Caller,
  query: FollowUpQuery & { limit: number; cursor?: string | undefined },
  window: Window,
) {
  const { limit, cursor } = query;
  const after = cursor === undefined ? null : decodePlace(cursor);
  const found = await newestRows(tx, caller, query, { window, limit: limit + 1, after });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    listado: asSeenBy(caller, presentRows(rows)),
    siguiente: found.length > limit && last !== undefined ? encodePlace(last) : null,
  };
}

/** What all pages have in common, which the first one tells. */
async function countsOf(tx: Tx, caller: Caller, query: FollowUpQuery, window: Window) {
  const { tallies, tenders } = await talliesOf(tx, caller, query, window);
  const { total, facetas } = facetsOf(tallies, query);
  return { total, facetas, licitaciones: tenders };
}

const uncounted = { total: null, facetas: null, licitaciones: null };

export function followUpHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof followUpEndpoints, Caller> {
  return {
    list: ({ query }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const window = windowOf(query, now());
        const page = await pageOf(tx, caller, query, window);
        const isFirst = query.cursor === undefined;
        return {
          desde: window.desde,
          hasta: window.hasta,
          ...page,
          ultimaVisita: await lastVisit(tx, caller, now()),
          ...(isFirst ? await countsOf(tx, caller, query, window) : uncounted),
        };
      }),

    visit: (_, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => noteVisit(tx, caller, now())),

    export: async ({ query }, { caller, headers }) => {
      const { listado } = await database.transaction(scopeOf(caller), async (tx) => {
        const window = windowOf(query, now());
        const chosen = await pageOf(tx, caller, { ...query, limit: maxExportedRows }, window);
        await recordExport(tx, { caller, now: now() }, 'seguimiento');
        return chosen;
      });
      const name = `seguimiento-${santiagoDay(now())}.csv`;
      headers.set('content-disposition', `attachment; filename="${name}"`);
      return followUpCsv(listado);
    },
  };
}
