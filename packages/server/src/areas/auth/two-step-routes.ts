import type { twoStepEndpoints } from '@pliego/contract/areas/account-two-steps';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import type { Caller } from '#server/auth/caller.ts';
import { clearStepCookie, readCookie, setSessionCookies } from '#server/auth/cookies.ts';
import { ProblemWithHeaders } from '#server/auth/problem-with-headers.ts';
import { stepCookie } from '#server/auth/session-token.ts';
import { totpUri } from '#server/auth/totp.ts';
import { type Letter, messageOf } from '#server/mail/letter.ts';
import { twoStepsDisabled, twoStepsEnabled } from '#server/mail/letters.ts';
import { countTry, forgive } from './attempt-commands.ts';
import { openSession } from './commands.ts';
import { sessionIn } from './present-session.ts';
import { provePassword } from './prove-password.ts';
import { userById } from './queries.ts';
import type { AuthSurroundings } from './surroundings.ts';
import {
  closeChallenge,
  countCode,
  enableAuthenticator,
  prepareAuthenticator,
  removeAuthenticator,
  replaceRecoveryCodes,
  takeAuthenticatorCode,
  takeRecoveryCode,
} from './two-step-commands.ts';
import {
  authenticatorOf,
  challengeOf,
  hasSecondStep,
  recoveryCodesLeft,
} from './two-step-queries.ts';

const wrongCode = () =>
  new ProblemError('codigo-invalido', 'Ese código no es correcto o ya se usó.', {
    fieldErrors: { code: 'No es correcto, o ya se usó' },
  });

const alreadyActive = () =>
  new ProblemError(
    'ya-existe',
    'El segundo paso ya está activo. Para cambiarlo, desactívalo antes.',
  );

const isAuthenticatorCode = (code: string) => /^\d{6}$/.test(code);

export function twoStepHandlers(
  surroundings: AuthSurroundings,
): Handlers<typeof twoStepEndpoints, Caller> {
  const { database, now, mail, secrets, baseUrl, addressOf } = surroundings;

  const tell = (letter: (to: string, occasion: { base: string; at: Date }) => Letter, to: string) =>
    mail.post(messageOf(letter(to, { base: baseUrl(), at: now() }), now()));

  /** The sign-in is over: the password must be written again. */
  const beginAgain = (request: Request) => {
    const cookies = new Headers();
    clearStepCookie(cookies, request);
    return new ProblemWithHeaders(
      'sin-sesion',
      'Este ingreso ya terminó. Escribe otra vez tu correo y tu contraseña.',
      cookies,
    );
  };

  return {
    completeSignIn: async ({ body: { code } }, { request, headers }) => {
      const token = readCookie(request, stepCookie) ?? '';
      const challenge = await database.read('system', (tx) => challengeOf(tx, token, now()));
      if (challenge === undefined) throw beginAgain(request);
      const account = String(challenge.userId);
      const tried = { what: 'second-step', account, address: addressOf(request) } as const;
      const attempt = await countTry(database, tried, now());
      const outcome = await database.transaction('system', async (tx) => {
        const counted = await countCode(tx, token, now());
        if (counted === undefined) return 'over';
        const { userId, companyId, isLast } = counted;
        const isRight = isAuthenticatorCode(code)
          ? await takeAuthenticatorCode(tx, secrets, { userId, code, now: now() })
          : await takeRecoveryCode(tx, secrets, { userId, code });
        if (isRight || isLast) await closeChallenge(tx, token);
        if (!isRight) return isLast ? 'over' : 'wrong';
        const user = await userById(tx, userId);
        if (user?.status !== 'active') return 'over';
        await forgive(tx, attempt);
        return {
          session: await sessionIn(tx, userId, companyId),
          sessionToken: await openSession(tx, { userId, companyId }, now()),
        };
      });
      if (outcome === 'over') throw beginAgain(request);
      if (outcome === 'wrong') throw wrongCode();
      clearStepCookie(headers, request);
      setSessionCookies(headers, request, outcome.sessionToken, outcome.session.empresa);
      return outcome.session;
    },

    twoSteps: (_, { caller: { userId } }) =>
      database.read('system', async (tx) => ({
        activo: await hasSecondStep(tx, userId),
        codigosRestantes: await recoveryCodesLeft(tx, userId),
      })),

    setUpTwoSteps: (_, { caller: { userId } }) =>
      database.transaction('system', async (tx) => {
        const user = await userById(tx, userId);
        const secret = await prepareAuthenticator(tx, secrets, userId);
        if (secret === null) throw alreadyActive();
        return { secret, uri: totpUri(secret, user?.email ?? '') };
      }),

    enableTwoSteps: async ({ body: { code } }, { caller: { userId }, request }) => {
      const account = String(userId);
      const tried = { what: 'second-step', account, address: addressOf(request) } as const;
      const attempt = await countTry(database, tried, now());
      const outcome = await database.transaction('system', async (tx) => {
        const authenticator = await authenticatorOf(tx, userId);
        if (authenticator === undefined) {
          throw new ProblemError('no-encontrado', 'Prepara antes tu autenticador.');
        }
        if (authenticator.enabledAt !== null) throw alreadyActive();
        if (!(await takeAuthenticatorCode(tx, secrets, { userId, code, now: now() }))) return null;
        await enableAuthenticator(tx, userId, now());
        await forgive(tx, attempt);
        const codes = await replaceRecoveryCodes(tx, secrets, userId);
        return { codes, email: (await userById(tx, userId))?.email ?? '' };
      });
      if (outcome === null) throw wrongCode();
      tell(twoStepsEnabled, outcome.email);
      return { codigos: outcome.codes };
    },

    disableTwoSteps: async ({ body: { password } }, { caller, request }) => {
      const proof = { password, field: 'password' };
      const { user, attempt } = await provePassword(surroundings, caller, request, proof);
      const wasActive = await database.transaction('system', async (tx) => {
        await forgive(tx, attempt);
        return removeAuthenticator(tx, user.id);
      });
      if (wasActive) tell(twoStepsDisabled, user.email);
      return { ok: true };
    },

    renewRecoveryCodes: async ({ body: { password } }, { caller, request }) => {
      const proof = { password, field: 'password' };
      const { user, attempt } = await provePassword(surroundings, caller, request, proof);
      const codes = await database.transaction('system', async (tx) => {
        await forgive(tx, attempt);
        return (await hasSecondStep(tx, user.id))
          ? replaceRecoveryCodes(tx, secrets, user.id)
          : null;
      });
      if (codes === null) {
        throw new ProblemError('no-encontrado', 'Activa antes el segundo paso.');
      }
      return { codigos: codes };
    },
  };
}
