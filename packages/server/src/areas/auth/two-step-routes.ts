import type { twoStepEndpoints } from '@pliego/contract/areas/account-two-steps';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import type { Caller } from '#server/auth/caller.ts';
import { sessionTokenOf } from '#server/auth/cookies.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import { totpUri } from '#server/auth/totp.ts';
import type { Tx } from '#server/db/database.ts';
import { type Letter, messageOf } from '#server/mail/letter.ts';
import { twoStepsDisabled, twoStepsEnabled } from '#server/mail/letters.ts';
import { recordInAll } from './audit-commands.ts';
import { countTry, forgive } from './attempt-commands.ts';
import { forgetSecondSteps, proveInSession } from './commands.ts';
import { provePassword } from './prove-password.ts';
import { userById } from './queries.ts';
import { wrongCode } from './second-step-routes.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import {
  enableAuthenticator,
  prepareAuthenticator,
  removeAuthenticator,
  replaceRecoveryCodes,
  takeAuthenticatorCode,
} from './two-step-commands.ts';
import { authenticatorOf, hasSecondStep, recoveryCodesLeft } from './two-step-queries.ts';

const alreadyActive = () => new ProblemError('ya-existe', createMessage('segundo-paso-activo'));

/** Enables the authenticator that was set up; false when the code is not one of its. */
async function enableByCode(
  tx: Tx,
  secrets: SecretBox,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<boolean> {
  const authenticator = await authenticatorOf(tx, userId);
  if (authenticator === undefined) {
    throw new ProblemError('no-encontrado', createMessage('falta-autenticador'));
  }
  if (authenticator.enabledAt !== null) throw alreadyActive();
  if (!(await takeAuthenticatorCode(tx, secrets, { userId, code, now }))) return false;
  await enableAuthenticator(tx, userId, now);
  return true;
}

export function twoStepHandlers(
  dependencies: AuthDependencies,
): Omit<Handlers<typeof twoStepEndpoints, Caller>, 'completeSignIn'> {
  const { database, now, mail, secrets, baseUrl, addressOf } = dependencies;

  const tell = (letter: (to: string, occasion: { base: string; at: Date }) => Letter, to: string) =>
    mail.post(messageOf(letter(to, { base: baseUrl(), at: now() }), now()));

  return {
    twoSteps: (_, { caller: { userId } }) =>
      database.read('system', async (tx) => ({
        activo: await hasSecondStep(tx, userId),
        codigosRestantes: await recoveryCodesLeft(tx, userId),
      })),

    setUpTwoSteps: async ({ body: { password } }, { caller, request }) => {
      const proof = { password, field: 'password' };
      const user = await provePassword(dependencies, caller, request, proof);
      const secret = await database.transaction('system', async (tx) => {
        return prepareAuthenticator(tx, secrets, user.id);
      });
      if (secret === null) throw alreadyActive();
      return { secret, uri: totpUri(secret, user.email) };
    },

    enableTwoSteps: async ({ body: { code } }, { caller, request }) => {
      const { userId } = caller;
      const account = String(userId);
      const tried = { what: 'second-step', account, address: addressOf(request) } as const;
      const attempt = await countTry(database, tried, now());
      const outcome = await database.transaction('system', async (tx) => {
        if (!(await enableByCode(tx, secrets, { userId, code, now: now() }))) return null;
        await forgive(tx, attempt);
        const codes = await replaceRecoveryCodes(tx, secrets, userId);
        await proveInSession(tx, sessionTokenOf(request) ?? '');
        await recordInAll(tx, { ...caller, now: now() }, { action: 'segundo-paso-activado' });
        return { codes, email: (await userById(tx, userId))?.email ?? '' };
      });
      if (outcome === null) throw wrongCode();
      tell(twoStepsEnabled, outcome.email);
      return { codigos: outcome.codes };
    },

    disableTwoSteps: async ({ body: { password } }, { caller, request }) => {
      const proof = { password, field: 'password' };
      const user = await provePassword(dependencies, caller, request, proof);
      const wasActive = await database.transaction('system', async (tx) => {
        const wasOn = await removeAuthenticator(tx, user.id);
        if (wasOn) await forgetSecondSteps(tx, user.id);
        const act = { action: 'segundo-paso-desactivado' } as const;
        if (wasOn) await recordInAll(tx, { ...caller, now: now() }, act);
        return wasOn;
      });
      if (wasActive) tell(twoStepsDisabled, user.email);
      return { ok: true };
    },

    renewRecoveryCodes: async ({ body: { password } }, { caller, request }) => {
      const proof = { password, field: 'password' };
      const user = await provePassword(dependencies, caller, request, proof);
      const codes = await database.transaction('system', async (tx) => {
        if (!(await hasSecondStep(tx, user.id))) return null;
        const renewed = await replaceRecoveryCodes(tx, secrets, user.id);
        await recordInAll(tx, { ...caller, now: now() }, { action: 'codigos-renovados' });
        return renewed;
      });
      if (codes === null) {
        throw new ProblemError('no-encontrado', createMessage('falta-segundo-paso'));
      }
      return { codigos: codes };
    },
  };
}
