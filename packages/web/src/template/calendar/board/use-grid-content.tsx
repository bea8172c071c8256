import type { CalendarOptions } from '@fullcalendar/react';
import { useTranslation } from 'react-i18next';
import { weekdayNames } from '../event/weekday-names.ts';
import { DayMark, HeaderDay, MoreMark } from './day-mark.tsx';
import { viewTypes } from './grid-options.ts';
import { ListLine } from './list-line.tsx';
import type { Occurrence } from './occurrences.ts';

/** `YYYY-MM-DD` of a date of the calendar, which is in UTC. */
export const dayOfDate = (date: Date) => date.toISOString().slice(0, 10);

/** Texts of the calendar, and what is drawn in its days, headers and events. */
export function useGridContent(
  byKey: ReadonlyMap<string, Occurrence>,
  holidays: ReadonlyMap<string, string>,
): CalendarOptions {
  const { t } = useTranslation('calendar');
  return {
    allDayText: t('allDay'),
    moreLinkHint: (count: number) => t('more', { count }),
    moreLinkContent: ({ num }) => <MoreMark count={num} />,
    navLinkHint: (text: string, date: Date) => {
      const holiday = holidays.get(dayOfDate(date));
      return t('openDay', { day: holiday === undefined ? text : `${text}, ${holiday}` });
    },
    weekTextLong: t('week'),
    closeHint: t('close'),
    eventsHint: t('events'),
    noEventsContent: t('nothing'),
    dayCellTopContent: ({ date, dayNumberText, isToday, isOther }) => (
      <DayMark
        number={dayNumberText}
        holiday={holidays.get(dayOfDate(date))}
        isToday={isToday}
        isOther={isOther}
      />
    ),
    dayHeaderContent: (header) => {
      if (header.inPopover) return header.text;
      // Above a month there are only the days of the week.
      const isMonth = header.view.type === viewTypes.mes;
      return (
        <HeaderDay
          weekday={weekdayNames()[(header.dow + 6) % 7]?.short ?? header.text}
          number={isMonth ? null : header.dayNumberText}
          holiday={isMonth ? undefined : holidays.get(dayOfDate(header.date))}
          isToday={header.isToday}
          isNarrow={header.isNarrow}
        />
      );
    },
    eventContent: ({ event, isStart, isEnd, view }) =>
      view.type === viewTypes.lista ? (
        <ListLine
          occurrence={byKey.get(event.id)}
          title={event.title}
          isStart={isStart}
          isEnd={isEnd}
        />
      ) : (
        true
      ),
  };
}
