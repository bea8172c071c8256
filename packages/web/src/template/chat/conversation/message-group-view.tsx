import { VisuallyHidden } from '@mantine/core';
import type { Chat, ChatContact } from '@pliego/contract/areas/chat';
import { IconArrowBackUp } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFullMoment } from '#web/lib/format.ts';
import { Attachments } from '#web/ui/attachments/attachments.tsx';
import { Face } from '#web/ui/display/person.tsx';
import { timeOfDay } from '../chat-time.ts';
import { DeliveryMark } from './delivery-mark.tsx';
import { MarkedText } from './marked-text.tsx';
import type { MessageGroup, PlacedMessage } from './message-groups.ts';
import type { Hit } from './occurrences.ts';
import { Quote } from '../composer/quote.tsx';
import classes from './bubbles.module.css';

interface MessageGroupViewProps {
  group: MessageGroup;
  contact: ChatContact;
  listId: string;
  /** Set for the group that ends with the user's last message. */
  receipts: Chat['receipts'];
  typed: string;
  current: Hit | undefined;
  onReply: (index: number) => void;
  onShow: (index: number) => void;
}

/** Messages in a row by one person: their face once, the time once. */
export const MessageGroupView = memo(function MessageGroupView(props: MessageGroupViewProps) {
  const { group, contact, receipts } = props;
  const { t } = useTranslation('chat');
  const last = group.messages.at(-1);
  if (last === undefined) return null;
  const name = group.isOwn ? t('you') : contact.fullName;
  return (
    <div className={classes.group} data-own={group.isOwn || undefined}>
      {group.isOwn ? null : <Face person={contact} size={30} />}
      <div className={classes.stack}>
        <VisuallyHidden>{t('messages.from', { name, time: timeOfDay(last.time) })}</VisuallyHidden>
        {group.messages.map((message) => (
          <Message key={message.index} message={message} {...props} />
        ))}
        <p className={classes.foot}>
          <span aria-hidden>{timeOfDay(last.time)}</span>
          {receipts === undefined ? null : <DeliveryMark time={last.time} receipts={receipts} />}
        </p>
      </div>
    </div>
  );
});

function Message(props: MessageGroupViewProps & { message: PlacedMessage }) {
  const { message, contact, listId, typed, current, onReply, onShow } = props;
  const { t } = useTranslation('chat');
  const { index, replyTo, attachments = [] } = message;
  const text = message.message;
  const isCurrent = current?.index === index;
  const short = text.trim() === '' ? t('messages.file') : text.slice(0, 60);
  return (
    <div
      id={`${listId}-${index}`}
      tabIndex={-1}
      className={classes.message}
      data-current={isCurrent || undefined}
    >
      <div className={classes.bubble} title={formatFullMoment(message.time)}>
        {replyTo === undefined ? null : (
          <Quote
            message={replyTo}
            contact={contact}
            label={t('messages.toQuoted')}
            onPick={() => onShow(replyTo.index)}
          />
        )}
        {text === '' ? null : (
          <p className={classes.text}>
            <MarkedText text={text} typed={typed} current={isCurrent ? current : undefined} />
          </p>
        )}
        <Attachments attachments={attachments} />
      </div>
      <button
        type="button"
        className={classes.reply}
        aria-label={t('messages.reply', { text: short })}
        onClick={() => onReply(index)}
      >
        <IconArrowBackUp size={16} aria-hidden className={classes.replyIcon} />
      </button>
    </div>
  );
}
