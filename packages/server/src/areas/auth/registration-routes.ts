import type { accountEndpoints } from '@pliego/contract/areas/account';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import type { Caller } from '#server/auth/caller.ts';
import { hashPassword } from '#server/auth/password.ts';
import type { Tx } from '#server/db/database.ts';
import { messageOf } from '#server/mail/letter.ts';
import type { Message } from '#server/mail/mailer.ts';
import { alreadyRegistered, confirmAddress } from '#server/mail/letters.ts';
import { dropRegistration, keepRegistration, renewRegistration } from './account-commands.ts';
import { companyExists, registrationByEmail } from './account-queries.ts';
import { countTry } from './attempt-commands.ts';
import { refuseWeak } from './refuse-weak.ts';
import { userByEmail } from './queries.ts';
import { usernameFrom } from './username.ts';
import type { AuthDependencies } from './auth-dependencies.ts';

export function companyTaken(
  code: 'empresa-registrada' | 'empresa-registrada-entretanto',
): ProblemError {
  return new ProblemError('ya-existe', createMessage(code), {
    fieldErrors: { rut: createMessage('empresa-con-cuenta') },
  });
}

/** Keeps a registration, unless its e-mail is that of a user. */
async function keepUnlessTaken(tx: Tx, kept: Parameters<typeof keepRegistration>[1], now: Date) {
  const owner = await userByEmail(tx, kept.email);
  const token = await keepRegistration(tx, kept, now);
  // Written in both cases, since writing takes time that could be measured.
  if (owner !== undefined) await dropRegistration(tx, token);
  return { owner, token };
}

/** Registers a company and who administers it; the link that confirms both goes by mail. */
export function registrationHandlers({
  database,
  now,
  mail,
  baseUrl,
  addressOf,
}: AuthDependencies): Pick<
  Handlers<typeof accountEndpoints, Caller>,
  'register' | 'resendVerification'
> {
  const confirmation = (
    { email, companyName: name, taxId }: { email: string; companyName: string; taxId: string },
    token: string,
    at: Date,
  ): Message => {
    const url = `${baseUrl()}/verify-email/${token}`;
    return messageOf(confirmAddress(email, url, { name, taxId }), at);
  };

  return {
    register: async ({ body }, { request }) => {
      const { email, rut: taxId, empresa: companyName, fullName } = body;
      await refuseWeak(body.password, body, 'password');
      const address = addressOf(request);
      await countTry(database, { what: 'register', account: email, address }, now());
      if (await database.read('system', (tx) => companyExists(tx, taxId))) {
        throw companyTaken('empresa-registrada');
      }
      // Whether or not the e-mail is taken, the same work is done before the answer.
      const passwordHash = await hashPassword(body.password);
      const username = body.username ?? usernameFrom(email);
      const kept = { email, fullName, username, passwordHash, companyName, taxId };
      const { owner, token } = await database.transaction('system', (tx) =>
        keepUnlessTaken(tx, kept, now()),
      );
      if (owner === undefined) mail.post(confirmation(kept, token, now()));
      else if (owner.status === 'active') {
        mail.post(messageOf(alreadyRegistered(email, baseUrl()), now()));
      }
      return { ok: true };
    },

    resendVerification: async ({ body: { email } }, { request }) => {
      const address = addressOf(request);
      const tried = { what: 'resend', account: email, address } as const;
      const at = now();
      await countTry(database, tried, at);
      mail.compose(() =>
        database.transaction('system', async (tx) => {
          const registration = await registrationByEmail(tx, email);
          const isTaken = (await userByEmail(tx, email)) !== undefined;
          if (registration === undefined || isTaken) return null;
          const token = await renewRegistration(tx, registration.tokenHash, at);
          return confirmation(registration, token, at);
        }),
      );
      return { ok: true };
    },
  };
}
