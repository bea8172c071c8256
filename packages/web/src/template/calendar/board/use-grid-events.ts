import type { EventInput } from '@fullcalendar/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toneProps } from '#web/ui/display/tone.ts';
import { categoryTones } from '../categories.ts';
import type { Occurrence } from './occurrences.ts';
import type { View } from './period.ts';
import type { useHolidays } from './use-holidays.ts';

/** The hue of a category, passed as the library's colour: the style sheet derives the colours from it. */
function hueOf({ entry }: Occurrence): string {
  return String(toneProps(categoryTones[entry.category]).style['--hue']);
}

/** What the library is to draw. A list has no cells to write holidays in, so there they are lines. */
export function useGridEvents(
  occurrences: readonly Occurrence[],
  view: View,
  holidays: ReturnType<typeof useHolidays>,
): EventInput[] {
  const { t } = useTranslation('calendar');
  return useMemo(() => {
    const events = occurrences.map((occurrence): EventInput => {
      const { entry, key, start, end } = occurrence;
      return {
        id: key,
        title: entry.title.trim() === '' ? t('untitled') : entry.title,
        start,
        end,
        allDay: entry.allDay,
        color: hueOf(occurrence),
        // An event that is still being created has no id to change it by.
        editable: entry.id > 0,
      };
    });
    if (view !== 'lista') return events;
    const lines = [...holidays].map(([day, name]): EventInput => ({
      id: `holiday-${day}`,
      title: name,
      start: day,
      allDay: true,
      color: String(toneProps('rojo').style['--hue']),
      editable: false,
      interactive: false,
    }));
    return [...lines, ...events];
  }, [occurrences, view, holidays, t]);
}
