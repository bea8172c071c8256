import { abilityOf } from '@pliego/contract/abilities';
import type { Gate } from '@pliego/http/implement';
import type { Database } from '#server/db/database.ts';
import { type Caller, callerOf } from './caller.ts';
import { sessionTokenOf } from './cookies.ts';
import { KnownCallers } from './known-callers.ts';
import { sessionByHash } from './session-queries.ts';
import { touchSession } from './session-commands.ts';
import { hashToken, sessionTouchMs } from './session-token.ts';

/** Identifies callers by their session cookie; their abilities come from their role in that company. */
export function sessionGate(database: Database, now: () => Date): Gate<Caller> {
  const known = new KnownCallers();

  async function callerWith(tokenHash: string): Promise<Caller | null> {
    const before = database.accountState();
    const found = before === null ? undefined : known.find(tokenHash, before, now());
    if (found !== undefined) return found;
    const session = await database.lookUp('system', (tx) => sessionByHash(tx, tokenHash, now()));
    if (session === undefined) return null;
    const { userId, companyId, role, expiresAt, lastUsedAt } = session;
    const dueAt = new Date(lastUsedAt.getTime() + sessionTouchMs);
    if (dueAt <= now()) {
      await database.transaction('system', (tx) => touchSession(tx, tokenHash, now()));
    }
    const caller = callerOf(userId, companyId, role, abilityOf(role, userId));
    // Accounts may have changed since: what was read then is no knowledge of now.
    if (before !== null && before === database.accountState()) {
      known.keep(tokenHash, before, { caller, until: dueAt < expiresAt ? dueAt : expiresAt });
    }
    return caller;
  }

  return {
    identify: async (request) => {
      const token = sessionTokenOf(request);
      return token === undefined || token === '' ? null : callerWith(hashToken(token));
    },
    may: ({ ability }, { action, subject }) => ability.can(action, subject),
  };
}
