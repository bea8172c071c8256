import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '#web/ui/date/date-field.tsx';
import type { EventFormState } from './event-values.ts';
import type { EventValues } from './event-values.ts';
import { shownInstead, timeOf } from '../board/wall.ts';
import { lengthOf, spanOf, withAllDay, withStart } from './event-when.ts';
import { TimeField } from './time-field.tsx';
import classes from './event-form.module.css';

/** When it begins and ends. Moving the beginning takes the end along. */
export function WhenFields({ form }: { form: EventFormState }) {
  const { t } = useTranslation('calendar');
  const { values } = form;
  const { allDay } = values;
  // The duration after the last change of a field other than the start.
  const [length, setLength] = useState(() => lengthOf(values));
  // One by one: all at once would reset the errors of the other fields.
  const fill = (next: EventValues) => {
    form.setFieldValue('allDay', next.allDay);
    form.setFieldValue('startDay', next.startDay);
    form.setFieldValue('startTime', next.startTime);
    form.setFieldValue('endDay', next.endDay);
    form.setFieldValue('endTime', next.endTime);
  };
  const begin = (start: Parameters<typeof withStart>[1]) => fill(withStart(values, start, length));
  const change = (next: EventValues) => {
    setLength(lengthOf(next));
    fill(next);
  };
  return (
    <>
      <Switch
        label={t('event.allDay')}
        checked={allDay}
        onChange={(event) => change(withAllDay(values, event.currentTarget.checked))}
      />
      <div className={classes.when} data-all-day={allDay || undefined}>
        <DateField
          label={t('event.startDay')}
          {...form.getInputProps('startDay')}
          value={values.startDay}
          onChange={(startDay) => begin({ startDay })}
        />
        {allDay ? null : (
          <TimeField
            label={t('event.startTime')}
            {...form.getInputProps('startTime')}
            value={values.startTime}
            onChange={(startTime) => begin({ startTime })}
          />
        )}
        <DateField
          label={t('event.endDay')}
          {...form.getInputProps('endDay')}
          value={values.endDay}
          onChange={(endDay) => change({ ...values, endDay })}
        />
        {allDay ? null : (
          <TimeField
            label={t('event.endTime')}
            {...form.getInputProps('endTime')}
            value={values.endTime}
            onChange={(endTime) => change({ ...values, endTime })}
          />
        )}
      </div>
      <SkippedNote values={values} />
    </>
  );
}

/** What becomes of an hour that the clocks leave out. Always there, so that a screen reader hears of it. */
function SkippedNote({ values }: { values: EventValues }) {
  const { t } = useTranslation('calendar');
  const span = spanOf(values);
  const walls = span === null ? [] : [span.start, span.end];
  const skipped = walls.find((wall) => shownInstead(wall) !== null);
  return (
    <output className={classes.skipped}>
      {skipped === undefined
        ? null
        : t('skipped', { time: timeOf(skipped), shown: timeOf(shownInstead(skipped) ?? skipped) })}
    </output>
  );
}
