import type { TenderListQuery } from '@pliego/contract/areas/tender-query';
import type { tenderEndpoints } from '@pliego/contract/areas/tenders';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { asSeenBy, type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { bestMatchesOf } from '#server/areas/matches/match-queries.ts';
import { presentBest } from '#server/areas/matches/presenter.ts';
import { sourceLives } from '#server/areas/sources/freshness-queries.ts';
import { tenderAids } from './aid-queries.ts';
import { assign, setTags } from './commands.ts';
import { tenderFacets } from './facet-queries.ts';
import { filterValueHandlers } from './filter-value-routes.ts';
import { figureHandlers } from './figure-routes.ts';
import { asKnown } from './history.ts';
import { summariesOf, tenderPage } from './list-queries.ts';
import { type PresenterContext, presentDetail, presentSummary } from './presenter.ts';
import { NotedReads } from './noted-reads.ts';
import { pastHandlers, unknownTender } from './past-routes.ts';
import { namedItems } from './reference-queries.ts';
import { possibleSecondClosing } from './possible-second-closing.ts';
import { type Look, matchedWords, matchesIn, textsOf } from './search-matches.ts';
import { storedObservations, tenderById } from './queries.ts';
import { createViewCountCache, viewCounts } from './view-queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

const unknownThen = () =>
  new ProblemError('no-encontrado', createMessage('licitacion-desconocida-entonces'));

/** The tender as it is, or as it was known at an instant. */
async function detailAt(tx: Tx, id: number, { companyId }: Caller, instant: string | undefined) {
  const today = await tenderById(tx, id, companyId);
  if (today === undefined) throw unknownTender();
  const until = instant === undefined ? null : new Date(instant);
  // Most tenders are shown without reading again what was said of them.
  const rows = until === null && today.extension !== true ? [] : await storedObservations(tx, [id]);
  const shown = until === null ? today : asKnown(today, rows, until);
  if (shown === null) throw unknownThen();
  const known = until === null ? rows : rows.filter(({ observedAt }) => observedAt <= until);
  return {
    ...shown,
    items: await namedItems(tx, shown.items),
    secondClosing: possibleSecondClosing(shown, known),
  };
}

const contextAt = async (tx: Tx, at: Date): Promise<PresenterContext> => ({
  now: at,
  sources: await sourceLives(tx),
});

/** How the tenders of a page fit our products, where the list asks for that. */
async function matchesFor(
  tx: Tx,
  { calce, producto = [], sort }: TenderListQuery,
  ids: readonly number[],
  { companyId }: Caller,
) {
  const isAsked = calce !== undefined || producto.length > 0 || sort?.endsWith('puntaje') === true;
  return isAsked ? presentBest(await bestMatchesOf(tx, companyId, ids, producto)) : {};
}

export function tenderHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof tenderEndpoints, Caller> {
  const reading = <T>(caller: Caller, work: (tx: Tx) => Promise<T>) =>
    database.read(scopeOf(caller), work);

  const lookingAs =
    (caller: Caller): Look =>
    (work) =>
      database.lookUp(scopeOf(caller), work);

  const counted = createViewCountCache();
  const reads = new NotedReads();

  return {
    list: async ({ query }, { caller }) => {
      const { ids, ...page } = await reading(caller, (tx) => tenderPage(tx, query, caller, now()));
      const look = lookingAs(caller);
      const { rows, context, calces } = await look(async (tx) => ({
        rows: await summariesOf(tx, ids, caller.companyId),
        context: await contextAt(tx, now()),
        calces: await matchesFor(tx, query, ids, caller),
      }));
      // Who waits for the database does not wait for what is made of the rows.
      const datos = rows.map((row) => presentSummary(row, context));
      const { words, places } = await matchesIn(look, query.q, datos);
      const coincidencias = Object.fromEntries(places);
      return asSeenBy(caller, { datos, ...page, resaltar: words, coincidencias, calces });
    },

    facets: ({ query }, { caller }) =>
      reading(caller, (tx) => tenderFacets(tx, query, caller, now())),

    views: async ({ query }, { caller }) => ({
      datos: await viewCounts(database, query, caller, now(), counted),
    }),

    aids: ({ query }, { caller }) => reading(caller, (tx) => tenderAids(tx, query, caller, now)),

    ...figureHandlers({ database, now }),

    ...filterValueHandlers({ database, now }),

    get: async ({ params, query }, { caller }) => {
      const look = lookingAs(caller);
      const { shown, context } = await look(async (tx) => ({
        shown: await detailAt(tx, params.id, caller, query.en),
        context: await contextAt(tx, now()),
      }));
      const matched = await matchedWords(look, query.q, textsOf(shown));
      const detail = asSeenBy(caller, presentDetail(shown, context, matched));
      await reads.note(database, caller, detail, now());
      return detail;
    },

    ...pastHandlers({ database }),

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
