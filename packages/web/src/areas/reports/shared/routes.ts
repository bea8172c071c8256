import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withMessageTexts } from '#web/i18n/message-texts.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { texts } from '../report-texts.ts';
import { SharedSearch } from './shared-search.ts';

/** Outside of the shell: who reads a shared report has no session. */
export function createSharedReportRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/incrustado/$secreto',
      validateSearch: searchOf(SharedSearch),
      component: lazyRouteComponent(
        () =>
          withTexts('reportPages', texts, () =>
            withMessageTexts(() => import('./shared-page.tsx')),
          ),
        'SharedPage',
      ),
    }),
  ] as const;
}
