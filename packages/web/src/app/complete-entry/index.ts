import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { currentSession } from '#web/api/session-query.ts';
import { type EntrySearch, entrySearch } from '#web/areas/auth/index.ts';
import { withTexts } from '#web/i18n/setup.ts';

/** Only for a session that lacks something its company asks for. */
async function onlyWhileMissing(client: QueryClient, search: EntrySearch): Promise<void> {
  const session = await currentSession(client);
  if (session === null) throw redirect({ to: '/login', search, replace: true });
  if (session.pendiente !== undefined) return;
  throw redirect({ href: search.volver ?? '/inicio', replace: true });
}

/** Beside the sign-in screens, with what one's own account offers. */
export function createCompleteRoutes<Frame extends AnyRoute>(frame: Frame) {
  return [
    createRoute({
      getParentRoute: () => frame,
      validateSearch: entrySearch,
      path: '/completar-ingreso',
      beforeLoad: ({ context, search }) => onlyWhileMissing(context.queryClient, search),
      component: lazyRouteComponent(
        () =>
          withTexts(
            'account',
            {
              es: () => import('#web/areas/account/messages/es.ts'),
              en: () => import('#web/areas/account/messages/en.ts'),
            },
            () => import('./complete-page.tsx'),
          ),
        'CompletePage',
      ),
    }),
  ] as const;
}
