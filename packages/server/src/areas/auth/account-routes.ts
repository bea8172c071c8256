import type { accountEndpoints } from '@pliego/contract/areas/account';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { maskedEmail } from '#server/auth/account-token.ts';
import type { Caller } from '#server/auth/caller.ts';
import { setSessionCookies } from '#server/auth/cookies.ts';
import { hashPassword } from '#server/auth/password.ts';
import { messageOf } from '#server/mail/letter.ts';
import type { Message } from '#server/mail/mailer.ts';
import { alreadyRegistered, confirmAddress } from '#server/mail/letters.ts';
import {
  confirmRegistration,
  dropRegistration,
  furnishCompany,
  keepRegistration,
  renewRegistration,
} from './account-commands.ts';
import {
  addressToConfirm,
  companyExists,
  registrationByEmail,
  userOfResetToken,
} from './account-queries.ts';
import { countTry, forgive } from './attempt-commands.ts';
import { openSession } from './commands.ts';
import { sessionIn } from './present-session.ts';
import { userByEmail } from './queries.ts';
import type { AuthSurroundings } from './surroundings.ts';

type Own = 'register' | 'verifyEmail' | 'resendVerification' | 'checkToken';

/** A link that was never given, was used or has ended: whoever holds it learns no more. */
export const deadLink = () =>
  new ProblemError('enlace-invalido', 'Este enlace ya se usó, caducó o no está completo.');

function companyTaken(detail: string): ProblemError {
  return new ProblemError('ya-existe', detail, {
    fieldErrors: { rut: 'Esta empresa ya tiene cuenta: pide acceso a quien la administra' },
  });
}

/** A username for whoever wished for none: the part of their e-mail before the @. */
function usernameFrom(email: string): string {
  const name = (email.split('@')[0] ?? '').replaceAll(/[^a-z0-9._-]/g, '').slice(0, 40);
  return name.length < 3 ? `usuario${name}` : name;
}

export function accountHandlers({
  database,
  now,
  mail,
  baseUrl,
  addressOf,
}: AuthSurroundings): Pick<Handlers<typeof accountEndpoints, Caller>, Own> {
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
      const address = addressOf(request);
      await countTry(database, { what: 'register', account: email, address }, now());
      if (await database.read('system', (tx) => companyExists(tx, taxId))) {
        throw companyTaken(
          'Ya hay una cuenta de la empresa con este RUT. Pide acceso a quien la administra.',
        );
      }
      // Whether or not the e-mail is taken, the same work is done before the answer.
      const passwordHash = await hashPassword(body.password);
      const username = body.username ?? usernameFrom(email);
      const kept = { email, fullName, username, passwordHash, companyName, taxId };
      const { owner, token } = await database.transaction('system', async (tx) => {
        const [owner, token] = [
          await userByEmail(tx, email),
          await keepRegistration(tx, kept, now()),
        ];
        // Written in both cases, since writing takes time that could be measured.
        if (owner !== undefined) await dropRegistration(tx, token);
        return { owner, token };
      });
      if (owner === undefined) mail.post(confirmation(kept, token, now()));
      else if (owner.status === 'active') {
        mail.post(messageOf(alreadyRegistered(email, baseUrl()), now()));
      }
      return { ok: true };
    },

    verifyEmail: async ({ body: { token } }, { request, headers }) => {
      const tried = { what: 'link', address: addressOf(request) } as const;
      const attempt = await countTry(database, tried, now());
      const outcome = await database.transaction('system', async (tx) => {
        const confirmed = await confirmRegistration(tx, token, now());
        if (typeof confirmed === 'string') return confirmed;
        await forgive(tx, attempt);
        const session = await sessionIn(tx, confirmed.userId, confirmed.companyId);
        const sessionToken = await openSession(tx, confirmed, now());
        await furnishCompany(tx, confirmed);
        return { session, sessionToken };
      });
      if (outcome === 'enlace-invalido') throw deadLink();
      if (outcome === 'ya-existe') {
        throw companyTaken(
          'Mientras confirmabas, otra persona registró la empresa con este RUT. Pídele acceso.',
        );
      }
      setSessionCookies(headers, request, outcome.sessionToken, outcome.session.empresa);
      return outcome.session;
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

    checkToken: async ({ body: { token, purpose } }, { request }) => {
      const tried = { what: 'link', address: addressOf(request) } as const;
      const attempt = await countTry(database, tried, now());
      const email = await database.transaction('system', async (tx) => {
        const found =
          purpose === 'verify-email'
            ? await addressToConfirm(tx, token, now())
            : (await userOfResetToken(tx, token, now()))?.email;
        if (found !== undefined) await forgive(tx, attempt);
        return found;
      });
      if (email === undefined) throw deadLink();
      return { ok: true, email: maskedEmail(email) };
    },
  };
}
