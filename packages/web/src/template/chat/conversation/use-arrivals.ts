import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { conversationWith } from '../chat-address.ts';
import { contactsQuery, profileQuery } from '../queries.ts';

const longest = 120;

/**
 * Notifies of messages in chats that are not open: if the user enabled it, and the
 * chat is not muted.
 */
export function useArrivals(openContact: number | undefined): void {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const { data: lists } = useQuery(contactsQuery);
  const { data: profile } = useQuery(profileQuery);
  const isWanted = profile?.settings.isNotificationsOn === true;
  /** The previous unread counts by contact; undefined before the first check. */
  const before = useRef<Map<number, number>>(null);
  useEffect(() => {
    if (lists === undefined) return;
    const known = before.current;
    before.current = new Map(lists.chatsContacts.map(({ id, chat }) => [id, chat.unseenMsgs]));
    if (known === null || !isWanted) return;
    for (const { id, fullName, chat } of lists.chatsContacts) {
      const isNew = chat.unseenMsgs > (known.get(id) ?? 0);
      if (!isNew || chat.isMuted === true || id === openContact) continue;
      toastDone({
        id: `chat-${id}`,
        title: fullName,
        text: chat.lastMessage.message.slice(0, longest),
        action: { label: t('changes.open'), onClick: () => void navigate(conversationWith(id)) },
      });
    }
  }, [lists, isWanted, openContact, navigate, t]);
}
