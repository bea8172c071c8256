import type { authEndpoints } from '@pliego/contract/areas/auth';
import { createMessage } from '@pliego/contract/message';
import type { Handlers } from '@pliego/http/implement';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import { clearSessionCookies, sessionTokenOf, setSessionCookies } from '#server/auth/cookies.ts';
import { ProblemWithHeaders } from '#server/auth/problem-with-headers.ts';
import { missingIn } from '#server/auth/session-queries.ts';
import { databaseProblem } from '#server/db/database-problem.ts';
import { closeSession, moveSession } from './commands.ts';
import { demoAccounts } from './demo-accounts.ts';
import { invitationHandlers } from './invitation-routes.ts';
import { linkHandlers } from './link-routes.ts';
import { organizationHandlers } from './organization-routes.ts';
import { passkeyHandlers } from './passkey-routes.ts';
import { passkeySignInHandlers } from './passkey-sign-in-routes.ts';
import { passwordHandlers } from './password-routes.ts';
import { sessionIn } from './present-session.ts';
import { loginHandler } from './sign-in-routes.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { sessionListHandlers } from './session-list-routes.ts';
import { registrationHandlers } from './registration-routes.ts';
import { secondStepHandler } from './second-step-routes.ts';
import { twoStepHandlers } from './two-step-routes.ts';
import { endViewOf, recordEndedViews } from './view-commands.ts';
import { viewHandlers } from './view-routes.ts';

export function authHandlers(
  dependencies: AuthDependencies,
): Handlers<typeof authEndpoints, Caller> {
  const { database, sample, now } = dependencies;
  return {
    ...loginHandler(dependencies),
    ...registrationHandlers(dependencies),
    ...linkHandlers(dependencies),
    ...passwordHandlers(dependencies),
    ...secondStepHandler(dependencies),
    ...twoStepHandlers(dependencies),
    ...passkeyHandlers(dependencies),
    ...passkeySignInHandlers(dependencies),
    ...organizationHandlers(dependencies),
    ...sessionListHandlers(dependencies),
    ...invitationHandlers(dependencies),
    ...viewHandlers(dependencies),

    logout: async (_, { caller, request, headers }) => {
      clearSessionCookies(headers, request);
      const token = sessionTokenOf(request);
      if (token === undefined) return { ok: true };
      const ending = database.transaction('system', async (tx) => {
        const views = await endViewOf(tx, token);
        await closeSession(tx, token);
        if (caller === null) return;
        await recordEndedViews(tx, views, { now: now(), from: caller.from });
        await recordAudit(tx, auditedAs(caller, now()), { action: 'salida' });
      });
      // Who leaves is out here, also where that cannot be written down: on a full disk for instance.
      await ending.catch((error: unknown) => {
        const problem = databaseProblem(error);
        if (problem === null) throw error;
        throw new ProblemWithHeaders(problem.code, createMessage('salida-sin-guardar'), headers);
      });
      return { ok: true };
    },

    session: (_, { caller }) => database.read('system', (tx) => sessionIn(tx, caller, sample)),

    switchCompany: ({ body }, { caller, request, headers }) =>
      database.transaction('system', async (tx) => {
        const place = { userId: caller.userId, companyId: body.empresa };
        // Refused before anything moves where the company is none of theirs.
        await sessionIn(tx, place, sample);
        const token = sessionTokenOf(request) ?? '';
        const views = await endViewOf(tx, token);
        await moveSession(tx, token, place, now());
        const missing = await missingIn(tx, token, now());
        const session = await sessionIn(tx, { ...place, missing }, sample);
        await recordEndedViews(tx, views, { now: now(), from: caller.from });
        const by = auditedAs({ ...place, from: caller.from }, now());
        await recordAudit(tx, by, { action: 'ingreso-otra-empresa' });
        setSessionCookies(headers, request, token, body.empresa);
        return session;
      }),

    demoAccounts: () => demoAccounts(database),
  };
}
