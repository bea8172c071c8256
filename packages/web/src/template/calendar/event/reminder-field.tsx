import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EventFormState } from './event-values.ts';
import { useBeforeText } from './use-before-text.ts';

/** In minutes; what a file brought is offered besides. */
const usual = [0, 5, 10, 15, 30, 60, 120, 1440, 2880, 10_080];

/** How long before the event one is reminded of it. */
export function ReminderField({ form }: { form: EventFormState }) {
  const { t } = useTranslation('calendar');
  const beforeText = useBeforeText();
  const { reminders } = form.values;
  const offered = [...new Set([...usual, ...reminders.map(Number)])].toSorted((a, b) => a - b);
  return (
    <MultiSelect
      label={t('event.reminders')}
      placeholder={reminders.length === 0 ? t('event.remindersHint') : undefined}
      clearable
      data={offered.map((minutes) => ({ value: String(minutes), label: beforeText(minutes) }))}
      {...form.getInputProps('reminders')}
    />
  );
}
