import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '#web/i18n/setup.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { ChatSearch } from './chat-address.ts';
import { texts } from './texts.ts';

export function createChatRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/chat',
      validateSearch: searchOf(ChatSearch),
      staticData: { page: 'chat' },
      component: lazyRouteComponent(
        () => withTexts('chat', texts, () => import('./chat-page.tsx')),
        'ChatPage',
      ),
    }),
  ] as const;
}
