import { Button } from '@mantine/core';
import {
  type Backfill,
  type Connector,
  NewBackfill,
} from '@pliego/contract/areas/connector-shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { connectorsApi } from '#web/api/areas/connectors.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { messagesText } from '#web/i18n/message-text.ts';
import { formatCount, formatIsoDate, santiagoToday } from '#web/lib/format.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import type { Tone } from '#web/ui/display/tone.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { backfillsQuery, connectorsKey } from './queries.ts';
import classes from './connector-form.module.css';

interface Days extends Record<string, unknown> {
  desde: string | null;
  hasta: string | null;
}

/** Makes a connector read a range of days again, and lists the earlier ranges. */
export function BackfillDialog({
  connector: { id, nombre: name, estado, cuota },
  onClose,
}: {
  connector: Connector;
  onClose: () => void;
}) {
  const { t } = useTranslation(['sources', 'common']);
  const client = useQueryClient();
  const now = useNow();
  const today = santiagoToday(now);
  const { form, busy, problem, formProps } = useContractForm<Days, Backfill>({
    schema: NewBackfill,
    initialValues: { desde: santiagoToday(now, -7), hasta: today },
    send: (values) => connectorsApi.backfill({ params: { id }, body: NewBackfill.parse(values) }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: connectorsKey });
      onClose();
      toastDone({ title: t('live.backfill.done', { name }) });
    },
  });
  return (
    <Dialog title={t('live.backfill.title', { name })} onClose={onClose}>
      <form {...formProps} className={classes.form}>
        <FormProblem text={problem} />
        <p className={classes.explain}>{t('live.backfill.explain')}</p>
        <div className={classes.days}>
          <DateField
            label={t('live.backfill.from')}
            maxDate={today}
            {...form.getInputProps('desde')}
            value={form.values.desde}
          />
          <DateField
            label={t('live.backfill.to')}
            maxDate={today}
            {...form.getInputProps('hasta')}
            value={form.values.hasta}
          />
        </div>
        {cuota === null ? null : <p className={classes.hint}>{t('live.backfill.quotaHint')}</p>}
        {estado === 'pausado' ? (
          <p className={classes.hint}>{t('live.backfill.pausedHint')}</p>
        ) : null}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          {/* The field would open its calendar over the rest. */}
          <Button type="submit" data-autofocus loading={busy}>
            {t('live.backfill.submit')}
          </Button>
        </DialogActions>
      </form>
      <EarlierRanges id={id} />
    </Dialog>
  );
}

const tones: Record<Backfill['estado'], Tone> = {
  'en-cola': 'gris',
  'en-curso': 'azul',
  terminado: 'verde',
  cancelado: 'gris',
  'con-error': 'rojo',
};

/** Beside the form: without it the form does as well. */
function EarlierRanges({ id }: { id: number }) {
  const { t } = useTranslation('sources');
  const { data } = useQuery(backfillsQuery(id));
  if (data === undefined || data.datos.length === 0) return null;
  return (
    <div className={classes.earlier}>
      <h3 className={classes.earlierTitle}>{t('live.backfill.earlier')}</h3>
      <ul className={classes.ranges}>
        {data.datos.map(({ id: range, desde, hasta, estado, llamadas, error }) => (
          <li key={range} className={classes.range}>
            <span>
              {formatIsoDate(desde)} – {formatIsoDate(hasta)}
              {' · '}
              {t('live.rounds.calls', { count: llamadas, total: formatCount(llamadas) })}
            </span>
            <Pill tone={tones[estado]} dot>
              {t(`live.backfill.states.${estado}`)}
            </Pill>
            {error === null ? null : <p className={classes.rangeError}>{messagesText(error)}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
