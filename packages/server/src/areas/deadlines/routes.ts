import type { deadlineEndpoints } from '@pliego/contract/areas/deadlines';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { daysBetween } from '@pliego/contract/rules/santiago-time';
import type { Handlers } from '@pliego/http/implement';
import { changeRule } from '#server/areas/audit/commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { calendarOf, kindsOf } from './calendar-queries.ts';
import { markTerm, remind, updateCompanyDays } from './commands.ts';
import { companyDeadlinesOf } from './company-queries.ts';
import { legalClocksOf } from './legal-clock-queries.ts';
import { datesOfTender } from './tender-date-queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

const longestWindowDays = 100;

/** Refuses a window that ends before it begins, or is too long. */
function checkWindow(from: string, to: string): void {
  const days = daysBetween(from, to);
  if (days >= 0 && days <= longestWindowDays) return;
  const reason =
    days < 0
      ? createMessage('dia-antes-del-primero')
      : createMessage('ventana-larga', { max: longestWindowDays });
  throw fieldProblem('datos-invalidos', 'hasta', reason);
}

export function deadlineHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof deadlineEndpoints, Caller> {
  const reading = <T>(caller: Caller, work: (tx: Tx) => Promise<T>) =>
    database.read(scopeOf(caller), work);

  return {
    ofTender: ({ params }, { caller }) =>
      database.lookUp(scopeOf(caller), (tx) => datesOfTender(tx, caller, params.id, now())),

    remind: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => remind(tx, caller, params.id, body)),

    markClock: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const change = { tenderId: params.id, ifVersion: undefined, caller, now: now() };
        await markTerm(tx, change, body);
        const clocks = await legalClocksOf(tx, caller.companyId, [params.id], now());
        return { legales: clocks.get(params.id) ?? [] };
      }),

    calendar: ({ query }, { caller }) => {
      const { desde, hasta, tipos, primeras, ...filter } = query;
      checkWindow(desde, hasta);
      const window = { from: desde, to: hasta, kinds: kindsOf(tipos), perDay: primeras };
      return reading(caller, (tx) => calendarOf(tx, filter, window, caller, now()));
    },

    company: (_, { caller }) =>
      reading(caller, (tx) => companyDeadlinesOf(tx, caller.companyId, now())),

    updateCompany: ({ body }, { caller }) =>
      changeRule(database, { caller, now: now() }, 'plazo', async (tx) => {
        await updateCompanyDays(tx, caller.companyId, body);
        return companyDeadlinesOf(tx, caller.companyId, now());
      }),
  };
}
