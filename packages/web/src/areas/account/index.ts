import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { SettingsSearch, tabAt } from './settings-tabs.ts';

const texts: TextLoaders<'account'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

export function createAccountRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/cuenta',
      staticData: { page: 'account' },
      // Mails and calendars link to places of the page, which are on one of its tabs.
      beforeLoad: ({ location: { hash } }) => {
        throw redirect({
          to: '/pages/account-settings',
          search: { tab: tabAt(hash) },
          hash,
          replace: true,
        });
      },
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/pages/account-settings',
      staticData: { page: 'accountSettings' },
      validateSearch: searchOf(SettingsSearch),
      // Prefetched while the page is loading. The page itself reports a failure to load the code.
      loader: ({ context: { queryClient } }) => {
        import('./queries.ts').then(
          ({ ownProfileQuery }) => queryClient.prefetchQuery(ownProfileQuery),
          () => undefined,
        );
      },
      component: lazyRouteComponent(
        () => withTexts('account', texts, () => import('./account-page.tsx')),
        'AccountPage',
      ),
    }),
  ] as const;
}
