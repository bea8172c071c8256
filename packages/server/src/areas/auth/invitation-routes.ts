import type {
  invitationEndpoints,
  InvitedPerson,
} from '@pliego/contract/areas/account-invitations';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import type * as z from 'zod';
import { recordAudit } from '#server/areas/audit/commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import { sessionTokenOf, setSessionCookies } from '#server/auth/cookies.ts';
import { openWaysOf } from '#server/areas/company/provider-queries.ts';
import { missingIn } from '#server/auth/session-queries.ts';
import { hashPassword } from '#server/auth/password.ts';
import { countTry } from './attempt-commands.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { browserOf } from './browser.ts';
import { moveSession } from './commands.ts';
import { endViewOf, recordEndedViews } from './view-commands.ts';
import { enter, setEntryCookies } from './enter.ts';
import { acceptInvitation, type FoundInvitation, openInvitation } from './invitation-commands.ts';
import { sessionIn } from './present-session.ts';
import { userByEmail } from './queries.ts';
import { refuseWeak } from './refuse-weak.ts';

type Person = z.infer<typeof InvitedPerson>;

/** What a new account is made of. */
async function newAccount({ email, company }: FoundInvitation, persona: Person | undefined) {
  if (persona === undefined) {
    throw fieldProblem('datos-invalidos', 'persona', createMessage('invitacion-sin-persona'));
  }
  const { fullName, password } = persona;
  await refuseWeak(password, { email, fullName, empresa: company }, 'persona.password');
  return { person: { fullName, passwordHash: await hashPassword(password) } };
}

/** The calls of who got an invitation. */
export function invitationHandlers(
  dependencies: AuthDependencies,
): Handlers<typeof invitationEndpoints, Caller> {
  const { database, now, sample, addressOf } = dependencies;
  /** The invitation of a link, and whether its address has an account. As of every link, only dead ones count. */
  const find = async (token: string, request: Request) => {
    try {
      return await database.read('system', async (tx) => {
        const found = await openInvitation(tx, token, now());
        return { found, owner: await userByEmail(tx, found.email) };
      });
    } catch (error) {
      if (error instanceof ProblemError) {
        await countTry(database, { what: 'invitation', address: addressOf(request) }, now());
      }
      throw error;
    }
  };

  return {
    checkInvitation: async ({ body: { token } }, { request }) => {
      const { found, owner } = await find(token, request);
      const { metodos } = await database.read('system', (tx) => openWaysOf(tx, found.companyId));
      return {
        empresa: found.company,
        correo: found.email,
        role: found.role,
        invita: found.inviter,
        vence: found.expiresAt.toISOString(),
        tieneCuenta: owner !== undefined,
        organizacion: metodos.includes('organizacion') ? found.companyId : null,
        conContrasena: metodos.includes('contrasena'),
      };
    },

    acceptInvitation: async ({ body: { token, persona } }, { caller, request, headers }) => {
      const { found, owner } = await find(token, request);
      if (caller === null && owner !== undefined) {
        throw new ProblemError('ya-existe', createMessage('invitacion-con-cuenta'));
      }
      const by = caller === null ? await newAccount(found, persona) : { userId: caller.userId };
      const browser = browserOf(request, dependencies);
      const { session, opened } = await database.transaction('system', async (tx) => {
        const { act, ...place } = await acceptInvitation(tx, token, by, now());
        const own = sessionTokenOf(request) ?? '';
        const views = caller === null ? [] : await endViewOf(tx, own);
        const opened = caller === null ? await enter(tx, { ...place, act }, browser, now()) : null;
        if (caller !== null) await moveSession(tx, own, place, now());
        const missing = await missingIn(tx, opened ?? own, now());
        const session = await sessionIn(tx, { ...place, missing }, sample);
        if (caller !== null) {
          await recordEndedViews(tx, views, { now: now(), from: browser });
          await recordAudit(tx, { ...place, from: browser, now: now() }, act);
        }
        return { session, opened };
      });
      const companyId = session.empresa;
      if (opened === null) {
        setSessionCookies(headers, request, sessionTokenOf(request) ?? '', companyId);
      } else setEntryCookies(headers, request, { browser, token: opened, companyId });
      return session;
    },
  };
}
