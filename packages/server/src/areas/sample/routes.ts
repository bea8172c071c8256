import type { sampleEndpoints, sampleHomes } from '@pliego/contract/areas/sample';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import type { SampleMode } from '#server/env.ts';
import { companySampleStore } from './store.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  sample: SampleMode;
}

const homes: Record<SampleMode, (typeof sampleHomes)[number]> = {
  off: 'ninguna',
  page: 'pagina',
  server: 'servidor',
};

export function sampleHandlers({
  database,
  now,
  sample,
}: Dependencies): Handlers<typeof sampleEndpoints, Caller> {
  return {
    home: () => ({ en: homes[sample] }),

    reset: async (_, { caller }) => {
      if (sample !== 'server') {
        throw new ProblemError('no-encontrado', createMessage('muestra-en-la-pagina'));
      }
      await companySampleStore(database, scopeOf(caller), now).reset();
      return { ok: true };
    },
  };
}
