import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';

const texts: TextLoaders<'keys'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

export function createKeyRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/api-key',
      staticData: { page: 'apiKey' },
      component: lazyRouteComponent(
        () => withTexts('keys', texts, () => import('./keys-page.tsx')),
        'KeysPage',
      ),
    }),
  ] as const;
}
