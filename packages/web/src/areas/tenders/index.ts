import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withMessageTexts } from '#web/i18n/message-texts.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { idParam } from '#web/lib/id-param.ts';
import { searchOf } from '#web/lib/search-params.ts';
import type * as Prefetch from './prefetch.ts';
import { withListTexts } from '#web/lists/list-texts.ts';
import { beginWithView, leadToView } from '#web/lists/views/view-routes.ts';
import { FichaSearch } from './ficha/ficha-search.ts';
import { fichaTexts } from './ficha-texts.ts';
import { readFollowUpSearch } from './follow-up/follow-up-search.ts';
import { readListSearch } from './list/list-search.ts';
import { withSheetTexts } from './sheet/sheet-texts.ts';
import { withWorkTexts } from './work/work-texts.ts';

const texts: TextLoaders<'tenders'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

const homeTexts: TextLoaders<'home'> = {
  es: () => import('./home/messages/es.ts'),
  en: () => import('./home/messages/en.ts'),
};

const followUpTexts: TextLoaders<'followUp'> = {
  es: () => import('./follow-up/messages/es.ts'),
  en: () => import('./follow-up/messages/en.ts'),
};

const ownTexts: TextLoaders<'ownTender'> = {
  es: () => import('./own/messages/es.ts'),
  en: () => import('./own/messages/en.ts'),
};

const loadFollowUp = () =>
  withTexts('followUp', followUpTexts, () =>
    withTexts('ficha', fichaTexts, () =>
      withListTexts(() => withWorkTexts(() => import('./follow-up/follow-up-page.tsx'))),
    ),
  );

// What changed is told in the words of the ficha.
const loadHome = () =>
  withTexts('ficha', fichaTexts, () => withWorkTexts(() => import('./home/home-page.tsx')));
/** The filters of the list, for a page of another area. */
export const loadTenderFilters = () =>
  withTexts('tenders', texts, () => withWorkTexts(() => import('./filters/filters-elsewhere.tsx')));

const fichaSearch = searchOf(FichaSearch);
const loadFicha = () =>
  withTexts('ficha', fichaTexts, () => withWorkTexts(() => import('./ficha/tender-page.tsx')));

const loadDecision = () =>
  withTexts('ficha', fichaTexts, () => withWorkTexts(() => import('./decision/decision-page.tsx')));

/** Ignores a failure to load the code: the page meets and reports it. */
function withPrefetch(run: (prefetch: typeof Prefetch) => void): void {
  import('./prefetch.ts').then(run, () => undefined);
}

/** A tender that no portal has, entered by hand; the work that was kept elsewhere; and what is taken along as files. */
function createOwnRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/licitaciones/nueva',
      staticData: { page: 'tenders' },
      component: lazyRouteComponent(
        () => withTexts('ownTender', ownTexts, () => import('./own/new-own-page.tsx')),
        'NewOwnTenderPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/licitaciones/planilla',
      staticData: { page: 'tenders' },
      component: lazyRouteComponent(
        () => withSheetTexts(() => import('./sheet/sheet-page.tsx')),
        'SheetPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/exportaciones',
      staticData: { page: 'exports' },
      component: lazyRouteComponent(
        () =>
          withTexts('tenders', texts, () =>
            withMessageTexts(() => import('./exports/prepared/prepared-page.tsx')),
          ),
        'PreparedExportsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/licitaciones/$id/editar',
      staticData: { page: 'tenders' },
      params: idParam,
      component: lazyRouteComponent(
        () => withTexts('ownTender', ownTexts, () => import('./own/edit-own-page.tsx')),
        'EditOwnTenderPage',
      ),
    }),
  ] as const;
}

/** Addresses that lead to a state of the list. */
function createWays<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/v/$id',
      staticData: { page: 'tenders' },
      params: idParam,
      beforeLoad: ({ context: { queryClient }, params: { id }, cause }) =>
        leadToView(queryClient, id, cause),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/kanban',
      staticData: { page: 'appKanban' },
      beforeLoad: () => {
        throw redirect({ to: '/licitaciones', search: { forma: 'tablero' }, replace: true });
      },
    }),
  ] as const;
}

export function createTenderRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/inicio',
      staticData: { page: 'home' },
      component: lazyRouteComponent(
        () => withTexts('tenders', texts, () => withTexts('home', homeTexts, loadHome)),
        'HomePage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/seguimiento',
      staticData: { page: 'followUp' },
      validateSearch: readFollowUpSearch,
      beforeLoad: ({ context: { queryClient }, cause, location: { searchStr: searchText } }) =>
        beginWithView(queryClient, 'seguimiento', { cause, searchText }),
      component: lazyRouteComponent(
        () => withTexts('tenders', texts, loadFollowUp),
        'FollowUpPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/licitaciones',
      staticData: { page: 'tenders' },
      validateSearch: readListSearch,
      beforeLoad: ({ context: { queryClient }, cause, location: { searchStr: searchText } }) =>
        beginWithView(queryClient, 'licitaciones', { cause, searchText }),
      loaderDeps: ({ search }) => search,
      loader: ({ context: { queryClient }, deps }) =>
        withPrefetch(({ prefetchList }) => prefetchList(queryClient, deps)),
      component: lazyRouteComponent(
        () =>
          withTexts('tenders', texts, () =>
            withListTexts(() => withWorkTexts(() => import('./list/list-page.tsx'))),
          ),
        'TenderListPage',
      ),
    }),
    ...createWays(parent),
    ...createOwnRoutes(parent),
    createRoute({
      getParentRoute: () => parent,
      path: '/licitaciones/$id',
      staticData: { page: 'tenders' },
      params: idParam,
      validateSearch: fichaSearch,
      loaderDeps: ({ search }) => search,
      // Also runs when a link to it is hovered, so that the data is there when the page opens.
      loader: ({ context: { queryClient }, params: { id }, deps, cause }) =>
        withPrefetch(({ prefetchTender }) =>
          prefetchTender(queryClient, id, deps, cause !== 'preload'),
        ),
      component: lazyRouteComponent(() => withTexts('tenders', texts, loadFicha), 'TenderPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/licitaciones/$id/decision',
      staticData: { page: 'tenders' },
      params: idParam,
      component: lazyRouteComponent(
        () => withTexts('tenders', texts, loadDecision),
        'DecisionPage',
      ),
    }),
  ] as const;
}
