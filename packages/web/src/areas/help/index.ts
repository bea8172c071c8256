import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { FaqSearch, HelpSearch } from './help-search.ts';

const texts: TextLoaders<'help'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** The help: the same for everybody, also without a session. */
export function createHelpRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/knowledge-base',
      staticData: { page: 'knowledgeBase' },
      validateSearch: searchOf(HelpSearch),
      component: lazyRouteComponent(
        () => withTexts('help', texts, () => import('./home-page.tsx')),
        'HelpHomePage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/knowledge-base/$category',
      staticData: { page: 'knowledgeBase' },
      validateSearch: searchOf(HelpSearch),
      component: lazyRouteComponent(
        () => withTexts('help', texts, () => import('./topic-page.tsx')),
        'TopicPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/knowledge-base/$category/$question',
      staticData: { page: 'knowledgeBase' },
      validateSearch: searchOf(HelpSearch),
      component: lazyRouteComponent(
        () => withTexts('help', texts, () => import('./article-page.tsx')),
        'ArticlePage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/faq',
      staticData: { page: 'faq' },
      validateSearch: searchOf(FaqSearch),
      component: lazyRouteComponent(
        () => withTexts('help', texts, () => import('./faq-page.tsx')),
        'FaqPage',
      ),
    }),
  ] as const;
}
