import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '#web/i18n/setup.ts';
import { twoStepsQuery } from './queries.ts';

export function createAccountRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/cuenta',
      loader: ({ context }) => {
        void context.queryClient.prefetchQuery(twoStepsQuery);
      },
      component: lazyRouteComponent(
        () =>
          withTexts(
            'account',
            { es: () => import('./messages/es.ts'), en: () => import('./messages/en.ts') },
            () => import('./account-page.tsx'),
          ),
        'AccountPage',
      ),
    }),
  ] as const;
}
