import { santiagoWall } from '@pliego/contract/rules/santiago-time';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { perLocale } from '#web/lib/locale.ts';
import { tabMemory } from '#web/lib/tab-memory.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { dueReminders } from './due-reminders.ts';
import { entriesOf } from '../event/entry.ts';
import type { Occurrence } from '../board/occurrences.ts';
import { sayDay } from '../board/period.ts';
import { everyEventQuery } from '../queries.ts';
import { dayOf, minutesBetween, timeOf } from '../board/wall.ts';

const memoryName = 'calendar-reminded';
const mostRemembered = 500;

function remembered(): string[] {
  const stored: unknown = JSON.parse(tabMemory()?.getItem(memoryName) ?? '[]');
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
}

const ahead = perLocale((customs) => new Intl.RelativeTimeFormat(customs, { numeric: 'auto' }));

/** `dentro de 10 minutos`, `mañana`. */
function distanceTo(minutes: number): string {
  if (minutes < 60) return ahead().format(minutes, 'minute');
  if (minutes < 1440) return ahead().format(Math.round(minutes / 60), 'hour');
  return ahead().format(Math.round(minutes / 1440), 'day');
}

/** On every page, once the calendar was opened: a notice of each event whose reminder is due, once in this tab. */
export function Reminders() {
  const { t } = useTranslation('calendar');
  const navigate = useNavigate();
  const { data } = useQuery(everyEventQuery);
  const now = useNow();

  const tell = ({ entry, key, start }: Occurrence, wall: string) => {
    const minutes = Math.max(0, Math.round(minutesBetween(wall, start)));
    const title = entry.title.trim() === '' ? t('untitled') : entry.title;
    const time = entry.allDay ? t('allDay') : timeOf(start);
    toastDone({
      id: `reminder-${key}`,
      title:
        minutes === 0
          ? t('reminder.now', { title })
          : t('reminder.later', { title, distance: distanceTo(minutes) }),
      text: [`${sayDay(dayOf(start))}, ${time}`, entry.location].filter(Boolean).join(' · '),
      action: {
        label: t('reminder.open'),
        onClick: () =>
          void navigate({
            to: '/apps/calendar',
            search: {
              fecha: dayOf(start),
              evento: String(entry.id),
              vez: entry.repeat === '' ? undefined : start,
            },
          }),
      },
    });
  };

  const remind = useEffectEvent((at: number) => {
    const wall = santiagoWall(at);
    const before = remembered();
    const { show, given } = dueReminders(entriesOf(data ?? []), wall, new Set(before));
    const all = [...new Set([...before, ...given])].slice(-mostRemembered);
    tabMemory()?.setItem(memoryName, JSON.stringify(all));
    for (const { occurrence } of show) tell(occurrence, wall);
  });

  useEffect(() => {
    if (data !== undefined) remind(now);
  }, [data, now]);

  return null;
}
