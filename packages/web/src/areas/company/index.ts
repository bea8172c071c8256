import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '#web/i18n/setup.ts';

export function createCompanyRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/empresa',
      staticData: { page: 'company' },
      // Prefetched while the page is loading. The page itself reports a failure to load the code.
      loader: ({ context: { queryClient } }) => {
        import('./data/company-query.ts').then(
          ({ companyQuery }) => queryClient.prefetchQuery(companyQuery),
          () => undefined,
        );
      },
      component: lazyRouteComponent(
        () =>
          withTexts(
            'company',
            { es: () => import('./messages/es.ts'), en: () => import('./messages/en.ts') },
            () => import('./company-page.tsx'),
          ),
        'CompanyPage',
      ),
    }),
  ] as const;
}
