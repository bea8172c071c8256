import type { Webhook } from '@pliego/contract/areas/webhooks';
import {
  IconAlertTriangle,
  IconDots,
  IconKey,
  IconListDetails,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { webhookName } from './webhook-name.ts';
import classes from './webhooks.module.css';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** What can be done with a webhook besides trying it. */
export type WebhookTask = 'deliveries' | 'edit' | 'rotate' | 'remove';

interface WebhookRowProps {
  webhook: Webhook;
  /** A trial is on its way. */
  isTrying: boolean;
  onTry: () => void;
  onSwitch: (isOn: boolean) => void;
  onTask: (task: WebhookTask) => void;
}

function State({ webhook: { activo, apagadoPorFallas, fallaDesde } }: { webhook: Webhook }) {
  const { t } = useTranslation('company');
  if (!activo && apagadoPorFallas !== null) {
    return (
      <Pill tone="rojo" dot>
        {t('webhooks.offByFailures')}
      </Pill>
    );
  }
  if (!activo) {
    return (
      <Pill tone="gris" dot>
        {t('webhooks.off')}
      </Pill>
    );
  }
  return (
    <Pill tone={fallaDesde === null ? 'verde' : 'naranja'} dot>
      {t(fallaDesde === null ? 'webhooks.on' : 'webhooks.failing')}
    </Pill>
  );
}

/** What is wrong with a webhook, and what to do. */
function Trouble({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('company');
  const now = useNow();
  const { activo, apagadoPorFallas, fallaDesde } = webhook;
  const isOff = !activo && apagadoPorFallas !== null;
  if (!isOff && (!activo || fallaDesde === null)) return null;
  return (
    <p className={classes.trouble}>
      <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
      {isOff
        ? t('webhooks.offText')
        : t('webhooks.failingSince', { moment: formatMoment(fallaDesde ?? '', now) })}
    </p>
  );
}

/** A webhook: where it leads, whether things arrive, and what can be done with it. */
export function WebhookRow(props: WebhookRowProps) {
  const { webhook, isTrying, onTry, onTask } = props;
  const { t } = useTranslation('company');
  const now = useNow();
  const name = webhookName(webhook);
  const { url, eventos, restringidas, ultimaEntrega, pendientes, secretoAnteriorHasta } = webhook;
  return (
    <li className={classes.webhook}>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        <State webhook={webhook} />
      </div>
      <p className={classes.url} dir="ltr">
        {url}
      </p>
      <p className={classes.meta}>
        <span title={eventos.map((kind) => t(`webhooks.eventNames.${kind}`)).join(' · ')}>
          {t('webhooks.eventCount', { count: eventos.length })}
        </span>
        {restringidas ? <span>{t('webhooks.withRestricted')}</span> : null}
        <span>
          {ultimaEntrega === null
            ? t('webhooks.never')
            : t('webhooks.last', { ago: formatAgo(ultimaEntrega, now) })}
        </span>
        {pendientes === 0 ? null : <span>{t('webhooks.waiting', { count: pendientes })}</span>}
        {secretoAnteriorHasta === null ? null : (
          <span>
            {t('webhooks.twoSecrets', { moment: formatMoment(secretoAnteriorHasta, now) })}
          </span>
        )}
      </p>
      <Trouble webhook={webhook} />
      <div className={classes.actions}>
        <BusyButton
          busy={isTrying}
          size="compact-sm"
          variant="default"
          aria-label={t('webhooks.testOf', { name })}
          leftSection={<IconSend {...icon} />}
          onClick={onTry}
        >
          {t('webhooks.test')}
        </BusyButton>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('webhooks.deliveriesOf', { name })}
          leftSection={<IconListDetails {...icon} />}
          onClick={() => onTask('deliveries')}
        >
          {t('webhooks.deliveries')}
        </Button>
        <More {...props} />
      </div>
    </li>
  );
}

function More({ webhook, onSwitch, onTask }: WebhookRowProps) {
  const { t } = useTranslation('company');
  const { activo } = webhook;
  const Switch = activo ? IconPlayerPause : IconPlayerPlay;
  return (
    <ActionMenu
      label={t('webhooks.more', { name: webhookName(webhook) })}
      width={230}
      actions={[
        {
          id: 'edit',
          label: t('webhooks.editItem'),
          icon: <IconPencil {...icon} />,
          onPick: () => onTask('edit'),
        },
        {
          id: 'switch',
          label: t(activo ? 'webhooks.turnOff' : 'webhooks.turnOn'),
          icon: <Switch {...icon} />,
          onPick: () => onSwitch(!activo),
        },
        {
          id: 'rotate',
          label: t('webhooks.rotate'),
          icon: <IconKey {...icon} />,
          onPick: () => onTask('rotate'),
        },
        {
          id: 'remove',
          label: t('webhooks.remove'),
          icon: <IconTrash {...icon} />,
          danger: true,
          apart: true,
          onPick: () => onTask('remove'),
        },
      ]}
    >
      <IconDots {...icon} />
    </ActionMenu>
  );
}
