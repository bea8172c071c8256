import type { Chat, ChatContact, ChatMessage } from '@pliego/contract/areas/chat';
import { ownContactId } from '@pliego/contract/areas/chat';
import { IconArrowDown, IconMessageCircle } from '@tabler/icons-react';
import { memo, useCallback, useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { dayName } from '../chat-time.ts';
import { groupMessages } from './message-groups.ts';
import { MessageGroupView } from './message-group-view.tsx';
import type { Hit } from './occurrences.ts';
import { OutgoingView } from './outgoing-view.tsx';
import { useStayAtEnd } from './use-stay-at-end.ts';
import type { Outgoing } from './use-outbox.ts';
import classes from './messages.module.css';

interface MessageListProps {
  contact: ChatContact;
  messages: ChatMessage[];
  receipts: Chat['receipts'];
  isTyping: boolean;
  outgoing: Outgoing[];
  /** Searched for, and the place that is shown of it. */
  typed: string;
  current: Hit | undefined;
  onReply: (index: number) => void;
  onRetry: (outgoing: Outgoing) => void;
  onDiscard: (id: number) => void;
}

/** The messages by day and by who wrote them. It stays at the end unless one has gone up. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { contact, messages, receipts, outgoing, typed, current, onReply } = props;
  const { t } = useTranslation('chat');
  const listId = useId();
  const days = useMemo(() => groupMessages(messages), [messages]);
  const received = messages.filter(({ senderId }) => senderId !== ownContactId).length;
  const { scroller, content, isAway, missed, goToEnd } = useStayAtEnd(received, outgoing.length);
  const lastOwn = messages.findLastIndex(({ senderId }) => senderId === ownContactId);

  const show = useShowMessage(listId, current);
  const isEmpty = messages.length === 0 && outgoing.length === 0;
  // It scrolls, so it must be focusable; and new messages are announced.
  const reachable = { role: 'log', tabIndex: 0 };
  return (
    <div className={classes.frame}>
      <div
        ref={scroller}
        {...reachable}
        aria-label={t('messages.label', { name: contact.fullName })}
        className={classes.scroll}
      >
        <div ref={content} className={classes.content}>
          {isEmpty ? <NoMessages name={contact.fullName} /> : null}
          {days.map(({ day, groups }) => (
            <section key={day} className={classes.day}>
              <DayHeading day={day} />
              {groups.map((group) => (
                <MessageGroupView
                  key={group.messages[0]?.index}
                  group={group}
                  contact={contact}
                  listId={listId}
                  receipts={group.messages.at(-1)?.index === lastOwn ? receipts : undefined}
                  typed={typed}
                  current={
                    group.messages.some(({ index }) => index === current?.index)
                      ? current
                      : undefined
                  }
                  onReply={onReply}
                  onShow={show}
                />
              ))}
            </section>
          ))}
          {outgoing.map((each) => (
            <OutgoingView
              key={each.id}
              outgoing={each}
              onRetry={props.onRetry}
              onDiscard={props.onDiscard}
            />
          ))}
          {props.isTyping ? <TypingNotice name={contact.fullName} /> : null}
        </div>
      </div>
      {isAway ? <ToEnd missed={missed} onClick={goToEnd} /> : null}
    </div>
  );
});

/** Scrolls to the current hit; answers what scrolls to a message and focuses it. */
function useShowMessage(listId: string, current: Hit | undefined) {
  useEffect(() => {
    if (current === undefined) return;
    document.getElementById(`${listId}-${current.index}`)?.scrollIntoView({ block: 'center' });
  }, [current, listId]);
  return useCallback(
    (index: number) => {
      const message = document.getElementById(`${listId}-${index}`);
      message?.scrollIntoView({ block: 'center' });
      message?.focus({ preventScroll: true });
    },
    [listId],
  );
}

function NoMessages({ name }: { name: string }) {
  const { t } = useTranslation('chat');
  return (
    <EmptyState icon={<IconMessageCircle size={22} stroke={1.6} />} title={t('messages.empty')}>
      {t('messages.emptyHint', { name })}
    </EmptyState>
  );
}

function DayHeading({ day }: { day: string }) {
  const { t } = useTranslation('chat');
  const now = useNow();
  return (
    <h2 className={classes.dayName}>
      {dayName(day, now, { today: t('messages.today'), yesterday: t('messages.yesterday') })}
    </h2>
  );
}

function TypingNotice({ name }: { name: string }) {
  const { t } = useTranslation('chat');
  return (
    <p className={classes.typing}>
      <span aria-hidden className={classes.dots}>
        <span />
        <span />
        <span />
      </span>
      {t('messages.typing', { name })}
    </p>
  );
}

/** Scrolls to the newest message; shows how many arrived meanwhile. */
function ToEnd({ missed, onClick }: { missed: number; onClick: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <button type="button" className={classes.toEnd} onClick={onClick}>
      <IconArrowDown size={16} aria-hidden />
      {missed > 0 ? t('messages.new', { count: missed }) : t('messages.toEnd')}
    </button>
  );
}
