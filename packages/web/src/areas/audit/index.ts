import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withMessageTexts } from '#web/i18n/message-texts.ts';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { AuditSearch } from './audit-search.ts';

const texts: TextLoaders<'auditLog'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

export function createAuditRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/auditoria',
      staticData: { page: 'audit' },
      validateSearch: searchOf(AuditSearch),
      component: lazyRouteComponent(
        () =>
          withTexts('auditLog', texts, () => withMessageTexts(() => import('./audit-page.tsx'))),
        'AuditPage',
      ),
    }),
  ] as const;
}
