import type { Role } from '@pliego/contract/abilities';
import type { authEndpoints } from '@pliego/contract/areas/auth';
import type { Handlers } from '@pliego/http/implement';
import type { Caller } from '#server/auth/caller.ts';
import { clearSessionCookies, readCookie, setSessionCookies } from '#server/auth/cookies.ts';
import { sessionCookie } from '#server/auth/session-token.ts';
import { demoPassword } from '#server/demo/company.ts';
import { accountHandlers } from './account-routes.ts';
import { closeSession, moveSession } from './commands.ts';
import { passwordHandlers } from './password-routes.ts';
import { sessionIn } from './present-session.ts';
import { demoUsers } from './queries.ts';
import { loginHandler } from './sign-in-routes.ts';
import type { AuthSurroundings } from './surroundings.ts';
import { twoStepHandlers } from './two-step-routes.ts';

export function authHandlers(
  surroundings: AuthSurroundings,
): Handlers<typeof authEndpoints, Caller> {
  const { database } = surroundings;
  return {
    ...loginHandler(surroundings),
    ...accountHandlers(surroundings),
    ...passwordHandlers(surroundings),
    ...twoStepHandlers(surroundings),

    logout: async (_, { request, headers }) => {
      const token = readCookie(request, sessionCookie);
      if (token !== undefined) {
        await database.transaction('system', (tx) => closeSession(tx, token));
      }
      clearSessionCookies(headers, request);
      return { ok: true };
    },

    session: (_, { caller }) =>
      database.read('system', (tx) => sessionIn(tx, caller.userId, caller.companyId)),

    switchCompany: ({ body }, { caller, request, headers }) =>
      database.transaction('system', async (tx) => {
        const session = await sessionIn(tx, caller.userId, body.empresa);
        const token = readCookie(request, sessionCookie) ?? '';
        await moveSession(tx, token, body.empresa);
        setSessionCookies(headers, request, token, body.empresa);
        return session;
      }),

    demoAccounts: async () => {
      const rows = await database.read('system', demoUsers);
      const accounts = new Map<
        number,
        { fullName: string; email: string; empresas: string[]; role: Role }
      >();
      for (const { id, fullName, email, company, role } of rows) {
        const account = accounts.get(id) ?? { fullName, email, empresas: [], role };
        account.empresas.push(company);
        accounts.set(id, account);
      }
      return {
        password: accounts.size > 0 ? demoPassword : null,
        cuentas: [...accounts.values()],
      };
    },
  };
}
