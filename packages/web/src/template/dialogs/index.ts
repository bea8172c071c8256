import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { DialogsSearch } from './dialogs-search.ts';

const texts: TextLoaders<'dialogs'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

export function createDialogRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/modal-examples',
      staticData: { page: 'modalExamples' },
      validateSearch: searchOf(DialogsSearch),
      component: lazyRouteComponent(
        () => withTexts('dialogs', texts, () => import('./dialogs-page.tsx')),
        'DialogsPage',
      ),
    }),
  ] as const;
}
