import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { withTexts } from '#web/i18n/setup.ts';
import type { SearchSchemaInput } from '@tanstack/react-router';
import { storedUserData } from '#web/api/session.ts';

interface LoginSearch {
  /** Where to go afterwards: a path of this site. */
  volver?: string;
}

/** Only a path of this very site: a link must not be able to send people elsewhere after login. */
export function safeReturnPath(volver: unknown): string | undefined {
  return typeof volver === 'string' && /^\/(?![/\\])/.test(volver) && !volver.startsWith('/login')
    ? volver
    : undefined;
}

export function createAuthRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/login',
      validateSearch: ({ volver }: LoginSearch & SearchSchemaInput): LoginSearch => ({
        volver: safeReturnPath(volver),
      }),
      beforeLoad: ({ search }) => {
        if (storedUserData() !== null) throw redirect({ href: search.volver ?? '/licitaciones' });
      },
      component: lazyRouteComponent(
        () => withTexts('auth', import('./messages/es.ts'), import('./login-page.tsx')),
        'LoginPage',
      ),
    }),
  ] as const;
}
