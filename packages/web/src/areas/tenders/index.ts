import { Id, Instant } from '@pliego/contract/fields';
import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  notFound,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import * as z from 'zod/mini';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { readSearch } from '#web/lib/search-params.ts';
import { listQueryOf, readListSearch, type TenderListSearch } from './list-search.ts';
import { rememberList } from './list-return.ts';
import type * as Queries from './queries.ts';

const texts: TextLoaders<'tenders'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

const fichaTexts: TextLoaders<'ficha'> = {
  es: () => import('./messages/ficha.es.ts'),
  en: () => import('./messages/ficha.en.ts'),
};

/** `en` is the instant as of which the ficha is shown; today without it. */
const FichaSearch = z.object({ en: z.optional(Instant) });
type FichaSearch = z.output<typeof FichaSearch>;
const loadFicha = () => withTexts('ficha', fichaTexts, () => import('./tender-page.tsx'));

/** Asks for data while the page is on its way. That even this cannot be had, the page finds out by itself. */
function askAhead(ask: (queries: typeof Queries) => void): void {
  import('./queries.ts').then(ask, () => undefined);
}

type SearchInput = Partial<TenderListSearch> & SearchSchemaInput;

export function createTenderRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/licitaciones',
      validateSearch: (search: SearchInput): TenderListSearch => readListSearch(search),
      loaderDeps: ({ search }) => listQueryOf(search),
      onEnter: ({ search }) => rememberList(search),
      onStay: ({ search }) => rememberList(search),
      loader: ({ context: { queryClient }, deps }) =>
        askAhead(({ tenderListQuery }) => {
          void queryClient.prefetchInfiniteQuery(tenderListQuery(deps));
        }),
      component: lazyRouteComponent(
        () => withTexts('tenders', texts, () => import('./list-page.tsx')),
        'TenderListPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/licitaciones/$id',
      params: {
        parse: ({ id }) => {
          const parsed = Id.safeParse(id);
          if (!parsed.success) throw notFound();
          return { id: parsed.data };
        },
        stringify: ({ id }) => ({ id: String(id) }),
      },
      validateSearch: (search: FichaSearch & SearchSchemaInput): FichaSearch =>
        readSearch(FichaSearch, search),
      loaderDeps: ({ search: { en } }) => ({ en }),
      // Also runs when a link to it is pointed at: the ficha is there when it opens.
      loader: ({ context: { queryClient }, params: { id }, deps: { en }, cause }) =>
        askAhead(({ tenderHistoryQuery, tenderQuery }) => {
          void queryClient.prefetchQuery(tenderQuery(id, en));
          if (cause !== 'preload') void queryClient.prefetchQuery(tenderHistoryQuery(id));
        }),
      component: lazyRouteComponent(() => withTexts('tenders', texts, loadFicha), 'TenderPage'),
    }),
  ] as const;
}
