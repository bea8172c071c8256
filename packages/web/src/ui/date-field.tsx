import { DateInput, type DateInputProps } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { IconCalendar } from '@tabler/icons-react';
import dayjs from 'dayjs';
import de from 'dayjs/locale/de';
import es from 'dayjs/locale/es';
import fr from 'dayjs/locale/fr';
import pt from 'dayjs/locale/pt';
import { currentLocale } from '#web/lib/locale.ts';
import { readTypedDate } from '#web/lib/typed-date.ts';
import { useUiTexts } from './texts.tsx';

// The names of months and days; English is its own.
for (const names of [es, pt, fr, de]) dayjs.locale(names, undefined, true);

interface DateFieldProps extends Omit<
  DateInputProps,
  | 'value'
  | 'onChange'
  | 'valueFormat'
  | 'dateParser'
  | 'locale'
  | 'firstDayOfWeek'
  | 'allowDeselect'
> {
  /** `YYYY-MM-DD`, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A calendar day, typed or chosen. Weeks begin on Monday; days are written as in Chile. */
export function DateField({ value, onChange, clearable = false, ...rest }: DateFieldProps) {
  const texts = useUiTexts();
  return (
    <DateInput
      {...rest}
      value={value}
      onChange={onChange}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': texts.clear }}
      allowDeselect={false}
      valueFormat="DD-MM-YYYY"
      dateParser={readTypedDate}
      locale={currentLocale()}
      firstDayOfWeek={1}
      leftSection={<IconCalendar size={16} aria-hidden />}
      popoverProps={{ withinPortal: true, ...rest.popoverProps }}
    />
  );
}
