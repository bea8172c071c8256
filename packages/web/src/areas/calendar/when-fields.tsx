import { useTranslation } from 'react-i18next';
import { DateField } from '#web/ui/date-field.tsx';
import type { EventFormState } from './event-fields.tsx';
import { withStart } from './event-parts.ts';
import { TimeField } from './time-field.tsx';
import classes from './event-form.module.css';

/** When it begins and ends. Moving the beginning takes the end along. */
export function WhenFields({ form }: { form: EventFormState }) {
  const { t } = useTranslation('calendar');
  const { values } = form;
  const { allDay } = values;
  const begin = (start: Parameters<typeof withStart>[1]) => {
    const { startDay, startTime, endDay, endTime } = withStart(values, start);
    form.setValues({ startDay, startTime, endDay, endTime });
  };
  return (
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
      />
      {allDay ? null : (
        <TimeField
          label={t('event.endTime')}
          {...form.getInputProps('endTime')}
          value={values.endTime}
        />
      )}
    </div>
  );
}
