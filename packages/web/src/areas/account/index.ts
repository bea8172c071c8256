import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '#web/i18n/setup.ts';

export function createAccountRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/cuenta',
      staticData: { page: 'account' },
      // Asked for while the page is on its way. That even this cannot be had, the page finds out by itself.
      loader: ({ context: { queryClient } }) => {
        import('./queries.ts').then(
          ({ twoStepsQuery }) => queryClient.prefetchQuery(twoStepsQuery),
          () => undefined,
        );
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
