import type { Mail } from '@pliego/contract/areas/email';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageCard } from './message-card.tsx';
import classes from './conversation.module.css';

/** The mail, and above it the earlier messages, when expanded. */
export function Conversation({ mail }: { mail: Mail }) {
  const { t } = useTranslation('email');
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const count = mail.replies.length;
  const Arrow = isExpanded ? IconChevronUp : IconChevronDown;
  return (
    <div className={classes.messages}>
      {count === 0 ? null : (
        <>
          <button
            type="button"
            className={classes.earlier}
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={() => setExpanded(!isExpanded)}
          >
            <Arrow size={16} aria-hidden />
            {isExpanded ? t('detail.hideEarlier') : t('detail.earlier', { count })}
          </button>
          <div id={id} className={classes.messages} hidden={!isExpanded}>
            {isExpanded
              ? mail.replies.map((reply, index) => (
                  // Earlier messages may be equal; their position distinguishes them.
                  // oxlint-disable-next-line react/no-array-index-key
                  <MessageCard key={`${reply.id}-${index}`} message={reply} />
                ))
              : null}
          </div>
        </>
      )}
      <MessageCard message={mail} />
    </div>
  );
}
