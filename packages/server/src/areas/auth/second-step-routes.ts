import type { twoStepEndpoints } from '@pliego/contract/areas/account-two-steps';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import type { Caller } from '#server/auth/caller.ts';
import { clearStepCookie, stepTokenOf } from '#server/auth/cookies.ts';
import { missingIn } from '#server/auth/session-queries.ts';
import { ProblemWithHeaders } from '#server/auth/problem-with-headers.ts';
import { recordFailure } from './audit-commands.ts';
import { countTry, forgive } from './attempt-commands.ts';
import { browserOf } from './browser.ts';
import { enter, setEntryCookies } from './enter.ts';
import { knownPlaceOf } from './place-queries.ts';
import { sessionIn } from './present-session.ts';
import { userById } from './queries.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import {
  closeChallenge,
  countCode,
  takeAuthenticatorCode,
  takeRecoveryCode,
} from './two-step-commands.ts';
import { challengeOf } from './two-step-queries.ts';

export const wrongCode = () =>
  fieldProblem('codigo-invalido', 'code', createMessage('codigo-usado'));

const isAuthenticatorCode = (code: string) => /^\d{6}$/.test(code);

/** The sign-in is over: the password must be written again. */
function beginAgain(request: Request): ProblemWithHeaders {
  const cookies = new Headers();
  clearStepCookie(cookies, request);
  return new ProblemWithHeaders('sin-sesion', createMessage('ingreso-terminado'), cookies);
}

/** The second step of a sign-in. */
export function secondStepHandler({
  database,
  sample,
  now,
  secrets,
  addressOf,
}: AuthDependencies): Pick<Handlers<typeof twoStepEndpoints, Caller>, 'completeSignIn'> {
  return {
    completeSignIn: async ({ body: { code } }, { request, headers }) => {
      const token = stepTokenOf(request) ?? '';
      const browser = browserOf(request, { addressOf });
      const challenge = await database.read('system', async (tx) => {
        const found = await challengeOf(tx, token, now());
        if (found === undefined) return undefined;
        return { ...found, place: await knownPlaceOf(tx, found.userId, browser, now()) };
      });
      if (challenge === undefined) throw beginAgain(request);
      const { userId: owner, place } = challenge;
      const { address } = browser;
      const tried = { what: 'second-step', account: String(owner), address, place } as const;
      const attempt = await countTry(database, tried, now());
      const outcome = await database.transaction('system', async (tx) => {
        const counted = await countCode(tx, token, now());
        if (counted === undefined) return 'over';
        const { userId, companyId, isLast } = counted;
        const isRight = isAuthenticatorCode(code)
          ? await takeAuthenticatorCode(tx, secrets, { userId, code, now: now() })
          : await takeRecoveryCode(tx, secrets, { userId, code });
        if (isRight || isLast) await closeChallenge(tx, token);
        if (!isRight) {
          const failed = { userId, from: browser, now: now() };
          await recordFailure(tx, failed, { action: 'segundo-paso-fallido', companyId });
          return isLast ? 'over' : 'wrong';
        }
        const user = await userById(tx, userId);
        if (user?.status !== 'active') return 'over';
        await forgive(tx, attempt);
        const entry = { userId, companyId, secondStep: true };
        const sessionToken = await enter(tx, entry, browser, now());
        const missing = await missingIn(tx, sessionToken, now());
        return {
          session: await sessionIn(tx, { userId, companyId, missing }, sample),
          sessionToken,
        };
      });
      if (outcome === 'over') throw beginAgain(request);
      if (outcome === 'wrong') throw wrongCode();
      clearStepCookie(headers, request);
      const { session, sessionToken } = outcome;
      const companyId = session.empresa;
      setEntryCookies(headers, request, { browser, token: sessionToken, companyId });
      return session;
    },
  };
}
