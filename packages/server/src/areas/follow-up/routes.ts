import {
  type FollowUpQuery,
  type followUpEndpoints,
  maxFollowUpRows,
} from '@pliego/contract/areas/follow-up';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { Handlers } from '@pliego/http/implement';
import { recordExport } from '#server/areas/audit/commands.ts';
import { asSeenBy, type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { followUpCsv } from './csv.ts';
import { facetsOf } from './facets.ts';
import { presentRows } from './presenter.ts';
import { newestRows, talliesOf } from './row-queries.ts';
import { lastVisit, noteVisit } from './visit-commands.ts';
import { windowOf } from './window.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

async function rowsFor(tx: Tx, caller: Caller, query: FollowUpQuery, now: Date) {
  const window = windowOf(query, now);
  const rows = await newestRows(tx, caller, query, { window, limit: maxFollowUpRows });
  return { window, listado: asSeenBy(caller, presentRows(rows)) };
}

export function followUpHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof followUpEndpoints, Caller> {
  return {
    list: ({ query }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const { window, listado } = await rowsFor(tx, caller, query, now());
        const { tallies, tenders } = await talliesOf(tx, caller, query, window);
        const { total, facetas } = facetsOf(tallies, query);
        return {
          desde: window.desde,
          hasta: window.hasta,
          listado,
          total,
          licitaciones: tenders,
          ultimaVisita: await lastVisit(tx, caller, now()),
          facetas,
        };
      }),

    visit: (_, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => noteVisit(tx, caller, now())),

    export: async ({ query }, { caller, headers }) => {
      const { listado } = await database.transaction(scopeOf(caller), async (tx) => {
        const chosen = await rowsFor(tx, caller, query, now());
        await recordExport(tx, { caller, now: now() }, 'seguimiento');
        return chosen;
      });
      const name = `seguimiento-${santiagoDay(now())}.csv`;
      headers.set('content-disposition', `attachment; filename="${name}"`);
      return followUpCsv(listado);
    },
  };
}
