import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '#web/i18n/setup.ts';

export function createAccountRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/cuenta',
      staticData: { page: 'account' },
      // Prefetched while the page is loading. The page itself reports a failure to load the code.
      loader: ({ context: { queryClient } }) => {
        Promise.all([
          import('./queries.ts'),
          import('./notices/settings-change.ts'),
          import('#web/api/reference-queries.ts'),
        ]).then(
          ([
            { passkeysQuery, sessionsQuery, twoStepsQuery },
            { noticeSettingsQuery },
            { calendarFeedsQuery },
          ]) =>
            Promise.all([
              queryClient.prefetchQuery(calendarFeedsQuery),
              queryClient.prefetchQuery(noticeSettingsQuery),
              queryClient.prefetchQuery(twoStepsQuery),
              queryClient.prefetchQuery(passkeysQuery),
              queryClient.prefetchQuery(sessionsQuery),
            ]),
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
