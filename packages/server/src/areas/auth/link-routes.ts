import type { accountEndpoints } from '@pliego/contract/areas/account';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { recordAudit } from '#server/areas/audit/commands.ts';
import { maskedEmail } from '#server/auth/account-token.ts';
import type { Caller } from '#server/auth/caller.ts';
import { confirmRegistration, furnishCompany } from './account-commands.ts';
import { addressToConfirm, userOfResetToken } from './account-queries.ts';
import { countTry } from './attempt-commands.ts';
import { browserOf } from './browser.ts';
import { enter, setEntryCookies } from './enter.ts';
import { sessionIn } from './present-session.ts';
import { companyTaken } from './registration-routes.ts';
import type { AuthDependencies } from './auth-dependencies.ts';

/**
 * Refuses a link that was never given, was used or has ended: who holds it learns no more. Only these count. A good link works
 * whatever others behind the same address send, and 256 bits are not found by guessing.
 */
export async function refuseLink(
  { database, now, addressOf }: Pick<AuthDependencies, 'database' | 'now' | 'addressOf'>,
  request: Request,
): Promise<never> {
  await countTry(database, { what: 'link', address: addressOf(request) }, now());
  throw new ProblemError('enlace-invalido');
}

/** The endpoints of links in mails: confirming a registration, and checking whether a link still works. */
export function linkHandlers(
  dependencies: AuthDependencies,
): Pick<Handlers<typeof accountEndpoints, Caller>, 'verifyEmail' | 'checkToken'> {
  const { database, sample, now } = dependencies;
  return {
    verifyEmail: async ({ body: { token } }, { request, headers }) => {
      const browser = browserOf(request, dependencies);
      const outcome = await database.transaction('system', async (tx) => {
        const confirmed = await confirmRegistration(tx, token, now());
        if (typeof confirmed === 'string') return confirmed;
        const session = await sessionIn(tx, confirmed, sample);
        const by = { ...confirmed, from: browser, now: now() };
        await recordAudit(tx, by, { action: 'empresa-creada' });
        const sessionToken = await enter(tx, confirmed, browser, now());
        await furnishCompany(tx, confirmed);
        return { session, sessionToken };
      });
      if (outcome === 'enlace-invalido') return refuseLink(dependencies, request);
      if (outcome === 'ya-existe') {
        throw companyTaken('empresa-registrada-entretanto');
      }
      const { session, sessionToken } = outcome;
      const companyId = session.empresa;
      setEntryCookies(headers, request, { browser, token: sessionToken, companyId });
      return session;
    },

    checkToken: async ({ body: { token, purpose } }, { request }) => {
      const email = await database.read('system', async (tx) =>
        purpose === 'verify-email'
          ? addressToConfirm(tx, token, now())
          : (await userOfResetToken(tx, token, now()))?.email,
      );
      if (email === undefined) return refuseLink(dependencies, request);
      return { ok: true, email: maskedEmail(email) };
    },
  };
}
