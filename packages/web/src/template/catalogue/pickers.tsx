import { NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import {
  DatePicker,
  DatePickerInput,
  type DatePickerProps,
  DateTimePicker,
  TimePicker,
} from '@mantine/dates';
import { holidayNames } from '@pliego/contract/messages/holidays.es';
import {
  addBusinessDays,
  businessDaysBetween,
  isBusinessDay,
} from '@pliego/contract/rules/business-days';
import { holidaysBetween } from '@pliego/contract/rules/chilean-holidays';
import { addDays, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { IconCalendar, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatIsoDate } from '#web/lib/format.ts';
import { formatSpokenDay } from '#web/lib/format-calendar.ts';
import { currentLocale } from '#web/lib/locale.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { useUiTexts } from '#web/ui/texts/texts.tsx';
import classes from './fields.module.css';
import own from './pickers.module.css';

export const parts = ['DateField', 'DatePickerInput', 'DatePicker', 'DateTimePicker', 'TimePicker'];

/** A day, today and those around it, by the clock of Chile. */
const useToday = () => santiagoDay(useNow());

/** Weeks begin on Monday; holidays are red and say their name, weekends are not. */
function useMonths(today: string) {
  const { t } = useTranslation('pickers');
  const holidays = new Map(
    holidaysBetween(addDays(today, -800), addDays(today, 800)).map(({ day, id }) => [
      day,
      holidayNames[id],
    ]),
  );
  return {
    locale: currentLocale(),
    firstDayOfWeek: 1,
    weekendDays: [],
    ariaLabels: { previousMonth: t('text.previous'), nextMonth: t('text.next') },
    getDayProps: (day) => ({
      className: own.day,
      'data-now': day === today || undefined,
      'data-holiday': holidays.has(day) || undefined,
      title: holidays.get(day),
    }),
  } satisfies Partial<DatePickerProps>;
}

const inField = { leftSection: <IconCalendar size={16} aria-hidden />, valueFormat: 'DD-MM-YYYY' };

/** Typed or chosen. */
export function Default() {
  const { t } = useTranslation('pickers');
  const [day, setDay] = useState<string | null>(useToday());
  return (
    <div className={classes.column}>
      <DateField label={t('text.visit')} value={day} onChange={setDay} clearable />
      <output className={classes.soft}>
        {day === null ? t('text.noDay') : formatSpokenDay(day)}
      </output>
    </div>
  );
}

export function Time() {
  const { t } = useTranslation('pickers');
  return (
    <TimePicker
      label={t('text.hour')}
      withDropdown
      minutesStep={15}
      defaultValue="15:00"
      leftSection={<IconClock size={16} aria-hidden />}
      hoursInputLabel={t('text.hours')}
      minutesInputLabel={t('text.minutes')}
    />
  );
}

export function DateAndTime() {
  const { t } = useTranslation('pickers');
  const today = useToday();
  const months = useMonths(today);
  return (
    <DateTimePicker
      {...months}
      label={t('text.closing')}
      leftSection={inField.leftSection}
      valueFormat="DD-MM-YYYY HH:mm"
      defaultValue={`${addBusinessDays(today, 10)} 15:00:00`}
      timePickerProps={{
        'aria-label': t('text.hour'),
        hoursInputLabel: t('text.hours'),
        minutesInputLabel: t('text.minutes'),
      }}
      submitButtonProps={{ 'aria-label': t('text.accept') }}
    />
  );
}

export function Multiple() {
  const { t } = useTranslation('pickers');
  const { clear } = useUiTexts();
  const today = useToday();
  const [days, setDays] = useState<string[]>([today, addDays(today, 1)]);
  return (
    <div className={classes.column}>
      <DatePickerInput
        {...useMonths(today)}
        {...inField}
        type="multiple"
        label={t('text.shifts')}
        placeholder={t('text.choose')}
        clearable
        clearButtonProps={{ 'aria-label': clear }}
        value={days}
        onChange={setDays}
      />
      <output className={classes.soft}>{t('text.days', { count: days.length })}</output>
    </div>
  );
}

/** From one day to another, with the business days between them as the law counts them. */
export function Range() {
  const { t } = useTranslation('pickers');
  const today = useToday();
  const [[from, to], setRange] = useState<[string | null, string | null]>([
    today,
    addDays(today, 14),
  ]);
  const isWhole = from !== null && to !== null;
  return (
    <div className={classes.column}>
      <DatePickerInput
        {...useMonths(today)}
        {...inField}
        type="range"
        label={t('text.forum')}
        placeholder={t('text.choose')}
        value={[from, to]}
        onChange={setRange}
      />
      <output className={classes.soft}>
        {isWhole ? t('text.business', { count: businessDaysBetween(from, to) }) : t('text.noRange')}
      </output>
    </div>
  );
}

/** As one would say it. */
export function HumanFriendly() {
  const { t } = useTranslation('pickers');
  const today = useToday();
  return (
    <DatePickerInput
      {...useMonths(today)}
      label={t('text.award')}
      leftSection={inField.leftSection}
      defaultValue={addDays(today, 21)}
      valueFormatter={({ date }) => (typeof date === 'string' ? formatSpokenDay(date) : '')}
    />
  );
}

/** Neither before today, nor in the week in which the office is closed. */
export function DisabledRange() {
  const { t } = useTranslation('pickers');
  const today = useToday();
  const [first, last] = [addDays(today, 7), addDays(today, 13)];
  return (
    <DatePickerInput
      {...useMonths(today)}
      {...inField}
      label={t('text.meeting')}
      description={t('text.shut', { from: formatIsoDate(first), to: formatIsoDate(last) })}
      placeholder={t('text.choose')}
      minDate={today}
      excludeDate={(day) => day >= first && day <= last}
    />
  );
}

/** Saturdays, Sundays and the holidays of Chile cannot be chosen. */
export function OnlyBusinessDays() {
  const { t } = useTranslation('pickers');
  const today = useToday();
  return (
    <DatePickerInput
      {...useMonths(today)}
      {...inField}
      label={t('text.deliver')}
      placeholder={t('text.choose')}
      defaultValue={addBusinessDays(today, 1)}
      minDate={today}
      excludeDate={(day) => !isBusinessDay(day)}
    />
  );
}

/** A term of the law: it starts on the day after, and neither weekends nor holidays count. */
export function Term() {
  const { t } = useTranslation('pickers');
  const today = useToday();
  const [day, setDay] = useState<string | null>(today);
  const [count, setCount] = useState<string | number>(10);
  const end = day === null ? null : addBusinessDays(day, Number(count));
  return (
    <div className={classes.column}>
      <DateField label={t('text.notified')} value={day} onChange={setDay} />
      <NumberInput
        label={t('text.term')}
        min={1}
        max={60}
        allowDecimal={false}
        value={count}
        onChange={setCount}
      />
      <output>
        {end === null ? t('text.noDay') : t('text.ends', { day: formatSpokenDay(end) })}
      </output>
    </div>
  );
}

/** The month stays open; below it, its holidays. */
export function Inline() {
  const { t } = useTranslation('pickers');
  const today = useToday();
  const [day, setDay] = useState<string | null>(today);
  const [month, setMonth] = useState(today);
  const first = `${month.slice(0, 7)}-01`;
  const next = addDays(first, 31).slice(0, 7);
  const holidays = holidaysBetween(first, `${next}-01`);
  return (
    <div className={classes.column}>
      <DatePicker
        {...useMonths(today)}
        size="xs"
        className={own.month}
        aria-label={t('text.months')}
        value={day}
        date={month}
        onChange={setDay}
        onDateChange={setMonth}
      />
      <ul className={own.legend} aria-label={t('text.holidays')}>
        {holidays.map((holiday) => (
          <li key={holiday.day}>
            {t('text.holiday', {
              day: formatSpokenDay(holiday.day),
              name: holidayNames[holiday.id],
            })}
          </li>
        ))}
        {holidays.length === 0 ? <li>{t('text.noHolidays')}</li> : null}
      </ul>
    </div>
  );
}
