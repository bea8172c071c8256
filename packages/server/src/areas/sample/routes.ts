import type { sampleEndpoints } from '@pliego/contract/areas/sample';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { companySampleStore } from './store.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  /** Whether this server answers the demonstration areas; otherwise the page does. */
  keepsSample: boolean;
}

export function sampleHandlers({
  database,
  now,
  keepsSample,
}: Dependencies): Handlers<typeof sampleEndpoints, Caller> {
  return {
    home: () => ({ en: keepsSample ? 'servidor' : 'pagina' }),

    reset: async (_, { caller }) => {
      if (!keepsSample) {
        throw new ProblemError('no-encontrado', 'Los datos de muestra viven en la página.');
      }
      await companySampleStore(database, scopeOf(caller), now).reset();
      return { ok: true };
    },
  };
}
