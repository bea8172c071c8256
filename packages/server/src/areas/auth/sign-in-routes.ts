import type { authEndpoints, Login } from '@pliego/contract/areas/auth';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { type Act, recordAudit } from '#server/areas/audit/commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import { setStepCookie } from '#server/auth/cookies.ts';
import { missingIn } from '#server/auth/session-queries.ts';
import type { Tx } from '#server/db/database.ts';
import { ProblemWithHeaders } from '#server/auth/problem-with-headers.ts';
import { endSignInToken } from './account-commands.ts';
import { forgive } from './attempt-commands.ts';
import { type Browser, browserOf } from './browser.ts';
import { enter, setEntryCookies } from './enter.ts';
import { acceptInvitation } from './invitation-commands.ts';
import { passwordJudge, wrongCredentials } from './password-judge.ts';
import { presentSession } from './present-session.ts';
import { companiesOfUser, type CompanyOfUser } from './queries.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { Turns } from '#server/turns.ts';
import { openChallenge } from './two-step-commands.ts';
import { hasSecondStep } from './two-step-queries.ts';

/** The company a sign-in is for: the one named, or the only one; undefined when it must be chosen. */
function chooseCompany(
  companies: CompanyOfUser[],
  named: number | undefined,
): CompanyOfUser | undefined {
  // Of nobody's company one can be told what became of it, since the password was right.
  if (companies.length === 0 || (named === undefined && companies.length > 1)) return undefined;
  const chosen = named === undefined ? companies[0] : companies.find(({ id }) => id === named);
  if (chosen === undefined) throw wrongCredentials();
  return chosen;
}

/** Why nobody entered whose password was right. */
function noCompany(companies: CompanyOfUser[]): ProblemError {
  if (companies.length === 0) {
    return new ProblemError('sin-permiso', createMessage('sin-empresa-activa'));
  }
  return new ProblemError('elegir-empresa', undefined, {
    empresas: companies.map(({ id, nombre }) => ({ id, nombre })),
  });
}

/** Accepts an invitation for the account that signs in; answers its companies, and the one that it enters. */
async function enterByInvitation(tx: Tx, userId: number, token: string, now: Date) {
  const { companyId, act } = await acceptInvitation(tx, token, { userId }, now);
  const companies = await companiesOfUser(tx, userId);
  return { companies, company: companies.find(({ id }) => id === companyId), act };
}

/** Opens a session, or the second step before it. */
async function openIn(
  tx: Tx,
  place: { userId: number; companyId: number; act: Act | undefined },
  browser: Browser,
  now: Date,
) {
  const { act, ...scope } = place;
  if (!(await hasSecondStep(tx, scope.userId))) {
    const token = await enter(tx, place, browser, now);
    return { token, missing: await missingIn(tx, token, now) };
  }
  const challenge = await openChallenge(tx, scope, now);
  if (act !== undefined) await recordAudit(tx, { ...scope, from: browser, now }, act);
  return { challenge };
}

export function loginHandler(
  dependencies: AuthDependencies,
): Pick<Handlers<typeof authEndpoints, Caller>, 'login'> {
  const { database, now, sample } = dependencies;
  const turns = new Turns();
  const judge = passwordJudge(dependencies);

  /** Judges one try; the count of what failed is right when the next one of the same caller comes. */
  const tryOnce = async (body: Login, browser: Browser) => {
    const { user, companies, attempt } = await judge(body, browser);
    const { invitacion, pase: pass } = body;
    const chosen = invitacion === undefined ? chooseCompany(companies, body.empresa) : undefined;
    const opened = await database.transaction('system', async (tx) => {
      await forgive(tx, attempt);
      const invited =
        invitacion === undefined ? null : await enterByInvitation(tx, user.id, invitacion, now());
      const company = invited?.company ?? chosen;
      if (company === undefined) return null;
      if (pass !== undefined) await endSignInToken(tx, user.id);
      const scope = { userId: user.id, companyId: company.id };
      const place = { user, company, companies: invited?.companies ?? companies };
      return { ...(await openIn(tx, { ...scope, act: invited?.act }, browser, now())), ...place };
    });
    if (opened === null) throw noCompany(companies);
    return opened;
  };

  return {
    login: async ({ body }, { request, headers }) => {
      const browser = browserOf(request, dependencies);
      // A try counts until it has been judged: many right ones at once would refuse each other.
      const { challenge, token, user, companies, company, missing } = await turns.take(
        `${body.email} ${browser.address}`,
        () => tryOnce(body, browser),
      );
      if (token === undefined) {
        const cookies = new Headers();
        setStepCookie(cookies, request, challenge);
        throw new ProblemWithHeaders('segundo-paso', undefined, cookies);
      }
      setEntryCookies(headers, request, { browser, token, companyId: company.id });
      return presentSession(user, companies, company.id, company.role, sample, missing);
    },
  };
}
