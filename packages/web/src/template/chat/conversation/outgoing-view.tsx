import { Button } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Attachments } from '#web/ui/attachments/attachments.tsx';
import type { Outgoing } from './use-outbox.ts';
import classes from './bubbles.module.css';

interface OutgoingViewProps {
  outgoing: Outgoing;
  onRetry: (outgoing: Outgoing) => void;
  onDiscard: (id: number) => void;
}

/** A message that is being sent; or a failed one, with the reason and the actions. */
export const OutgoingView = memo(function OutgoingView(props: OutgoingViewProps) {
  const { outgoing, onRetry, onDiscard } = props;
  const { draft, problem } = outgoing;
  const { t } = useTranslation('chat');
  return (
    <div className={classes.group} data-own>
      <div className={classes.stack}>
        <div className={classes.message}>
          <div className={classes.bubble} data-failed={problem !== undefined || undefined}>
            {draft.message === '' ? null : <p className={classes.text}>{draft.message}</p>}
            <Attachments attachments={draft.attachments ?? []} />
          </div>
        </div>
        {problem === undefined ? (
          <p className={classes.foot}>
            <span className={classes.delivery}>
              <IconClock size={14} aria-hidden />
              {t('messages.sending')}
            </span>
          </p>
        ) : (
          <div role="alert" className={classes.failed}>
            <p className={classes.failedText}>
              <IconAlertCircle size={15} aria-hidden />
              {t('messages.failed')}. {problem}
            </p>
            <Button size="compact-sm" variant="default" onClick={() => onRetry(outgoing)}>
              {t('messages.retry')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              onClick={() => onDiscard(outgoing.id)}
            >
              {t('messages.discard')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
});
