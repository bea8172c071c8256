import { abilityOf } from '@pliego/contract/abilities';
import type { Gate } from '@pliego/http/implement';
import { sessionByHash } from '#server/areas/auth/queries.ts';
import type { Database } from '#server/db/database.ts';
import { type Caller, callerOf } from './caller.ts';
import { readCookie } from './cookies.ts';
import { hashToken, sessionCookie } from './session-token.ts';

/** Knows callers by their session cookie; what they may do comes from their role in that company. */
export function sessionGate(database: Database, now: () => Date): Gate<Caller> {
  return {
    identify: async (request) => {
      const token = readCookie(request, sessionCookie);
      if (token === undefined || token === '') return null;
      const session = await database.read('system', (tx) =>
        sessionByHash(tx, hashToken(token), now()),
      );
      if (session === undefined) return null;
      const { userId, companyId, role } = session;
      return callerOf(userId, companyId, role, abilityOf(role, userId));
    },
    may: ({ ability }, { action, subject }) => ability.can(action, subject),
  };
}
