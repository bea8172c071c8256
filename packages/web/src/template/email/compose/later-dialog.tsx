import { Button, TextInput } from '@mantine/core';
import { addDays, instantFromSantiago, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/lib/format.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import classes from './later-dialog.module.css';

interface LaterDialogProps {
  onPick: (sendAt: string) => void;
  onClose: () => void;
}

/** Times that people mean most often. */
function presetsAt(now: number): { name: 'tomorrow' | 'afternoon' | 'monday'; at: string }[] {
  const today = santiagoDay(now);
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  const monday = addDays(today, (8 - weekday) % 7 || 7);
  const at = (day: string, time: string) => instantFromSantiago(`${day}T${time}`) ?? '';
  return [
    { name: 'tomorrow', at: at(addDays(today, 1), '08:00') },
    { name: 'afternoon', at: at(addDays(today, 1), '15:00') },
    { name: 'monday', at: at(monday, '08:00') },
  ];
}

/** When a mail is to be sent: one of the usual times, or any other. */
export function LaterDialog({ onPick, onClose }: LaterDialogProps) {
  const { t } = useTranslation(['email', 'common']);
  const [now] = useState(() => Date.now());
  const [day, setDay] = useState<string | null>(() => addDays(santiagoDay(now), 1));
  const [time, setTime] = useState('09:00');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    // The form of the mail is around, as React sees it.
    event.preventDefault();
    event.stopPropagation();
    const at = day === null ? null : instantFromSantiago(`${day}T${time}`);
    if (at === null) setProblem(t('compose.later.missing'));
    else if (Date.parse(at) <= Date.now()) setProblem(t('compose.later.past'));
    else onPick(at);
  };
  return (
    <Dialog title={t('compose.later.title')} onClose={onClose}>
      <p className={classes.lead}>{t('compose.later.lead')}</p>
      <div className={classes.presets}>
        {presetsAt(now).map(({ name, at }) => (
          <button key={name} type="button" className={classes.preset} onClick={() => onPick(at)}>
            <span>{t(`compose.later.${name}`)}</span>
            <span className={classes.when}>{formatMoment(at, now)}</span>
          </button>
        ))}
      </div>
      <form noValidate onSubmit={submit}>
        <div className={classes.fields}>
          <DateField
            label={t('compose.later.date')}
            value={day}
            error={problem}
            onChange={(value) => {
              setDay(value);
              setProblem(undefined);
            }}
          />
          <TextInput
            type="time"
            label={t('compose.later.time')}
            value={time}
            onChange={(event) => {
              setTime(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
        </div>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit">{t('compose.later.submit')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
