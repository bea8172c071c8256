import { abilityOf } from '@pliego/contract/abilities';
import { authEndpoints } from '@pliego/contract/areas/auth';
import { createMessage } from '@pliego/contract/message';
import type { Gate } from '@pliego/http/implement';
import type { Logger } from 'pino';
import { databaseProblem } from '#server/db/database-problem.ts';
import { type Database, withoutParameters } from '#server/db/database.ts';
import { type Caller, callerOf } from './caller.ts';
import { sessionTokenOf } from './cookies.ts';
import { KnownCallers } from './known-callers.ts';
import { endOfSession, sessionByHash } from './session-queries.ts';
import { isOutsideRules, missingOf, refusedByRule } from './sign-in-rule.ts';
import { touchSession } from './session-commands.ts';
import { hashToken, sessionTouchMs } from './session-token.ts';
import { throughTheView, viewOf } from './view.ts';

/** After a failure to write down that a session is in use, none is written for this long. */
const touchAgainMs = 60_000;

interface Dependencies {
  database: Database;
  now: () => Date;
  log: Pick<Logger, 'warn'>;
}

/** What is said to somebody whose session their company ended. */
const endings = {
  removed: 'acceso-quitado',
  inactive: 'acceso-suspendido',
  closed: 'empresa-cerrada',
} as const;

const { logout } = authEndpoints;

/** Nobody, where the reason is the database. */
function unlessUnread(error: unknown): null {
  if (databaseProblem(error) === null) throw error;
  return null;
}

/** Identifies callers by their session cookie; their abilities come from their role in that company. */
export function sessionGate({ database, now, log }: Dependencies): Gate<Caller> {
  const known = new KnownCallers();
  let touchAgainAt = new Date(0);

  /** Who reads goes on where nothing can be written, on a full disk for instance. */
  async function touch(tokenHash: string): Promise<void> {
    if (now() < touchAgainAt) return;
    try {
      await database.transaction('system', (tx) => touchSession(tx, tokenHash, now()));
    } catch (error) {
      touchAgainAt = new Date(now().getTime() + touchAgainMs);
      log.warn({ err: withoutParameters(error) }, 'the use of a session was not written down');
    }
  }

  async function callerWith(tokenHash: string): Promise<Caller | null> {
    const before = database.accountState();
    const found = before === null ? undefined : known.find(tokenHash, before, now());
    if (found !== undefined) return found;
    const session = await database.lookUp('system', (tx) => sessionByHash(tx, tokenHash, now()));
    if (session === undefined) return null;
    const { userId, companyId, role, expiresAt, lastUsedAt, rule } = session;
    const view = viewOf(session, now());
    const dueAt = new Date(lastUsedAt.getTime() + sessionTouchMs);
    if (dueAt <= now()) await touch(tokenHash);
    const own = callerOf(userId, companyId, role, abilityOf(role, userId));
    const missing = missingOf(session, rule);
    const caller = {
      ...own,
      ...(view === null ? {} : { view }),
      ...(missing === undefined ? {} : { missing }),
    };
    // Accounts may have changed since: what was read then is no knowledge of now.
    if (before !== null && before === database.accountState()) {
      const ends = [dueAt, expiresAt, view?.until ?? expiresAt].map((end) => end.getTime());
      known.keep(tokenHash, before, { caller, until: new Date(Math.min(...ends)) });
    }
    return caller;
  }

  return {
    identify: async (request, definition) => {
      const token = sessionTokenOf(request);
      if (token === undefined || token === '') return null;
      const looked = callerWith(hashToken(token));
      // Who leaves need not be known: where the database does not answer, they are told so when their cookies are gone.
      const caller = await (definition === logout ? looked.catch(unlessUnread) : looked);
      if (caller?.missing !== undefined && !isOutsideRules(definition)) {
        throw refusedByRule(caller.missing);
      }
      return caller === null ? null : throughTheView(caller, request.method, definition);
    },
    whyNobody: async (request) => {
      const token = sessionTokenOf(request);
      if (token === undefined || token === '') return undefined;
      const end = await database.lookUp('system', (tx) => endOfSession(tx, hashToken(token)));
      if (end === undefined) return undefined;
      const { company: empresa, endedBy } = end;
      return createMessage(endings[endedBy ?? 'inactive'], { empresa });
    },
    may: ({ ability }, { action, subject }) => ability.can(action, subject),
  };
}
