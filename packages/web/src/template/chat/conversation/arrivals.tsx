import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { tellWaiting } from '#web/ui/navigation/opened-apps.ts';
import { conversationWith } from '../chat-address.ts';
import { contactsQuery, profileQuery } from '../queries.ts';

const longest = 120;

/** The contact whose conversation is on the screen. */
function openContactIn({ pathname, search }: { pathname: string; search: { con?: unknown } }) {
  return pathname === '/apps/chat' && search.con !== undefined ? Number(search.con) : undefined;
}

/**
 * On every page, once the chat was opened: a notice of messages in chats that are not open, if the user enabled it and
 * the chat is not muted; and how many wait.
 */
export function Arrivals() {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const openContact = useLocation({ select: openContactIn });
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
  const waiting = lists?.chatsContacts.filter(({ chat }) => chat.isMuted !== true) ?? [];
  const unseen = waiting.reduce((sum, { chat }) => sum + chat.unseenMsgs, 0);
  useEffect(() => tellWaiting('chat', unseen), [unseen]);
  return null;
}
