import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { CalendarSearch } from './address.ts';
import { texts } from './texts.ts';

export function createCalendarRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/calendar',
      validateSearch: searchOf(CalendarSearch),
      staticData: { page: 'calendar' },
      component: lazyRouteComponent(
        () => withTexts('calendar', texts, () => import('./calendar-page.tsx')),
        'CalendarPage',
      ),
    }),
  ] as const;
}
