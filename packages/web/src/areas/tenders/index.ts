import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { idParam } from '#web/lib/id-param.ts';
import { searchOf } from '#web/lib/search-params.ts';
import type * as Prefetch from './prefetch.ts';
import type * as OpenView from './views/open-view.ts';
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
      withWorkTexts(() => import('./follow-up/follow-up-page.tsx')),
    ),
  );

// What changed is told in the words of the ficha.
const loadHome = () =>
  withTexts('ficha', fichaTexts, () => withWorkTexts(() => import('./home/home-page.tsx')));
const fichaSearch = searchOf(FichaSearch);
const loadFicha = () =>
  withTexts('ficha', fichaTexts, () => withWorkTexts(() => import('./ficha/tender-page.tsx')));

const loadDecision = () =>
  withTexts('ficha', fichaTexts, () => withWorkTexts(() => import('./decision/decision-page.tsx')));

/** Ignores a failure to load the code: the page meets and reports it. */
function withPrefetch(run: (prefetch: typeof Prefetch) => void): void {
  import('./prefetch.ts').then(run, () => undefined);
}

const loadViews = (): Promise<typeof OpenView> => import('./views/open-view.ts');

/** A tender that no portal has, entered by hand, and the work that was kept elsewhere. */
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
      beforeLoad: async ({ context: { queryClient }, params: { id }, cause }) => {
        if (cause !== 'preload') await (await loadViews()).openView(queryClient, id);
      },
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
      beforeLoad: async ({ context: { queryClient }, cause, location }) => {
        if (cause === 'enter')
          await (await loadViews()).openFirstView(queryClient, 'seguimiento', location.searchStr);
      },
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
      beforeLoad: async ({ context: { queryClient }, cause, location }) => {
        if (cause === 'enter')
          await (await loadViews()).openFirstView(queryClient, 'licitaciones', location.searchStr);
      },
      loaderDeps: ({ search }) => search,
      loader: ({ context: { queryClient }, deps }) =>
        withPrefetch(({ prefetchList }) => prefetchList(queryClient, deps)),
      component: lazyRouteComponent(
        () =>
          withTexts('tenders', texts, () => withWorkTexts(() => import('./list/list-page.tsx'))),
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
