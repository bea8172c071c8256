import type { authEndpoints } from '@pliego/contract/areas/auth';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import type { Caller } from '#server/auth/caller.ts';
import { setSessionCookies, setStepCookie } from '#server/auth/cookies.ts';
import { passwordMatches } from '#server/auth/password.ts';
import { ProblemWithHeaders } from '#server/auth/problem-with-headers.ts';
import { registrationByEmail } from './account-queries.ts';
import { countTry, forgive } from './attempt-commands.ts';
import { openSession } from './commands.ts';
import { presentSession } from './present-session.ts';
import { companiesOfUser, type CompanyOfUser, userByEmail } from './queries.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { openChallenge } from './two-step-commands.ts';
import { hasSecondStep } from './two-step-queries.ts';

const wrong = () => new ProblemError('credenciales-invalidas');

/** The company a sign-in is for: the one named, or the only one; undefined when it must be chosen. */
function chooseCompany(
  companies: CompanyOfUser[],
  named: number | undefined,
): CompanyOfUser | undefined {
  if (named === undefined && companies.length > 1) return undefined;
  const chosen = named === undefined ? companies[0] : companies.find(({ id }) => id === named);
  if (chosen === undefined) throw wrong();
  return chosen;
}

function mustChoose(companies: CompanyOfUser[]): ProblemError {
  return new ProblemError('elegir-empresa', undefined, {
    empresas: companies.map(({ id, nombre }) => ({ id, nombre })),
  });
}

export function loginHandler(
  dependencies: AuthDependencies,
): Pick<Handlers<typeof authEndpoints, Caller>, 'login'> {
  const { database, now, addressOf, sample } = dependencies;

  /** Who an e-mail belongs to, with as many questions whether or not there is anyone. */
  const lookUp = (email: string) =>
    database.read('system', async (tx) => {
      const user = await userByEmail(tx, email);
      const registration = await registrationByEmail(tx, email);
      return { user, registration, companies: await companiesOfUser(tx, user?.id ?? 0) };
    });

  return {
    login: async ({ body }, { request, headers }) => {
      const account = body.email;
      const tried = { what: 'sign-in', account, address: addressOf(request) } as const;
      const attempt = await countTry(database, tried, now());
      const { user, registration, companies } = await lookUp(account);
      const passwordHash = user?.passwordHash ?? registration?.passwordHash;
      // Hashing takes tens of milliseconds on purpose: never while holding the database.
      if (!(await passwordMatches(passwordHash, body.password))) throw wrong();
      if (user === undefined) {
        await database.transaction('system', (tx) => forgive(tx, attempt));
        throw new ProblemError('correo-sin-verificar');
      }
      if (user.status !== 'active') throw wrong();
      const company = chooseCompany(companies, body.empresa);
      const signedIn = await database.transaction('system', async (tx) => {
        await forgive(tx, attempt);
        if (company === undefined) return null;
        const place = { userId: user.id, companyId: company.id };
        return (await hasSecondStep(tx, user.id))
          ? { challenge: await openChallenge(tx, place, now()) }
          : { session: await openSession(tx, place, now()) };
      });
      if (company === undefined || signedIn === null) throw mustChoose(companies);
      if (signedIn.challenge !== undefined) {
        const cookies = new Headers();
        setStepCookie(cookies, request, signedIn.challenge);
        throw new ProblemWithHeaders('segundo-paso', undefined, cookies);
      }
      setSessionCookies(headers, request, signedIn.session, company.id);
      return presentSession(user, companies, company.id, company.role, sample);
    },
  };
}
