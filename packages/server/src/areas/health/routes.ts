import type { healthEndpoints } from '@pliego/contract/areas/health';
import type { Handlers } from '@pliego/http/implement';
import type { Caller } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';

interface Dependencies {
  database: Database;
  version: string;
}

export function healthHandlers({
  database,
  version,
}: Dependencies): Handlers<typeof healthEndpoints, Caller> {
  return {
    check: async () => {
      const databaseVersion = await database.version().catch(() => null);
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
