import type { PasskeyAnswer, passkeyEndpoints } from '@pliego/contract/areas/account-passkeys';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import type { Caller } from '#server/auth/caller.ts';
import { challengeIn, checkedAnswer, userHandle } from '#server/auth/passkey-checks.ts';
import { passkeySite } from '#server/auth/passkey-site.ts';
import { missingIn } from '#server/auth/session-queries.ts';
import type { Tx } from '#server/db/database.ts';
import { countTry } from './attempt-commands.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { browserOf } from './browser.ts';
import { enter, setEntryCookies } from './enter.ts';
import {
  forgiveChallenge,
  newPasskeyChallenge,
  passkeyChallengeMs,
  takePasskeyChallenge,
  usePasskey,
} from './passkey-commands.ts';
import { lastCompanyOf, passkeyByCredential } from './passkey-queries.ts';
import { knownDeviceOf } from './place-queries.ts';
import { presentSession } from './present-session.ts';
import { companiesOfUser, userById } from './queries.ts';

/** One answer for everything that is wrong with a passkey: it tells nothing about accounts. */
const refused = () => new ProblemError('credenciales-invalidas', createMessage('llave-rechazada'));

const action = 'ingreso-con-llave' as const;

/** The company to enter: the one that is named, or the one that the person was in last. */
async function companyOf(tx: Tx, userId: number, named: number | undefined) {
  const companies = await companiesOfUser(tx, userId);
  if (companies.length === 0) {
    throw new ProblemError('sin-permiso', createMessage('sin-empresa-activa'));
  }
  const wanted = named ?? (await lastCompanyOf(tx, userId));
  const found = companies.find(({ id }) => id === wanted);
  if (found === undefined && named !== undefined) throw refused();
  return { companies, company: found ?? companies[0] };
}

/** Signing in by a passkey alone: it is both what one has, and what verified the person. */
export function passkeySignInHandlers(
  dependencies: AuthDependencies,
): Pick<Handlers<typeof passkeyEndpoints, Caller>, 'passkeyRequest' | 'passkeySignIn'> {
  const { database, now, sample, baseUrl } = dependencies;

  /** Uses up the challenge and checks what was signed; answers whose passkey it is. */
  const check = async (answer: PasskeyAnswer, request: Request) => {
    const challenge = challengeIn(answer.response.clientDataJSON) ?? '';
    const { taken, passkey } = await database.transaction('system', async (tx) => ({
      taken: await takePasskeyChallenge(tx, challenge, { userId: null, now: now() }),
      passkey: await passkeyByCredential(tx, answer.id),
    }));
    if (taken === undefined || passkey === undefined) throw refused();
    const site = passkeySite(baseUrl(), request);
    const said = answer.response.userHandle;
    if (said !== undefined && said !== userHandle(site, passkey.userId)) throw refused();
    const used = await checkedAnswer(answer, passkey, { site, challenge });
    if (used === null) throw refused();
    return { passkey, used, attemptId: taken.attemptId };
  };

  return {
    passkeyRequest: async (_, { request }) => {
      const browser = browserOf(request, dependencies);
      const { address } = browser;
      const place = await database.read('system', (tx) => knownDeviceOf(tx, browser, now()));
      const attempt = await countTry(database, { what: 'passkey', address, place }, now());
      const asked = { userId: null, attemptId: attempt.ids[0] ?? null };
      const challenge = await database.transaction('system', (tx) =>
        newPasskeyChallenge(tx, asked, now()),
      );
      const { id: rpId } = passkeySite(baseUrl(), request);
      return { challenge, rpId, timeout: passkeyChallengeMs, userVerification: 'required' };
    },

    passkeySignIn: async ({ body: { llave, empresa } }, { request, headers }) => {
      const { passkey, used, attemptId } = await check(llave, request);
      const browser = browserOf(request, dependencies);
      const { user, companies, company, token, missing } = await database.transaction(
        'system',
        async (tx) => {
          const owner = await userById(tx, passkey.userId);
          if (owner?.status !== 'active') throw refused();
          if (!(await usePasskey(tx, passkey, used, now()))) throw refused();
          const place = await companyOf(tx, owner.id, empresa);
          if (place.company === undefined) throw refused();
          await forgiveChallenge(tx, attemptId);
          const scope = { userId: owner.id, companyId: place.company.id } as const;
          const proof = { method: 'llave', secondStep: true, passkeyId: passkey.id } as const;
          const entry = { ...scope, action, ...proof };
          const opened = await enter(tx, entry, browser, now());
          const { companies: all, company: entered } = place;
          const lacking = await missingIn(tx, opened, now());
          return {
            user: owner,
            companies: all,
            company: entered,
            token: opened,
            missing: lacking,
          };
        },
      );
      setEntryCookies(headers, request, { browser, token, companyId: company.id });
      return presentSession(user, companies, company.id, company.role, sample, missing);
    },
  };
}
