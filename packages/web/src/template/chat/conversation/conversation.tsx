import { chatMaxFiles } from '@pliego/contract/areas/chat';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { attachmentLimits } from '#web/ui/attachments/read-attachment.ts';
import { useFileDrop } from '#web/ui/attachments/use-file-drop.ts';
import { useTakeFiles } from '#web/ui/attachments/use-take-files.ts';
import { QueryPending } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { BackLink } from './back-link.tsx';
import { Composer } from '../composer/composer.tsx';
import { ConversationHeader, HeaderSkeleton } from './conversation-header.tsx';
import { DropTarget } from '../composer/drop-target.tsx';
import { FindBar } from './find-bar.tsx';
import { MessageList } from './message-list.tsx';
import { useFind } from './use-find.ts';
import { type Conversation as Answer, conversationQuery } from '../queries.ts';
import { MessagesSkeleton } from '../skeletons.tsx';
import { useDraft } from '../composer/use-draft.ts';
import { useOutbox } from './use-outbox.ts';
import classes from './conversation.module.css';

/** The conversation with the contact that the address names. */
export function Conversation({ id }: { id: number }) {
  const conversation = useQuery(conversationQuery(id));
  const { data, error } = conversation;
  if (data !== undefined) return <Opened id={id} answer={data} />;
  if (problemCode(error) === 'no-encontrado') return <Missing />;
  return (
    <div className={classes.conversation}>
      <HeaderSkeleton />
      <QueryPending
        query={conversation}
        loading={<MessagesSkeleton />}
        errorActions={<BackLink />}
      />
    </div>
  );
}

/** The address names no contact. */
export function Missing() {
  const { t } = useTranslation('chat');
  return (
    <EmptyState
      icon={<IconUserQuestion size={22} stroke={1.6} />}
      title={t('missing.title')}
      actions={<BackLink />}
    >
      {t('missing.text')}
    </EmptyState>
  );
}

const limits = { ...attachmentLimits, maxCount: chatMaxFiles };

const noMessages: NonNullable<Answer['chat']>['chat'] = [];

function Opened({ id, answer: { chat, contact } }: { id: number; answer: Answer }) {
  const { outgoing, send, retry, discard } = useOutbox(id);
  const { draft, change, addFiles, clear } = useDraft(id);
  const field = useRef<HTMLTextAreaElement>(null);
  const findButton = useRef<HTMLButtonElement>(null);
  const takeFiles = useTakeFiles({ count: draft.files.length, onAdd: addFiles, limits });
  const { isOver, zone } = useFileDrop((files) => {
    field.current?.focus();
    return takeFiles(files);
  });
  const messages = chat?.chat ?? noMessages;
  const find = useFind(messages);
  const reply = useCallback((index: number) => change({ replyTo: index }), [change]);
  const submit = () => {
    const { text, files, replyTo } = draft;
    send({
      message: text,
      contact: { id },
      ...(files.length > 0 ? { attachments: files } : {}),
      ...(replyTo === undefined ? {} : { replyTo }),
    });
    clear();
  };
  return (
    <section className={classes.conversation} aria-label={contact.fullName} {...zone}>
      <ConversationHeader
        contact={contact}
        isTyping={chat?.isTyping === true}
        isFinding={find.isOpen}
        onFind={find.open}
        findButton={findButton}
      />
      {find.isOpen ? (
        <FindBar
          typed={find.asked}
          total={find.total}
          current={find.position}
          onType={find.type}
          onStep={find.step}
          onClose={() => {
            find.open(false);
            findButton.current?.focus();
          }}
        />
      ) : null}
      <MessageList
        contact={contact}
        messages={messages}
        receipts={chat?.receipts}
        isTyping={chat?.isTyping === true}
        outgoing={outgoing}
        typed={find.typed}
        current={find.current}
        onReply={reply}
        onRetry={retry}
        onDiscard={discard}
      />
      <Composer
        contact={contact}
        draft={draft}
        quoted={draft.replyTo === undefined ? undefined : messages[draft.replyTo]}
        field={field}
        onChange={change}
        onFiles={takeFiles}
        onSend={submit}
      />
      {isOver ? <DropTarget limits={limits} /> : null}
    </section>
  );
}
