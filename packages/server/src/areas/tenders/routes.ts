import type { tenderEndpoints } from '@pliego/contract/areas/tenders';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { sourceLives } from '#server/areas/sources/freshness-queries.ts';
import { assign, setTags } from './commands.ts';
import { tenderFacets } from './facet-queries.ts';
import { asKnown, historyOf } from './history.ts';
import { summariesOf, tenderPage } from './list-queries.ts';
import {
  type Light,
  presentDetail,
  presentEvent,
  presentObservation,
  presentSummary,
} from './presenter.ts';
import { namedItems } from './reference-queries.ts';
import {
  buyersByName,
  eventsOf,
  everythingSaid,
  observationsOf,
  tenderById,
  tenderExists,
} from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

const notFound = () => new ProblemError('no-encontrado', 'Esa licitación no existe.');

const unknownThen = () =>
  new ProblemError(
    'no-encontrado',
    'En ese momento ninguna fuente hablaba todavía de esta licitación: elige uno posterior.',
  );

async function mustExist(tx: Tx, id: number): Promise<void> {
  if (!(await tenderExists(tx, id))) throw notFound();
}

export function tenderHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof tenderEndpoints, Caller> {
  const reading = <T>(caller: Caller, work: (tx: Tx) => Promise<T>) =>
    database.read(scopeOf(caller), work);

  const lightNow = async (tx: Tx): Promise<Light> => ({
    now: now(),
    sources: await sourceLives(tx),
  });

  return {
    list: async ({ query }, { caller }) => {
      const { ids, ...page } = await reading(caller, (tx) => tenderPage(tx, query, caller, now()));
      return database.lookUp(scopeOf(caller), async (tx) => {
        const rows = await summariesOf(tx, ids, caller.companyId);
        const light = await lightNow(tx);
        return { datos: rows.map((row) => presentSummary(row, light)), ...page };
      });
    },

    facets: ({ query }, { caller }) =>
      reading(caller, (tx) => tenderFacets(tx, query, caller, now())),

    buyers: ({ query }, { caller }) =>
      reading(caller, async (tx) => ({ datos: await buyersByName(tx, query.q, query.ids ?? []) })),

    get: ({ params, query }, { caller }) =>
      reading(caller, async (tx) => {
        const today = await tenderById(tx, params.id, caller.companyId);
        if (today === undefined) throw notFound();
        const light = await lightNow(tx);
        const { en } = query;
        const shown =
          en === undefined
            ? today
            : asKnown(today, await everythingSaid(tx, params.id), new Date(en));
        if (shown === null) throw unknownThen();
        const items = await namedItems(tx, shown.items);
        return presentDetail({ ...shown, items }, light);
      }),

    history: ({ params }, { caller }) =>
      reading(caller, async (tx) => {
        await mustExist(tx, params.id);
        return historyOf(await everythingSaid(tx, params.id));
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
