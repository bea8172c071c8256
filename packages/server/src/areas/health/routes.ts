import type { healthEndpoints } from '@pliego/contract/areas/health';
import type { Handlers } from '@pliego/http/implement';
import type { Caller } from '#server/auth/caller.ts';
import { type Database, withoutParameters } from '#server/db/database.ts';
import type { Logger } from 'pino';

interface Dependencies {
  database: Database;
  log: Pick<Logger, 'error'>;
  version: string;
}

export function healthHandlers({
  database,
  log,
  version,
}: Dependencies): Handlers<typeof healthEndpoints, Caller> {
  return {
    check: async () => {
      const databaseVersion = await database.version().catch((error: unknown) => {
        log.error({ err: withoutParameters(error) }, 'the database does not answer');
        return null;
      });
      const answers = databaseVersion !== null;
      return {
        estado: answers ? 'ok' : 'con-problemas',
        version,
        baseDeDatos: {
          tipo: database.kind,
          estado: answers ? 'ok' : 'sin-respuesta',
          version: databaseVersion,
        },
      };
    },
  };
}
