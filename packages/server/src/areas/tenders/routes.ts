import type { tenderEndpoints } from '@pliego/contract/areas/tenders';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { assign, setTags } from './commands.ts';
import { tenderFacets } from './facet-queries.ts';
import { summariesOf, tenderPage } from './list-queries.ts';
import { presentDetail, presentEvent, presentObservation, presentSummary } from './presenter.ts';
import { buyersByName, eventsOf, observationsOf, tenderById, tenderExists } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

const notFound = () => new ProblemError('no-encontrado', 'Esa licitación no existe.');

async function mustExist(tx: Tx, id: number): Promise<void> {
  if (!(await tenderExists(tx, id))) throw notFound();
}

export function tenderHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof tenderEndpoints, Caller> {
  const reading = <T>(caller: Caller, work: (tx: Tx) => Promise<T>) =>
    database.read(scopeOf(caller), work);

  return {
    list: async ({ query }, { caller }) => {
      const { ids, ...page } = await reading(caller, (tx) => tenderPage(tx, query, caller, now()));
      const rows = await database.lookUp(scopeOf(caller), (tx) =>
        summariesOf(tx, ids, caller.companyId),
      );
      return { datos: rows.map(presentSummary), ...page };
    },

    facets: ({ query }, { caller }) =>
      reading(caller, (tx) => tenderFacets(tx, query, caller, now())),

    buyers: ({ query }, { caller }) =>
      reading(caller, async (tx) => ({ datos: await buyersByName(tx, query.q, query.ids ?? []) })),

    get: ({ params }, { caller }) =>
      reading(caller, async (tx) => {
        const tender = await tenderById(tx, params.id, caller.companyId);
        if (tender === undefined) throw notFound();
        return presentDetail(tender);
      }),

    events: ({ params }, { caller }) =>
      reading(caller, async (tx) => {
        await mustExist(tx, params.id);
        const events = await eventsOf(tx, params.id, caller.companyId);
        return { datos: events.map(presentEvent) };
      }),

    observations: ({ params }, { caller }) =>
      reading(caller, async (tx) => {
        await mustExist(tx, params.id);
        return { datos: (await observationsOf(tx, params.id)).map(presentObservation) };
      }),

    setTags: ({ params, body, ifVersion }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) =>
        setTags(tx, { tenderId: params.id, ifVersion, caller, now: now() }, body),
      ),

    assign: ({ params, body, ifVersion }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) =>
        assign(tx, { tenderId: params.id, ifVersion, caller, now: now() }, body.Usuario),
      ),
  };
}
