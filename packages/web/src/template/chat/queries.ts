import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { chatApi } from '#web/api/areas/chat.ts';

const contactsKey = ['chat', 'contacts'] as const;

export type ChatLists = Awaited<ReturnType<typeof chatApi.contacts>>;
export type Conversation = Awaited<ReturnType<typeof chatApi.get>>;

/** A little after it was announced, so that what is due is there. */
const graceMs = 40;

/** The refetch interval of chats with a pending event. */
function nextAsk(chats: readonly ({ changesInMs?: number | undefined } | undefined)[]) {
  const waits = chats.flatMap((chat) => chat?.changesInMs ?? []);
  return waits.length === 0 ? false : Math.min(...waits) + graceMs;
}

export const profileQuery = queryOptions({
  queryKey: ['chat', 'profile'],
  queryFn: ({ signal }) => chatApi.profile({ signal }),
});

/** Both lists, refetched whenever an answer is due. */
export const contactsQuery = queryOptions({
  queryKey: contactsKey,
  queryFn: ({ signal }) => chatApi.contacts({ signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    nextAsk(state.data?.chatsContacts.map((contact) => contact.chat) ?? []),
});

export const conversationQuery = (id: number) =>
  queryOptions({
    queryKey: ['chat', 'conversation', id],
    queryFn: async ({ client, signal }) => {
      const answer = await chatApi.get({ query: { id }, signal });
      refreshLists(client, answer);
      return answer;
    },
    // To show it is to have read it, and the lists must know.
    staleTime: 0,
    refetchInterval: ({ state }) => nextAsk([state.data?.chat]),
  });

/** Reads the lists again when they do not show of a conversation what it shows itself. */
function refreshLists(client: QueryClient, { contact }: Conversation): void {
  const lists = client.getQueryData(contactsQuery.queryKey);
  const listed = lists?.contacts.find(({ id }) => id === contact.id)?.chat;
  const { chat } = contact;
  const isSame =
    lists !== undefined &&
    listed?.unseenMsgs === chat?.unseenMsgs &&
    listed?.isTyping === chat?.isTyping &&
    listed?.lastMessage.time === chat?.lastMessage.time;
  if (!isSame) void client.invalidateQueries({ queryKey: contactsKey });
}
