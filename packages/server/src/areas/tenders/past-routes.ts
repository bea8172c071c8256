import type { tenderEndpoints } from '@pliego/contract/areas/tenders';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { asSeenBy, type Caller, scopeOf, seesPersonalData } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { historyOf } from './history.ts';
import { presentEvent, presentObservation } from './presenter.ts';
import { eventsOf, observationsOf, storedObservations, tenderExists } from './queries.ts';

export const unknownTender = () =>
  new ProblemError('no-encontrado', createMessage('licitacion-desconocida'));

type Past = Pick<Handlers<typeof tenderEndpoints, Caller>, 'history' | 'events' | 'observations'>;

/** What became of a tender: what sources said of it, version by version and verbatim, and what was done with it. */
export function pastHandlers({ database }: { database: Database }): Past {
  /** Rows of a tender that exists; what is made of them holds up nobody who waits for the database. */
  const rowsOfTender = <T>(caller: Caller, id: number, read: (tx: Tx) => Promise<T>): Promise<T> =>
    database.lookUp(scopeOf(caller), async (tx) => {
      if (!(await tenderExists(tx, id))) throw unknownTender();
      return read(tx);
    });

  return {
    history: async ({ params: { id } }, { caller }) => {
      const rows = await rowsOfTender(caller, id, (tx) => storedObservations(tx, [id]));
      return asSeenBy(caller, historyOf(rows));
    },

    events: async ({ params: { id } }, { caller }) => {
      const events = await rowsOfTender(caller, id, (tx) => eventsOf(tx, id, caller.companyId));
      return { datos: events.map(presentEvent) };
    },

    observations: async ({ params: { id } }, { caller }) => {
      const rows = await rowsOfTender(caller, id, (tx) => observationsOf(tx, id));
      const datos = rows.map((row) => presentObservation(row, seesPersonalData(caller)));
      return asSeenBy(caller, { datos });
    },
  };
}
