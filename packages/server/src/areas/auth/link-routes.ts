import type { accountEndpoints } from '@pliego/contract/areas/account';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { recordAudit } from '#server/areas/audit/commands.ts';
import { maskedEmail } from '#server/auth/account-token.ts';
import type { Caller } from '#server/auth/caller.ts';
import { confirmRegistration, furnishCompany } from './account-commands.ts';
import { addressToConfirm, userOfResetToken } from './account-queries.ts';
import { countTry, forgive } from './attempt-commands.ts';
import { browserOf } from './browser.ts';
import { enter, setEntryCookies } from './enter.ts';
import { sessionIn } from './present-session.ts';
import { companyTaken } from './registration-routes.ts';
import type { AuthDependencies } from './auth-dependencies.ts';

/** A link that was never given, was used or has ended: who holds it learns no more. */
export const deadLink = () => new ProblemError('enlace-invalido');

/** The endpoints of links in mails: confirming a registration, and checking whether a link still works. */
export function linkHandlers({
  database,
  sample,
  now,
  addressOf,
}: AuthDependencies): Pick<
  Handlers<typeof accountEndpoints, Caller>,
  'verifyEmail' | 'checkToken'
> {
  return {
    verifyEmail: async ({ body: { token } }, { request, headers }) => {
      const tried = { what: 'link', address: addressOf(request) } as const;
      const attempt = await countTry(database, tried, now());
      const browser = browserOf(request, { addressOf });
      const outcome = await database.transaction('system', async (tx) => {
        const confirmed = await confirmRegistration(tx, token, now());
        if (typeof confirmed === 'string') return confirmed;
        await forgive(tx, attempt);
        const session = await sessionIn(tx, confirmed, sample);
        const by = { ...confirmed, from: browser, now: now() };
        await recordAudit(tx, by, { action: 'empresa-creada' });
        const sessionToken = await enter(tx, confirmed, browser, now());
        await furnishCompany(tx, confirmed);
        return { session, sessionToken };
      });
      if (outcome === 'enlace-invalido') throw deadLink();
      if (outcome === 'ya-existe') {
        throw companyTaken('empresa-registrada-entretanto');
      }
      const { session, sessionToken } = outcome;
      const companyId = session.empresa;
      setEntryCookies(headers, request, { browser, token: sessionToken, companyId });
      return session;
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
