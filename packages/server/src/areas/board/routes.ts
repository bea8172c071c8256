import type { boardEndpoints } from '@pliego/contract/areas/board';
import type { Handlers } from '@pliego/http/implement';
import { sourceLives } from '#server/areas/sources/freshness-queries.ts';
import { summariesOf } from '#server/areas/tenders/list-queries.ts';
import { presentSummary } from '#server/areas/tenders/presenter.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { boardOf } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

export function boardHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof boardEndpoints, Caller> {
  return {
    get: async ({ query }, { caller }) => {
      const at = now();
      const scope = scopeOf(caller);
      const { columns, ids } = await database.read(scope, (tx) => boardOf(tx, query, caller, at));
      return database.lookUp(scope, async (tx) => {
        const rows = await summariesOf(tx, ids, caller.companyId);
        const context = { now: at, sources: await sourceLives(tx) };
        return { columnas: columns, tarjetas: rows.map((row) => presentSummary(row, context)) };
      });
    },
  };
}
