import { NumberInput, Select } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '#web/ui/date/date-field.tsx';
import type { EventFormState } from './event-values.ts';
import { repeatKinds } from './repeat.ts';
import { weekdayOf } from '../board/wall.ts';
import { weekdayNames } from './weekday-names.ts';
import classes from './event-form.module.css';

/** How it repeats, and until when. */
export function RepeatFields({ form }: { form: EventFormState }) {
  const { t } = useTranslation('calendar');
  const { kind, ends, rule, until } = form.values.repeat;
  const kinds = repeatKinds.filter((one) => one !== 'custom' || rule !== '');
  return (
    <div className={classes.repeat}>
      <Select
        label={t('repeat.label')}
        allowDeselect={false}
        data={kinds.map((value) => ({ value, label: t(`repeat.kinds.${value}`) }))}
        {...form.getInputProps('repeat.kind')}
      />
      {kind === 'none' || kind === 'custom' ? null : (
        <>
          <NumberInput
            label={t(`repeat.every.${kind}`)}
            min={1}
            max={99}
            clampBehavior="none"
            allowDecimal={false}
            {...form.getInputProps('repeat.every')}
          />
          {kind === 'weekly' ? <Weekdays form={form} /> : null}
          <div className={classes.pair}>
            <Select
              label={t('repeat.ends')}
              allowDeselect={false}
              data={(['never', 'on', 'after'] as const).map((value) => ({
                value,
                label: t(`repeat.endings.${value}`),
              }))}
              {...form.getInputProps('repeat.ends')}
            />
            {ends === 'on' ? (
              <DateField
                label={t('repeat.until')}
                {...form.getInputProps('repeat.until')}
                value={until}
              />
            ) : null}
            {ends === 'after' ? (
              <NumberInput
                label={t('repeat.count')}
                min={1}
                max={999}
                clampBehavior="none"
                allowDecimal={false}
                {...form.getInputProps('repeat.count')}
              />
            ) : null}
          </div>
        </>
      )}
    </div>
  );
}

function Weekdays({ form }: { form: EventFormState }) {
  const { t } = useTranslation('calendar');
  const { startDay, repeat } = form.values;
  // Until one is touched they follow the day on which it begins.
  const days = repeat.days ?? (startDay === null ? [] : [weekdayOf(startDay)]);
  const wrongId = useId();
  const wrong = form.errors['repeat.days'];
  const toggle = (day: number) =>
    form.setFieldValue(
      'repeat.days',
      days.includes(day)
        ? days.filter((one) => one !== day)
        : [...days, day].toSorted((a, b) => a - b),
    );
  return (
    <fieldset className={classes.days} aria-describedby={wrong ? wrongId : undefined}>
      <legend>{t('repeat.days')}</legend>
      {weekdayNames().map(({ short, long }, day) => (
        <button
          key={long}
          type="button"
          className={classes.weekday}
          aria-pressed={days.includes(day)}
          aria-label={long}
          onClick={() => toggle(day)}
        >
          {short}
        </button>
      ))}
      {wrong ? (
        <p id={wrongId} role="alert" className={classes.wrong}>
          {wrong}
        </p>
      ) : null}
    </fieldset>
  );
}
