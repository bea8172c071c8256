import { DateInput, type DateInputProps } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { IconCalendar } from '@tabler/icons-react';
import dayjs from 'dayjs';
import de from 'dayjs/locale/de';
import es from 'dayjs/locale/es';
import fr from 'dayjs/locale/fr';
import pt from 'dayjs/locale/pt';
import { useRef, useState } from 'react';
import { formatIsoDate } from '#web/lib/format.ts';
import { currentLocale } from '#web/lib/locale.ts';
import { readTypedDate } from '#web/lib/typed-date.ts';
import { useUiTexts } from '../texts/texts.tsx';
import { useTypedDay } from './use-typed-day.ts';

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
  | 'fixOnBlur'
  | 'minDate'
  | 'maxDate'
  | 'ref'
  | 'onClick'
  | 'onKeyDown'
  | 'disabled'
  | 'readOnly'
> {
  /** `YYYY-MM-DD`; null: no day, or nothing that can be read as one. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The last day that is taken. */
  maxDate?: string;
}

/**
 * A calendar day, typed or chosen. Weeks begin on Monday; days are written as in Chile. What cannot be read stays,
 * with an error.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, clearable = false, maxDate, error, onFocus, onBlur, ...rest } = props;
  const texts = useUiTexts();
  const input = useRef<HTMLInputElement>(null);
  const typed = useTypedDay({ input, value, onChange, mayBeEmpty: clearable, last: maxDate });
  /** When focused because of an error, the calendar would cover the message: it opens only on request. */
  const [isQuiet, setQuiet] = useState(false);
  const isRefused = typed.problem !== undefined || Boolean(error);
  const said =
    typed.problem === 'late' && maxDate !== undefined
      ? texts.lateDate(formatIsoDate(maxDate))
      : texts.wrongDate;
  return (
    <DateInput
      {...rest}
      key={typed.key}
      ref={input}
      value={typed.day}
      onChange={typed.take}
      onInput={(event) => {
        setQuiet(false);
        typed.onInput(event);
      }}
      onClick={() => setQuiet(false)}
      onFocus={(event) => {
        setQuiet(isRefused);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        typed.onBlur();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') setQuiet(false);
        typed.onKeyDown(event);
      }}
      error={typed.problem === undefined ? error : said}
      fixOnBlur={!typed.isWrong}
      maxDate={maxDate}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': texts.clear }}
      allowDeselect={false}
      valueFormat="DD-MM-YYYY"
      dateParser={readTypedDate}
      locale={currentLocale()}
      firstDayOfWeek={1}
      leftSection={<IconCalendar size={16} aria-hidden />}
      popoverProps={{ withinPortal: true, disabled: isQuiet, ...rest.popoverProps }}
    />
  );
}
