import { ChatDraft } from '@pliego/contract/areas/chat';
import {
  type Mutation,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { problemText } from '#web/api/problems.ts';
import { chatApi } from '#web/api/areas/chat.ts';
import { contactsQuery, conversationQuery } from '../queries.ts';

type SentDraft = z.output<typeof ChatDraft>;

/** A message that is being sent, or that failed and waits for a decision. */
export interface Outgoing {
  id: number;
  draft: SentDraft;
  /** ISO instant at which it was sent off. */
  time: string;
  /** Why it was not sent. */
  problem?: string;
}

/** Failed messages are kept for an hour, also while other pages are open. */
const keptMs = 60 * 60_000;

function outgoingOf(mutation: Mutation): Outgoing | undefined {
  const { status, variables, submittedAt, error } = mutation.state;
  if (status !== 'pending' && status !== 'error') return undefined;
  const { data: draft } = z.safeParse(ChatDraft, variables);
  if (draft === undefined) return undefined;
  const time = new Date(submittedAt).toISOString();
  const outgoing = { id: mutation.mutationId, draft, time };
  return status === 'error' ? { ...outgoing, problem: problemText(error) } : outgoing;
}

/**
 * The messages to a contact that are not in their conversation yet. They are the library's own mutations,
 * so they go one after the other, survive a change of page, and end with the session.
 */
export function useOutbox(contactId: number) {
  const client = useQueryClient();
  const mutationKey = ['chat', 'send', contactId];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (obj: ChatDraft) => chatApi.send({ body: { obj } }),
    scope: { id: `chat-${contactId}` },
    gcTime: keptMs,
    onSuccess: ({ response: { newMessageData } }) => {
      // Shown at once: until the conversation is read again it would be in neither place.
      client.setQueryData(conversationQuery(contactId).queryKey, (held) =>
        held?.chat === undefined
          ? held
          : { ...held, chat: { ...held.chat, chat: [...held.chat.chat, newMessageData] } },
      );
      void client.invalidateQueries({ queryKey: conversationQuery(contactId).queryKey });
      void client.invalidateQueries({ queryKey: contactsQuery.queryKey });
    },
  });
  const found = useMutationState({ filters: { mutationKey }, select: outgoingOf });
  const outgoing = useMemo(() => found.filter((each) => each !== undefined), [found]);
  return useMemo(() => {
    const cache = client.getMutationCache();
    const discard = (id: number) => {
      const mutation = cache.getAll().find(({ mutationId }) => mutationId === id);
      if (mutation !== undefined) cache.remove(mutation);
    };
    const send = (draft: ChatDraft) => {
      const { replyTo, ...rest } = draft;
      const held = client.getQueryData(conversationQuery(contactId).queryKey);
      // A message deleted meanwhile cannot be quoted; the text can still be sent.
      mutate(replyTo !== undefined && held?.chat?.chat[replyTo] === undefined ? rest : draft);
    };
    const retry = ({ id, draft }: Outgoing) => {
      discard(id);
      send(draft);
    };
    return { outgoing, send, retry, discard };
  }, [client, contactId, outgoing, mutate]);
}
