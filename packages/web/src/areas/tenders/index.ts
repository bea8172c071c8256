import {
  type AnyRoute,
  createRoute,
  lazyRouteComponent,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { idParam } from '#web/lib/id-param.ts';
import type * as Ahead from './ask-ahead.ts';
import type { FichaSearch } from './ficha-search.ts';
import type { TenderListSearch } from './list-search.ts';

const texts: TextLoaders<'tenders'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

const fichaTexts: TextLoaders<'ficha'> = {
  es: () => import('./messages/ficha.es.ts'),
  en: () => import('./messages/ficha.en.ts'),
};

const loadFicha = () => withTexts('ficha', fichaTexts, () => import('./tender-page.tsx'));

/** That even this cannot be had, the page finds out by itself. */
function askAhead(ask: (ahead: typeof Ahead) => void): void {
  import('./ask-ahead.ts').then(ask, () => undefined);
}

/**
 * What an address says, as it stands there: the page reads it, with the rules that come with it. Links name the
 * values as they are read.
 */
type AsWritten<Search extends object> = Partial<Record<keyof Search, unknown>>;
function asWritten<Search extends object>(
  search: Partial<Search> & SearchSchemaInput,
): AsWritten<Search> {
  return search;
}

export function createTenderRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/licitaciones',
      validateSearch: asWritten<TenderListSearch>,
      loaderDeps: ({ search }) => search,
      loader: ({ context: { queryClient }, deps }) =>
        askAhead(({ askForList }) => askForList(queryClient, deps)),
      component: lazyRouteComponent(
        () => withTexts('tenders', texts, () => import('./list-page.tsx')),
        'TenderListPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/licitaciones/$id',
      params: idParam,
      validateSearch: asWritten<FichaSearch>,
      loaderDeps: ({ search }) => search,
      // Also runs when a link to it is pointed at: the ficha is there when it opens.
      loader: ({ context: { queryClient }, params: { id }, deps, cause }) =>
        askAhead(({ askForFicha }) => askForFicha(queryClient, id, deps, cause !== 'preload')),
      component: lazyRouteComponent(() => withTexts('tenders', texts, loadFicha), 'TenderPage'),
    }),
  ] as const;
}
