import type { ChatContact, ChatMessage } from '@pliego/contract/areas/chat';
import { ownContactId } from '@pliego/contract/areas/chat';
import { useTranslation } from 'react-i18next';
import classes from '../conversation/bubbles.module.css';

interface QuoteProps {
  message: Pick<ChatMessage, 'message' | 'senderId'>;
  contact: ChatContact;
  /** What pressing it does. */
  label: string;
  onPick: () => void;
}

/** The message that another one answers; it leads there. */
export function Quote({ message: { message, senderId }, contact, label, onPick }: QuoteProps) {
  const { t } = useTranslation('chat');
  return (
    <button type="button" className={classes.quote} title={label} onClick={onPick}>
      <span className={classes.quoteName}>
        {senderId === ownContactId ? t('you') : contact.fullName}
      </span>
      <span className={classes.quoteText}>
        {message.trim() === '' ? t('list.files') : message.slice(0, 200)}
      </span>
    </button>
  );
}
