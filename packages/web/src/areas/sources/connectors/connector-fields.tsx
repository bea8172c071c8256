import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { type ConnectorKind, ticketKinds } from '@pliego/contract/areas/connector-shapes';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { useContractForm } from '#web/api/use-contract-form.ts';
import { formatCount } from '#web/lib/format.ts';
import { DialogActions } from '#web/ui/overlay/dialog.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { type ConnectorValues, intervalsWith } from './connector-values.ts';
import classes from './connector-form.module.css';

type FormState = ReturnType<typeof useContractForm<ConnectorValues, unknown>>;

interface ConnectorFieldsProps extends FormState {
  kind: ConnectorKind;
  /** The last characters of the ticket that is stored; null where none is. */
  storedEnd: string | null;
  submit: string;
  urlHint: string;
  /** Back to the choice of a service. */
  onBack?: () => void;
  onClose: () => void;
}

/** The fields of a connector, new or not. */
export function ConnectorFields(props: ConnectorFieldsProps) {
  const { t } = useTranslation(['sources', 'common']);
  const { form, formProps, problem, busy, kind, onBack } = props;
  const first = useRef<HTMLInputElement>(null);
  // What was pressed to come here is gone, and the focus with it.
  useEffect(() => first.current?.focus(), []);
  const options = intervalsWith(form.values.cadaMinutos).map((minutes) => ({
    value: String(minutes),
    label:
      minutes % 60 === 0
        ? t('live.form.hours', { count: minutes / 60, total: formatCount(minutes / 60) })
        : t('live.form.minutes', { total: formatCount(minutes) }),
  }));
  return (
    <form {...formProps} className={classes.form}>
      {onBack === undefined ? null : (
        <Button
          size="compact-sm"
          variant="subtle"
          className={classes.back}
          leftSection={<IconArrowLeft size={15} aria-hidden className={classes.arrow} />}
          onClick={onBack}
        >
          {t('live.form.other')}
        </Button>
      )}
      <FormProblem text={problem} />
      <TextInput
        ref={first}
        label={t('live.form.name')}
        autoComplete="off"
        maxLength={80}
        data-autofocus
        {...form.getInputProps('nombre')}
      />
      {ticketKinds.includes(kind) ? <TicketField {...props} /> : null}
      <TextInput
        label={t(kind === 'ocds' ? 'live.form.url' : 'live.form.urlOptional')}
        description={props.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('url')}
      />
      <NativeSelect
        label={t('live.form.every')}
        data={options}
        {...form.getInputProps('cadaMinutos')}
      />
      <DialogActions>
        <Button variant="default" onClick={props.onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {props.submit}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A secret: written, sent, and never shown again. */
function TicketField({ form, storedEnd }: ConnectorFieldsProps) {
  const { t } = useTranslation('sources');
  const text =
    storedEnd === null
      ? t('live.form.ticketKept')
      : t('live.form.ticketStored', { end: storedEnd });
  return (
    <div>
      <PasswordInput
        label={t('live.form.ticket')}
        description={text}
        // A browser that offered to keep it would keep it for the wrong thing.
        autoComplete="new-password"
        spellCheck={false}
        {...form.getInputProps('ticket')}
      />
      <details className={classes.help}>
        <summary>{t('live.form.ticketHelp')}</summary>
        <p>{t('live.form.ticketHelpText')}</p>
      </details>
    </div>
  );
}
