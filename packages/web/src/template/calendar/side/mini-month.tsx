import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import dayjs from 'dayjs';
import de from 'dayjs/locale/de';
import es from 'dayjs/locale/es';
import fr from 'dayjs/locale/fr';
import pt from 'dayjs/locale/pt';
import { useDirection } from '@mantine/core';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/locale.ts';
import { useAppSide } from '#web/ui/app-frame/app-frame.tsx';
import { useCalendarAddress } from '../address.ts';
import { dayByKey } from '../board/day-keys.ts';
import { addDays } from '../board/wall.ts';
import { useHolidays } from '../board/use-holidays.ts';
import classes from './mini-month.module.css';

// The names of months and days; English is its own.
for (const names of [es, pt, fr, de]) dayjs.locale(names, undefined, true);

interface Seen {
  /** The calendar's, when this was chosen. */
  day: string;
  month: string;
  /** Where the keyboard went. */
  focused: string | null;
}

/** A small month: choosing a day goes there, in the view that is open. */
export function MiniMonth() {
  const { t } = useTranslation('calendar');
  const { day, today, change } = useCalendarAddress();
  const { close } = useAppSide();
  const { dir } = useDirection();
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen>({ day, month: day, focused: null });
  // The small month follows the date of the calendar.
  if (seen.day !== day) setSeen({ day, month: day, focused: null });
  useLayoutEffect(() => {
    if (seen.focused === null) return;
    box.current?.querySelector<HTMLElement>(`[data-day="${seen.focused}"]`)?.focus();
  }, [seen]);
  const onDayKey = (from: string, event: KeyboardEvent) => {
    const to = dayByKey(from, event.key, dir === 'rtl');
    if (to === null) return;
    event.preventDefault();
    setSeen({ day, month: to, focused: to });
  };
  const first = `${seen.month.slice(0, 7)}-01`;
  const holidays = useHolidays(addDays(first, -7), addDays(first, 40));
  return (
    <DatePicker
      ref={box}
      aria-label={t('months')}
      size="xs"
      className={classes.month}
      locale={currentLocale()}
      firstDayOfWeek={1}
      // Only holidays are red here, as in the large month.
      weekendDays={[]}
      value={day}
      date={seen.month}
      onDateChange={(month) => setSeen({ day, month: month.slice(0, 10), focused: null })}
      onChange={(chosen) => {
        close();
        if (chosen !== null) change({ fecha: chosen === today ? undefined : chosen });
      }}
      ariaLabels={{ previousMonth: t('previousMonth'), nextMonth: t('nextMonth') }}
      getDayProps={(date) => ({
        className: classes.day,
        'data-day': date,
        onKeyDown: (event) => onDayKey(date, event),
        'data-now': date === today || undefined,
        'data-holiday': holidays.has(date) || undefined,
        title: holidays.get(date),
      })}
    />
  );
}
