import { useCallback } from 'react';
import * as z from 'zod/mini';
import { useAddress } from '#web/ui/use-address.ts';

export const panels = ['contacto', 'perfil'] as const;

/** What is shown of the chat, as the address has it. */
const ChatSearch = z.object({
  /** The contact whose conversation is open. As text, so that a wrong one can be told to be wrong. */
  con: z.optional(z.string()),
  /** Searched for among chats and contacts. */
  q: z.optional(z.string()),
  /** Searched for within the conversation. */
  buscar: z.optional(z.string()),
  panel: z.optional(z.enum(panels)),
});

export function useChatAddress() {
  return useAddress(ChatSearch);
}

/** The address of a conversation, or of none, beside the same search and the same panel. */
export function useChatHref() {
  const { search } = useChatAddress();
  const { q = '', panel } = search;
  return useCallback(
    (contactId?: number) => {
      const params = new URLSearchParams();
      if (contactId !== undefined) params.set('con', String(contactId));
      if (q !== '') params.set('q', q);
      if (contactId !== undefined && panel === 'contacto') params.set('panel', panel);
      const text = params.toString();
      return text === '' ? '/apps/chat' : `/apps/chat?${text}`;
    },
    [q, panel],
  );
}
