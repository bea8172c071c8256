import { Button, NativeSelect } from '@mantine/core';
import {
  type Delivery,
  type DeliveryOutcome,
  deliveryOutcomes,
  type Webhook,
} from '@pliego/contract/areas/webhooks';
import { IconSend } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '#web/i18n/message-text.ts';
import { formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { DeliveryDetail } from './delivery-detail.tsx';
import { outcomeTones } from './outcome-tones.ts';
import { deliveriesQuery } from './queries.ts';
import { webhookName } from './webhook-name.ts';
import classes from './webhooks.module.css';

interface DeliveriesDrawerProps {
  webhook: Webhook;
  opened: boolean;
  /** The delivery that is looked at; null for the list. */
  shown: number | null;
  onShow: (id: number | null) => void;
  onClose: () => void;
}

/** The log of a webhook, and each of its deliveries. */
export function DeliveriesDrawer(props: DeliveriesDrawerProps) {
  const { webhook, opened, shown, onShow, onClose } = props;
  const { t } = useTranslation('company');
  return (
    <SideDrawer
      opened={opened}
      side="right"
      width="min(100vw, 600px)"
      title={t('webhooks.deliveriesOf', { name: webhookName(webhook) })}
      onClose={onClose}
    >
      {shown === null ? (
        <Log webhook={webhook} onShow={onShow} />
      ) : (
        <DeliveryDetail key={shown} id={shown} webhook={webhook} onShow={onShow} />
      )}
    </SideDrawer>
  );
}

function Log({ webhook, onShow }: { webhook: Webhook; onShow: (id: number) => void }) {
  const { t } = useTranslation('company');
  const [outcome, setOutcome] = useState<DeliveryOutcome>();
  const log = useInfiniteQuery(deliveriesQuery(webhook.id, outcome));
  return (
    <>
      <NativeSelect
        className={classes.filter}
        label={t('webhooks.filter')}
        value={outcome ?? ''}
        data={[
          { value: '', label: t('webhooks.everyOutcome') },
          ...deliveryOutcomes.map((value) => ({ value, label: t(`webhooks.outcomes.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          setOutcome(deliveryOutcomes.find((one) => one === value))
        }
      />
      <QueryState
        query={log}
        lines={8}
        isEmpty={({ pages }) => pages[0]?.datos.length === 0}
        empty={
          <EmptyState icon={<IconSend size={22} stroke={1.6} />} title={t('webhooks.noDeliveries')}>
            {t('webhooks.noDeliveriesText')}
          </EmptyState>
        }
      >
        {({ pages }) => (
          <>
            {/* Lists without bullets lose their role in Safari unless it is set. */}
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
            <ul role="list" className={classes.log} aria-label={t('webhooks.deliveries')}>
              {pages
                .flatMap(({ datos }) => datos)
                .map((delivery) => (
                  <LogRow key={delivery.id} delivery={delivery} onShow={onShow} />
                ))}
            </ul>
            {log.hasNextPage ? (
              <Button
                variant="default"
                loading={log.isFetchingNextPage}
                onClick={() => void log.fetchNextPage()}
              >
                {t('webhooks.loadMore')}
              </Button>
            ) : null}
          </>
        )}
      </QueryState>
    </>
  );
}

function LogRow({ delivery, onShow }: { delivery: Delivery; onShow: (id: number) => void }) {
  const { t } = useTranslation('company');
  const now = useNow();
  const { id, tipo, resultado, estado, error, creada } = delivery;
  return (
    <li>
      <button type="button" className={classes.logRow} onClick={() => onShow(id)}>
        <span className={classes.logName}>{t(`webhooks.eventNames.${tipo}`)}</span>
        <Pill tone={outcomeTones[resultado]} dot>
          {t(`webhooks.outcomes.${resultado}`)}
          {estado === null ? '' : ` · ${estado}`}
        </Pill>
        <span className={classes.logMeta}>
          {formatMoment(creada, now)}
          {error === null ? '' : ` · ${messageText(error) ?? ''}`}
        </span>
      </button>
    </li>
  );
}
