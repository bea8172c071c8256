import { VisuallyHidden } from '@mantine/core';
import type { ChatContact, ChatSummary } from '@pliego/contract/areas/chat';
import { ownContactId } from '@pliego/contract/areas/chat';
import { IconBellOff } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { AppLink, type Destination } from '#web/ui/navigation/app-link.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { lastWritten } from '../chat-time.ts';
import { FaceWithStatus } from './presence.tsx';
import classes from './contact-list.module.css';

interface RowProps {
  contact: ChatContact;
  linkTo: (contactId: number) => Destination;
  isCurrent: boolean;
}

/** Row of the list of chats: who, the last message, when, and how much of it is unread. */
export const ChatRow = memo(function ChatRow(props: RowProps & { chat: ChatSummary }) {
  const { contact, chat, linkTo, isCurrent } = props;
  const { t } = useTranslation('chat');
  const now = useNow();
  const { lastMessage, isTyping = false, isMuted = false } = chat;
  // The open chat counts as read, even while the response is pending.
  const unseen = isCurrent ? 0 : chat.unseenMsgs;
  const text = lastMessage.message.trim() === '' ? t('list.files') : lastMessage.message;
  const said = lastMessage.senderId === ownContactId ? `${t('you')}: ${text}` : text;
  return (
    <li>
      <AppLink
        {...linkTo(contact.id)}
        className={classes.row}
        data-current={isCurrent || undefined}
      >
        <FaceWithStatus person={contact} />
        <span className={classes.about}>
          <span className={classes.line}>
            <span className={classes.name} data-unseen={unseen > 0 || undefined}>
              {contact.fullName}
            </span>
            <span className={classes.time}>
              {lastWritten(lastMessage.time, now, t('list.yesterday'))}
            </span>
          </span>
          <span className={classes.line}>
            {isTyping ? (
              <span className={classes.typing}>{t('list.typing')}</span>
            ) : (
              <span className={classes.said}>{said.slice(0, 160)}</span>
            )}
            {isMuted ? (
              <IconBellOff size={15} aria-label={t('list.muted')} className={classes.muted} />
            ) : null}
            {unseen > 0 ? (
              <span className={classes.badge} data-muted={isMuted || undefined}>
                <span aria-hidden>{formatCount(unseen)}</span>
                <VisuallyHidden>{t('list.unseen', { count: unseen })}</VisuallyHidden>
              </span>
            ) : null}
          </span>
        </span>
        <VisuallyHidden>{t(`status.${contact.status}`)}</VisuallyHidden>
      </AppLink>
    </li>
  );
});

export const ContactRow = memo(function ContactRow({ contact, linkTo, isCurrent }: RowProps) {
  const { t } = useTranslation('chat');
  return (
    <li>
      <AppLink
        {...linkTo(contact.id)}
        className={classes.row}
        data-current={isCurrent || undefined}
      >
        <FaceWithStatus person={contact} />
        <span className={classes.about}>
          <span className={classes.line}>
            <span className={classes.name}>{contact.fullName}</span>
          </span>
          <span className={classes.said}>{contact.about}</span>
        </span>
        <VisuallyHidden>{t(`status.${contact.status}`)}</VisuallyHidden>
      </AppLink>
    </li>
  );
});
