import type { viewAsEndpoints } from '@pliego/contract/areas/view-as';
import type { Handlers } from '@pliego/http/implement';
import { auditedAs } from '#server/areas/audit/commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import { sessionTokenOf } from '#server/auth/cookies.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { sessionIn } from './present-session.ts';
import { endViewOf, recordEndedViews, startView } from './view-commands.ts';

/** To look at the company as another role, and back. */
export function viewHandlers({
  database,
  sample,
  now,
}: AuthDependencies): Handlers<typeof viewAsEndpoints, Caller> {
  return {
    viewAs: ({ body }, { caller, request }) =>
      database.transaction('system', async (tx) => {
        const by = auditedAs(caller, now());
        const token = sessionTokenOf(request) ?? '';
        const { until } = await startView(tx, by, token, body);
        const view = { by: caller.userId, role: body.role, personId: body.persona, until };
        return sessionIn(tx, { ...caller, view }, sample);
      }),

    endView: (_, { caller, request }) =>
      database.transaction('system', async (tx) => {
        const session = await sessionIn(tx, caller, sample);
        const ended = await endViewOf(tx, sessionTokenOf(request) ?? '');
        await recordEndedViews(tx, ended, { now: now(), from: caller.from });
        return session;
      }),
  };
}
