import type { reportMailEndpoints } from '@pliego/contract/areas/report-mails';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { createMail, removeMail } from './commands.ts';
import { mailById, mailsOf, membersByNumber, presentMail } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

/** Those who manage reports answer for all that is sent. */
const manages = ({ ability }: Caller): boolean => ability.can('create', 'Report');

/** Reports that are mailed by the clock. */
export function reportMailHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof reportMailEndpoints, Caller> {
  return {
    list: ({ params: { reporte: report } }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const { companyId, userId } = caller;
        const whose = manages(caller) ? null : userId;
        const members = await membersByNumber(tx, companyId);
        const rows = await mailsOf(tx, { companyId, report, userId: whose });
        return { datos: rows.map((row) => presentMail(row, members)) };
      }),

    create: ({ params: { reporte: report }, body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const members = await membersByNumber(tx, caller.companyId);
        const id = await createMail(tx, caller, body, { report, members, now: now() });
        const row = await mailById(tx, id);
        if (row === undefined) throw new Error('The mail that was just written is not there');
        return presentMail(row, members);
      }),

    remove: ({ params: { id } }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        await removeMail(tx, caller, { id, ofAnybody: manages(caller) });
        return { id };
      }),
  };
}
