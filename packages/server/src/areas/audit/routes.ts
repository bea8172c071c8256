import { type auditEndpoints, maxExportedEntries } from '@pliego/contract/areas/audit';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { recordExport } from './commands.ts';
import { auditCsv } from './csv.ts';
import { presentEntry } from './presenter.ts';
import { auditPage, auditRows, checkChain } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

export function auditHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof auditEndpoints, Caller> {
  return {
    list: ({ query }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const { rows, ...page } = await auditPage(tx, caller.companyId, query);
        return { datos: rows.map(presentEntry), ...page };
      }),

    export: async ({ query }, { caller, headers }) => {
      const rows = await database.transaction(scopeOf(caller), async (tx) => {
        const chosen = await auditRows(tx, caller.companyId, query, maxExportedEntries);
        await recordExport(tx, { caller, now: now() }, 'auditoria');
        return chosen;
      });
      const name = `auditoria-${santiagoDay(now())}.csv`;
      headers.set('content-disposition', `attachment; filename="${name}"`);
      return auditCsv(rows.map(presentEntry));
    },

    verify: (_, { caller }) =>
      database.read(scopeOf(caller), (tx) => checkChain(tx, caller.companyId)),
  };
}
