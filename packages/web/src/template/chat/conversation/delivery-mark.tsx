import type { Chat } from '@pliego/contract/areas/chat';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './bubbles.module.css';

interface DeliveryMarkProps {
  /** When the message was sent. */
  time: string;
  receipts: NonNullable<Chat['receipts']>;
}

function stateOf({ time, receipts }: DeliveryMarkProps): 'read' | 'delivered' | 'sent' {
  if (time <= receipts.read) return 'read';
  return time <= receipts.delivered ? 'delivered' : 'sent';
}

/** The delivery state of a message: sent, delivered or read. */
export function DeliveryMark(props: DeliveryMarkProps) {
  const { t } = useTranslation('chat');
  const state = stateOf(props);
  const Icon = state === 'sent' ? IconCheck : IconChecks;
  return (
    <span className={classes.delivery} data-state={state}>
      <Icon size={15} stroke={2} aria-hidden />
      {t(`messages.${state}`)}
    </span>
  );
}
