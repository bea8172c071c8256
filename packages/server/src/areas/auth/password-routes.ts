import type { accountEndpoints } from '@pliego/contract/areas/account';
import type { Handlers } from '@pliego/http/implement';
import type { Caller } from '#server/auth/caller.ts';
import { originOf } from '#server/auth/origin.ts';
import { hashPassword } from '#server/auth/password.ts';
import { messageOf } from '#server/mail/letter.ts';
import { choosePassword, passwordChanged } from '#server/mail/letters.ts';
import { newAccountToken, replacePassword, spendResetToken } from './account-commands.ts';
import { userOfResetToken } from './account-queries.ts';
import { recordInAll } from './audit-commands.ts';
import { recordRevoked, revokeKeysOf } from '#server/areas/keys/revoke-commands.ts';
import { browserOf } from './browser.ts';
import { countTry, forgiveAccount } from './attempt-commands.ts';
import { refuseLink } from './link-routes.ts';
import { knownPlaceOfEmail } from './place-queries.ts';
import { provePassword } from './prove-password.ts';
import { refuseWeak } from './refuse-weak.ts';
import { userByEmail, withCompanyNames } from './queries.ts';
import type { AuthDependencies } from './auth-dependencies.ts';

type Own = 'forgotPassword' | 'resetPassword' | 'changePassword';

/** The mail with the link to choose another password; none where there is no such account. */
async function resetMessage({ database, baseUrl }: AuthDependencies, email: string, at: Date) {
  const token = await database.transaction('system', async (tx) => {
    const user = await userByEmail(tx, email);
    return user?.status === 'active' ? newAccountToken(tx, user.id, 'reset-password', at) : null;
  });
  if (token === null) return null;
  return messageOf(choosePassword(email, `${baseUrl()}/reset-password/${token}`), at);
}

export function passwordHandlers(
  dependencies: AuthDependencies,
): Pick<Handlers<typeof accountEndpoints, Caller>, Own> {
  const { database, now, mail, baseUrl, addressOf } = dependencies;
  const tellChange = (email: string, revokedKeys: number): void => {
    const occasion = { base: baseUrl(), at: now() };
    mail.post(messageOf(passwordChanged(email, revokedKeys, occasion), now()));
  };

  return {
    forgotPassword: async ({ body: { email } }, { request }) => {
      const browser = browserOf(request, dependencies);
      const { address } = browser;
      const at = now();
      const place = await database.read('system', (tx) =>
        knownPlaceOfEmail(tx, email, browser, at),
      );
      await countTry(database, { what: 'forgot', account: email, address, place }, at);
      mail.compose(() => resetMessage(dependencies, email, at));
      return { ok: true };
    },

    resetPassword: async ({ body: { token, password } }, { request }) => {
      const user = await database.read('system', async (tx) => {
        const owner = await userOfResetToken(tx, token, now());
        return owner === undefined ? undefined : withCompanyNames(tx, owner);
      });
      if (user === undefined) return refuseLink(dependencies, request);
      await refuseWeak(password, user, 'password');
      const passwordHash = await hashPassword(password);
      const revoked = await database.transaction('system', async (tx) => {
        // Hashing took a while: another use of the link may have been faster.
        if (!(await spendResetToken(tx, token, now()))) return null;
        await replacePassword(tx, user.id, passwordHash, undefined);
        // The link proves the owner, who need not wait for the limit that an attacker reached.
        await forgiveAccount(tx, 'sign-in', user.email);
        const by = { userId: user.id, from: originOf(request, addressOf), now: now() };
        // Their creator may be the intruder whom the owner locks out now.
        const keys = await revokeKeysOf(tx, { userId: user.id }, now());
        await recordInAll(tx, by, { action: 'contrasena-por-correo' });
        await recordRevoked(tx, keys, by);
        return keys.length;
      });
      if (revoked === null) return refuseLink(dependencies, request);
      tellChange(user.email, revoked);
      return { ok: true };
    },

    changePassword: async ({ body: { actual, nueva } }, { caller, request }) => {
      const user = await provePassword(dependencies, caller, request, {
        password: actual,
        field: 'actual',
      });
      const owner = await database.read('system', (tx) => withCompanyNames(tx, user));
      await refuseWeak(nueva, owner, 'nueva');
      const passwordHash = await hashPassword(nueva);
      await database.transaction('system', async (tx) => {
        await replacePassword(tx, user.id, passwordHash, browserOf(request, dependencies));
        await recordInAll(tx, { ...caller, now: now() }, { action: 'contrasena' });
      });
      tellChange(user.email, 0);
      return { ok: true };
    },
  };
}
