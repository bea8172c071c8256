import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { CalendarSearch } from './address.ts';

const texts: TextLoaders<'calendar'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

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
