import { businessDaysBetween } from '@pliego/contract/rules/business-days';
import { addDays, weekdayOf } from '@pliego/contract/rules/santiago-time';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatNarrowWeekday,
  formatShortWeekday,
  formatWeekday,
} from '#web/lib/format-calendar.ts';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { roomOf } from './calendar-queries.ts';
import { daysOf, windowOf } from './calendar-window.ts';
import { DayCell } from './day-cell.tsx';
import { type DayEntries, entriesOn, noDays } from './place.ts';
import { useDayKeys } from './use-day-keys.ts';
import { useEntryOpening } from './use-entry-opening.ts';
import { useCompanyDays } from './use-company-days.ts';
import classes from './grid.module.css';

interface CalendarGridProps {
  days: ReadonlyMap<string, DayEntries>;
  holidays: readonly { dia: string; nombre: string }[];
  today: string;
  chosen: string;
}

/** Weeks under one another: of each day its first entries, on a phone their drawings. */
export function CalendarGrid({ days: known, holidays, today, chosen }: CalendarGridProps) {
  const { t } = useTranslation('tenderCalendar');
  const { search } = useListSearch();
  const isPhone = useIsPhone();
  const company = useCompanyDays();
  // The days first, then what is on them: drawn in slices between which the page answers.
  const days = useDeferredValue(known, noDays);
  const shown = windowOf(search, today);
  const { grid, cursor, onKeyDown, choose } = useDayKeys(chosen, today);
  const open = useEntryOpening();
  const isWeek = search.periodo === 'semana';
  const names = new Map(holidays.map(({ dia, nombre }) => [dia, nombre]));
  const all = daysOf(shown);
  const mondays = all.filter((day) => weekdayOf(day) === 0);
  const week = all.slice(0, 7);
  return (
    <div className={classes.frame}>
      <table
        ref={grid}
        className={classes.grid}
        data-week={isWeek || undefined}
        aria-label={t('label')}
      >
        <thead>
          <tr>
            {week.map((day) => (
              <th key={weekdayOf(day)} scope="col" data-weekend={weekdayOf(day) > 4 || undefined}>
                <Weekday day={day} isPhone={isPhone} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mondays.map((monday) => (
            <tr key={monday}>
              {week.map((_, index) => {
                const day = addDays(monday, index);
                const isWeekend = index > 4;
                return (
                  <DayCell
                    key={day}
                    day={day}
                    entries={entriesOn(days, day)}
                    room={roomOf[isWeek ? 'semana' : 'mes']}
                    isToday={day === today}
                    isChosen={day === chosen}
                    isCursor={day === cursor}
                    isOutside={shown.month !== undefined && !day.startsWith(shown.month)}
                    namesMonth={day === shown.from || day.endsWith('-01')}
                    isWeekend={isWeekend}
                    holiday={names.get(day)}
                    businessDays={
                      day > today ? businessDaysBetween(today, day, company) : undefined
                    }
                    isSmall={isPhone || (isWeekend && !isWeek)}
                    onKeyDown={onKeyDown}
                    onChoose={choose}
                    onOpen={open}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Weekday({ day, isPhone }: { day: string; isPhone: boolean }) {
  const isWeekend = weekdayOf(day) > 4;
  const short = isPhone ? formatNarrowWeekday(day) : formatShortWeekday(day);
  return isPhone || isWeekend ? (
    <abbr title={formatWeekday(day)}>{short}</abbr>
  ) : (
    formatWeekday(day)
  );
}
