import { Button } from '@mantine/core';
import { webhookEventKinds, type WebhookEventKind } from '@pliego/contract/areas/webhook-events';
import { useTranslation } from 'react-i18next';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import classes from './webhooks.module.css';

interface EventChoiceProps {
  value: readonly WebhookEventKind[];
  error: string | undefined;
  onChange: (value: WebhookEventKind[]) => void;
}

/** Which events are sent: of the portal, and of the team. */
export function EventChoice({ value, error, onChange }: EventChoiceProps) {
  const { t } = useTranslation('company');
  const isWhole = value.length === webhookEventKinds.length;
  const toggle = (kind: WebhookEventKind) =>
    onChange(webhookEventKinds.filter((one) => value.includes(one) !== (one === kind)));
  return (
    <div>
      {(['licitacion', 'expediente'] as const).map((group) => (
        <fieldset
          key={group}
          className={classes.choices}
          aria-describedby={error === undefined ? undefined : 'webhook-events-error'}
        >
          <legend className={classes.legend}>{t(`webhooks.events.${group}`)}</legend>
          {webhookEventKinds
            .filter((kind) => kind.startsWith(`${group}.`))
            .map((kind) => (
              <CheckRow
                key={kind}
                kind="checkbox"
                name="eventos"
                label={t(`webhooks.eventNames.${kind}`)}
                checked={value.includes(kind)}
                onChange={() => toggle(kind)}
              />
            ))}
        </fieldset>
      ))}
      {error === undefined ? null : (
        <p id="webhook-events-error" role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => onChange(isWhole ? [] : [...webhookEventKinds])}
      >
        {t(isWhole ? 'webhooks.noneOf' : 'webhooks.all')}
      </Button>
    </div>
  );
}
