import type { ChatProfile, ChatProfileChange } from '@pliego/contract/areas/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { chatApi } from '#web/api/areas/chat.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { toastProblem, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { conversationWith, useChatLink } from './chat-address.ts';
import { type ChatLists, contactsQuery, profileQuery } from './queries.ts';
import { forgetReply } from './composer/use-draft.ts';

interface Muting {
  id: number;
  isMuted: boolean;
}

/** Silences a chat, or lets it sound again. */
export function useMute() {
  const { t } = useTranslation('chat');
  return useOptimistic({
    queryKey: contactsQuery.queryKey,
    send: (body: Muting) => chatApi.mute({ body }),
    show: (held: ChatLists, { id, isMuted }) => {
      const muted = <C extends ChatLists['contacts'][number]>(contact: C): C =>
        contact.id === id && contact.chat !== undefined
          ? { ...contact, chat: { ...contact.chat, isMuted } }
          : contact;
      return {
        ...held,
        chatsContacts: held.chatsContacts.map(muted),
        contacts: held.contacts.map(muted),
      };
    },
    failed: () => t('changes.muteFailed'),
  });
}

interface Removal {
  id: number;
  name: string;
}

/** Takes a chat away at once, and offers it back for a while. */
export function useRemoveChat() {
  const { t } = useTranslation('chat');
  const client = useQueryClient();
  const navigate = useNavigate();
  const linkTo = useChatLink();
  const restore = async (id: number) => {
    try {
      await chatApi.restore({ body: { id } });
      await client.invalidateQueries({ queryKey: ['chat'] });
      void navigate(conversationWith(id));
    } catch (error) {
      const action = { label: t('messages.retry'), onClick: () => void restore(id) };
      toastProblem({ title: t('changes.restoreFailed'), text: problemText(error), action });
    }
  };
  const remove = useOptimistic({
    queryKey: contactsQuery.queryKey,
    send: ({ id }: Removal) => chatApi.remove({ query: { id } }),
    show: (held: ChatLists, { id }) => ({
      ...held,
      chatsContacts: held.chatsContacts.filter((contact) => contact.id !== id),
    }),
    failed: () => t('changes.removeFailed'),
    onDone: (_, { id, name }) => {
      client.removeQueries({ queryKey: ['chat', 'conversation', id] });
      toastUndo({
        title: t('changes.removed', { name }),
        action: { label: t('changes.undo'), onClick: () => void restore(id) },
      });
    },
  });
  return (removal: Removal) => {
    remove(removal);
    forgetReply(client, removal.id);
    void navigate(linkTo());
  };
}

/** Changes the own status or a setting, which holds from then on. */
export function useProfileChange() {
  const { t } = useTranslation('chat');
  return useOptimistic({
    queryKey: profileQuery.queryKey,
    send: (profile: ChatProfileChange) => chatApi.updateProfile({ body: { profile } }),
    show: (held: ChatProfile, { settings, status = held.status }) => ({
      ...held,
      status,
      settings: { ...held.settings, ...settings },
    }),
    failed: () => t('changes.profileFailed'),
  });
}
