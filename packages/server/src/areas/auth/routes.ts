import { abilityOf, type Role } from '@pliego/contract/abilities';
import type { authEndpoints, Session, UserData } from '@pliego/contract/areas/auth';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { clearSessionCookies, readCookie, setSessionCookies } from '#server/auth/cookies.ts';
import { passwordMatches } from '#server/auth/password.ts';
import { sessionCookie } from '#server/auth/session-token.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { demoPassword } from '#server/demo/company.ts';
import { closeSession, moveSession, openSession } from './commands.ts';
import {
  companiesOfUser,
  type CompanyOfUser,
  demoUsers,
  userByEmail,
  userById,
} from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

type User = NonNullable<Awaited<ReturnType<typeof userById>>>;

function presentSession(
  user: User,
  companies: CompanyOfUser[],
  companyId: number,
  role: Role,
): Session {
  const userData: UserData = {
    id: user.id,
    fullName: user.fullName,
    username: user.username,
    email: user.email,
    avatar: user.avatar,
    role,
    ability: abilityOf(role, user.id),
    empresas: companies,
  };
  return { userData, empresa: companyId };
}

/** The company a sign-in is for: the one named, or the only one. */
function chooseCompany(companies: CompanyOfUser[], named: number | undefined): CompanyOfUser {
  const chosen =
    named === undefined && companies.length === 1
      ? companies[0]
      : companies.find(({ id }) => id === named);
  if (chosen !== undefined) return chosen;
  if (companies.length === 0 || named !== undefined) {
    throw new ProblemError('credenciales-invalidas', 'Revisa tu correo y tu contraseña.');
  }
  throw new ProblemError(
    'elegir-empresa',
    'Tu cuenta está en varias empresas: elige en cuál entrar.',
    {
      empresas: companies.map(({ id, nombre }) => ({ id, nombre })),
    },
  );
}

export function authHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof authEndpoints, Caller> {
  const sessionIn = async (tx: Tx, userId: number, companyId: number): Promise<Session> => {
    const [user, companies] = [await userById(tx, userId), await companiesOfUser(tx, userId)];
    const company = companies.find(({ id }) => id === companyId);
    if (user === undefined || company === undefined) {
      throw new ProblemError('no-encontrado', 'No perteneces a esa empresa.');
    }
    return presentSession(user, companies, companyId, company.role);
  };

  return {
    login: async ({ body }, { request, headers }) => {
      const user = await database.transaction('system', (tx) => userByEmail(tx, body.email));
      // Hashing takes tens of milliseconds on purpose: never while holding the database.
      const matches = await passwordMatches(user?.passwordHash, body.password);
      if (user === undefined || !matches || user.status !== 'active') {
        throw new ProblemError('credenciales-invalidas', 'Revisa tu correo y tu contraseña.');
      }
      return database.transaction('system', async (tx) => {
        const companies = await companiesOfUser(tx, user.id);
        const company = chooseCompany(companies, body.empresa);
        const token = await openSession(tx, { userId: user.id, companyId: company.id }, now());
        setSessionCookies(headers, request, token, company.id);
        return presentSession(user, companies, company.id, company.role);
      });
    },

    logout: async (_, { request, headers }) => {
      const token = readCookie(request, sessionCookie);
      if (token !== undefined) {
        await database.transaction('system', (tx) => closeSession(tx, token));
      }
      clearSessionCookies(headers, request);
      return { ok: true };
    },

    session: (_, { caller }) =>
      database.transaction('system', (tx) => sessionIn(tx, caller.userId, caller.companyId)),

    switchCompany: ({ body }, { caller, request, headers }) =>
      database.transaction('system', async (tx) => {
        const session = await sessionIn(tx, caller.userId, body.empresa);
        const token = readCookie(request, sessionCookie) ?? '';
        await moveSession(tx, token, body.empresa);
        setSessionCookies(headers, request, token, body.empresa);
        return session;
      }),

    demoAccounts: async () => {
      const rows = await database.transaction('system', demoUsers);
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
