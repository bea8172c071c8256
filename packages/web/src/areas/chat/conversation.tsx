import { chatMaxFiles } from '@pliego/contract/areas/chat';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode, problemText, requestIdOf } from '#web/api/problems.ts';
import { attachmentLimits } from '#web/ui/attachments/read-attachment.ts';
import { useFileDrop } from '#web/ui/attachments/use-file-drop.ts';
import { useTakeFiles } from '#web/ui/attachments/use-take-files.ts';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useChatAddress } from './chat-address.ts';
import { BackLink } from './back-link.tsx';
import { Composer } from './composer.tsx';
import { ConversationHeader, HeaderSkeleton } from './conversation-header.tsx';
import { DropTarget } from './drop-target.tsx';
import { FindBar } from './find-bar.tsx';
import { MessageList } from './message-list.tsx';
import { hitsIn } from './occurrences.ts';
import { type Conversation as Answer, conversationQuery } from './queries.ts';
import { MessagesSkeleton } from './skeletons.tsx';
import { useDraft } from './use-draft.ts';
import { useOutbox } from './use-outbox.ts';
import classes from './conversation.module.css';

/** The conversation with a contact, whoever the address says that is. */
export function Conversation({ id }: { id: number }) {
  const { data, error, isError, refetch } = useQuery(conversationQuery(id));
  if (data !== undefined) return <Opened id={id} answer={data} />;
  if (problemCode(error) === 'no-encontrado') return <Missing />;
  return (
    <div className={classes.conversation}>
      <HeaderSkeleton />
      {isError ? (
        <ErrorState
          text={problemText(error)}
          requestId={requestIdOf(error)}
          onRetry={() => void refetch()}
          actions={<BackLink />}
        />
      ) : (
        <MessagesSkeleton />
      )}
    </div>
  );
}

/** The address names nobody. */
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
  const { search, change: changeAddress } = useChatAddress();
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
  const asked = search.buscar ?? '';
  // All messages are gone through with every key: the field goes first.
  const typed = useDeferredValue(asked);
  const [isFinding, setFinding] = useState(asked !== '');
  const hits = useMemo(() => hitsIn(messages, typed), [messages, typed]);
  /** Counted from the newest, so that what arrives meanwhile moves nothing. */
  const [step, setStep] = useState(0);
  const current = hits.length === 0 ? undefined : hits.at(-1 - (step % hits.length));
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
  const find = (wanted: boolean) => {
    setFinding(wanted);
    setStep(0);
    if (!wanted) changeAddress({ buscar: undefined }, { replace: true });
  };
  return (
    <section className={classes.conversation} aria-label={contact.fullName} {...zone}>
      <ConversationHeader
        contact={contact}
        isTyping={chat?.isTyping === true}
        isFinding={isFinding}
        onFind={find}
        findButton={findButton}
      />
      {isFinding ? (
        <FindBar
          typed={asked}
          total={hits.length}
          current={hits.length === 0 ? 0 : hits.length - (step % hits.length)}
          onType={(text) => {
            setStep(0);
            changeAddress({ buscar: text === '' ? undefined : text }, { replace: true });
          }}
          onStep={(by) => setStep((before) => (before + by + hits.length) % (hits.length || 1))}
          onClose={() => {
            find(false);
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
        typed={typed}
        current={current}
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
