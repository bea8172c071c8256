import type { Chat } from '@pliego/contract/areas/chat';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './bubbles.module.css';

interface DeliveryMarkProps {
  /** When the message was sent. */
  time: string;
  receipts: NonNullable<Chat['receipts']>;
}

/** How far a message has come: sent, delivered, read. */
export function DeliveryMark({ time, receipts }: DeliveryMarkProps) {
  const { t } = useTranslation('chat');
  const state = time <= receipts.read ? 'read' : time <= receipts.delivered ? 'delivered' : 'sent';
  const Icon = state === 'sent' ? IconCheck : IconChecks;
  return (
    <span className={classes.delivery} data-state={state}>
      <Icon size={15} stroke={2} aria-hidden />
      {t(`messages.${state}`)}
    </span>
  );
}
