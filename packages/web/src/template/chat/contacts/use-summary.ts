import type { ChatSummary } from '@pliego/contract/areas/chat';
import { useQuery } from '@tanstack/react-query';
import { contactsQuery } from '../queries.ts';

/** What the lists know of the chat with a contact; undefined while there is none. */
export function useSummary(contactId: number): ChatSummary | undefined {
  const { data } = useQuery({
    ...contactsQuery,
    select: ({ chatsContacts }) => chatsContacts.find(({ id }) => id === contactId)?.chat,
  });
  return data;
}
