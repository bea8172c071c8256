import type { accountSessionEndpoints, OpenSession } from '@pliego/contract/areas/account-sessions';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { browserName } from '#server/auth/browser-name.ts';
import type { Caller } from '#server/auth/caller.ts';
import { hashToken } from '#server/auth/session-token.ts';
import { browserOf } from './browser.ts';
import { endOtherSessions, endSession } from './commands.ts';
import { forgetDevice, forgetOtherPlaces } from './place-commands.ts';
import { sessionsOfUser } from './queries.ts';
import type { AuthDependencies } from './auth-dependencies.ts';

type Row = Awaited<ReturnType<typeof sessionsOfUser>>[number];

function presentOpenSession(row: Row, currentHash: string): OpenSession {
  return {
    id: row.id,
    actual: row.tokenHash === currentHash,
    ...browserName(row.userAgent),
    direccion: row.address,
    empresa: row.company,
    desde: row.createdAt.toISOString(),
    ultimoUso: row.lastUsedAt.toISOString(),
  };
}

/** Where one is signed in, and ending that from afar. */
export function sessionListHandlers(
  dependencies: AuthDependencies,
): Handlers<typeof accountSessionEndpoints, Caller> {
  const { database, now } = dependencies;
  const at = (request: Request) => {
    const browser = browserOf(request, dependencies);
    return { browser, keptHash: hashToken(browser.session ?? '') };
  };
  return {
    sessions: async (_, { caller: { userId }, request }) => {
      const { keptHash } = at(request);
      const rows = await database.read('system', (tx) => sessionsOfUser(tx, userId, now()));
      return { datos: rows.map((row) => presentOpenSession(row, keptHash)) };
    },

    endSession: async ({ params: { id } }, { caller, request }) => {
      const { userId } = caller;
      const { browser, keptHash } = at(request);
      const isEnded = await database.transaction('system', async (tx) => {
        const deviceMark = await endSession(tx, { userId, id, keptHash });
        if (deviceMark === undefined) return false;
        if (deviceMark !== browser.deviceMark) await forgetDevice(tx, userId, deviceMark);
        await recordAudit(tx, auditedAs(caller, now()), { action: 'sesion-cerrada' });
        return true;
      });
      if (!isEnded) throw new ProblemError('no-encontrado', createMessage('sesion-desconocida'));
      return { id };
    },

    endOtherSessions: async (_, { caller, request }) => {
      const { userId } = caller;
      const { browser, keptHash } = at(request);
      return database.transaction('system', async (tx) => {
        await forgetOtherPlaces(tx, userId, browser);
        const cerradas = await endOtherSessions(tx, { userId, keptHash, now: now() });
        const act = { action: 'sesiones-cerradas', details: { count: cerradas } } as const;
        if (cerradas > 0) await recordAudit(tx, auditedAs(caller, now()), act);
        return { cerradas };
      });
    },
  };
}
