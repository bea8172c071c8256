import type { healthEndpoints } from '@pliego/contract/areas/health';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
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
        throw new ProblemError('no-disponible', createMessage('base-sin-respuesta'));
      });
      return {
        estado: 'ok',
        version,
        baseDeDatos: { tipo: database.kind, estado: 'ok', version: databaseVersion },
      };
    },
  };
}
