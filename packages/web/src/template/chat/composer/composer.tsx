import type { ChatContact, ChatMessage } from '@pliego/contract/areas/chat';
import { ownContactId } from '@pliego/contract/areas/chat';
import { ActionIcon, Textarea } from '@mantine/core';
import { IconMoodSmile, IconSend2, IconX } from '@tabler/icons-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSide } from '#web/ui/app-frame/app-frame.tsx';
import { Attachments } from '#web/ui/attachments/attachments.tsx';
import { pastedFiles } from '#web/ui/attachments/pasted-files.ts';
import { PickFiles } from '#web/ui/attachments/pick-files.tsx';
import { EmojiPicker } from './emoji-picker.tsx';
import type { Draft } from './use-draft.ts';
import classes from './composer.module.css';

interface ComposerProps {
  contact: ChatContact;
  draft: Draft;
  /** The message that is answered. */
  quoted: ChatMessage | undefined;
  /** The text field, so that the conversation can focus it. */
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (patch: Partial<Draft>) => void;
  /** Files to attach: chosen or pasted. */
  onFiles: (files: File[]) => unknown;
  onSend: () => void;
}

/** The field of a new message: Enter sends, Shift+Enter begins a new line, Escape cancels the reply. */
export function Composer(props: ComposerProps) {
  const { contact, draft, quoted, field, onChange, onFiles, onSend } = props;
  const { t } = useTranslation('chat');
  const { isWide } = useAppSide();
  const { text, files, replyTo } = draft;
  const isBlank = text.trim() === '' && files.length === 0;

  useEffect(() => {
    // On a phone the keyboard would cover the messages.
    if (isWide || replyTo !== undefined) field.current?.focus();
  }, [field, isWide, replyTo]);

  const insert = useInsertion(field, text, (next) => onChange({ text: next }));
  const send = () => {
    if (isBlank) return;
    onSend();
    field.current?.focus();
  };
  const cancelReply = () => {
    onChange({ replyTo: undefined });
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && replyTo !== undefined) {
      event.stopPropagation();
      onChange({ replyTo: undefined });
    }
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {quoted === undefined ? null : (
        <QuotedMessage message={quoted} contact={contact} onCancel={cancelReply} />
      )}
      <Attachments
        attachments={files}
        onRemove={(at) => onChange({ files: files.filter((_, place) => place !== at) })}
      />
      <div className={classes.row}>
        <EmojiButton onPick={insert} />
        <PickFiles onPick={onFiles} />
        <Textarea
          ref={field}
          // By it the text is kept when the page reloads itself.
          name="message"
          className={classes.field}
          autosize
          minRows={1}
          maxRows={6}
          value={text}
          aria-label={t('composer.label', { name: contact.fullName })}
          title={t('composer.hint')}
          placeholder={t('composer.placeholder')}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
          onKeyDown={onKeyDown}
          onPaste={(event) => attachPasted(event, onFiles)}
        />
        <ActionIcon
          type="submit"
          size={36}
          radius="xl"
          disabled={isBlank}
          aria-label={t('composer.send')}
        >
          <IconSend2 size={18} stroke={1.8} aria-hidden className={classes.sendIcon} />
        </ActionIcon>
      </div>
    </form>
  );
}

/** Attaches files of the clipboard; pasted text is left to the field. */
function attachPasted(event: ClipboardEvent, onFiles: ComposerProps['onFiles']): void {
  const { clipboardData } = event;
  const files = pastedFiles({
    files: [...clipboardData.files],
    text: clipboardData.getData('text/plain'),
  });
  if (files.length === 0) return;
  event.preventDefault();
  void onFiles(files);
}

interface QuotedMessageProps {
  message: ChatMessage;
  contact: ChatContact;
  onCancel: () => void;
}

/** Above the field: the message that will be answered. */
function QuotedMessage({ message: { message, senderId }, contact, onCancel }: QuotedMessageProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={classes.answered}>
      <div className={classes.answeredText}>
        <span className={classes.answeredName}>
          {senderId === ownContactId
            ? t('composer.replyingToYou')
            : t('composer.replyingTo', { name: contact.fullName })}
        </span>
        <span className={classes.answeredMessage}>
          {message.trim() === '' ? t('list.files') : message.slice(0, 200)}
        </span>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('composer.cancelReply')}
        onClick={onCancel}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

function EmojiButton({ onPick }: { onPick: (sign: string) => void }) {
  const { t } = useTranslation('chat');
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('composer.emoji')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        <IconMoodSmile size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      {anchor === null ? null : (
        <EmojiPicker
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onPick={(sign) => {
            setAnchor(null);
            onPick(sign);
          }}
        />
      )}
    </>
  );
}

/** Puts a text where the caret is, and the caret behind it. */
function useInsertion(
  field: { current: HTMLTextAreaElement | null },
  text: string,
  onChange: (text: string) => void,
) {
  const [caret, setCaret] = useState<{ at: number }>();
  useLayoutEffect(() => {
    if (caret === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.at, caret.at);
  }, [field, caret]);
  return (added: string) => {
    const from = field.current?.selectionStart ?? text.length;
    const to = field.current?.selectionEnd ?? text.length;
    onChange(text.slice(0, from) + added + text.slice(to));
    setCaret({ at: from + added.length });
  };
}
