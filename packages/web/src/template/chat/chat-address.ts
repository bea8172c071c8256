import { useCallback } from 'react';
import * as z from 'zod/mini';
import type { Destination } from '#web/ui/navigation/app-link.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';

export const panels = ['contacto', 'perfil'] as const;

/** What is shown of the chat, as the address has it. */
export const ChatSearch = z.object({
  /** The contact whose conversation is open. As text, so that an invalid one can be reported. */
  con: z.optional(z.string()),
  /** Searched for among chats and contacts. */
  q: z.optional(z.string()),
  /** Searched for within the conversation. */
  buscar: z.optional(z.string()),
  panel: z.optional(z.enum(panels)),
});

export function useChatAddress() {
  return useSearchState('/shell/apps/chat');
}

/** Where a conversation is, or none, beside the same search and the same panel. */
export function useChatLink() {
  const { search } = useChatAddress();
  const { q, panel } = search;
  return useCallback(
    (contactId?: number): Destination => ({
      to: '/apps/chat',
      search: {
        con: contactId === undefined ? undefined : String(contactId),
        q,
        panel: contactId !== undefined && panel === 'contacto' ? panel : undefined,
      },
      resetScroll: false,
    }),
    [q, panel],
  );
}

/** A conversation alone. */
export const conversationWith = (contactId: number): Destination => ({
  to: '/apps/chat',
  search: { con: String(contactId) },
  resetScroll: false,
});
