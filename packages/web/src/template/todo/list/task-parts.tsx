import { VisuallyHidden } from '@mantine/core';
import type { Assignee } from '@pliego/contract/areas/todo';
import type { TaskTag } from '@pliego/contract/areas/todo-choices';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatDaysLeft, formatIsoDate, santiagoToday } from '#web/lib/format.ts';
import { Face } from '#web/ui/display/person.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { tagTones } from '../tag-tones.ts';
import classes from './task-parts.module.css';

export function TagPill({ tag }: { tag: TaskTag }) {
  const { t } = useTranslation('todo');
  return <Pill tone={tagTones[tag]}>{t(`tag.${tag}`)}</Pill>;
}

/** The same hue for the same name, always. */
function numberOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum;
}

/** The assignee: the avatar, with the name as tooltip. */
export function AssigneeFace({ assignee, size = 24 }: { assignee: Assignee; size?: number }) {
  const { t } = useTranslation('todo');
  const person = { ...assignee, id: numberOf(assignee.fullName) };
  return (
    <span className={classes.assignee} title={assignee.fullName}>
      <Face person={person} size={size} />
      <VisuallyHidden>{t('row.assignee', { name: assignee.fullName })}</VisuallyHidden>
    </span>
  );
}

/** The middle of a day in Santiago, where no change of the clock makes another day of it. */
const noonOf = (day: string) => `${day}T15:00:00Z`;

function nearnessOf(day: string, today: string): 'overdue' | 'today' | 'later' {
  if (day < today) return 'overdue';
  return day === today ? 'today' : 'later';
}

/** When a task is due: far away as a day, near as "Mañana", and marked when it is over. */
export function DueDay({ day, isDone = false }: { day: string; isDone?: boolean }) {
  const { t } = useTranslation('todo');
  const now = useNow();
  const today = santiagoToday(now);
  const isNear = day <= santiagoToday(now, 1);
  const nearness = isDone ? 'done' : nearnessOf(day, today);
  return (
    <time
      dateTime={day}
      className={classes.due}
      data-nearness={nearness}
      title={`${t('row.due')} ${formatIsoDate(day)}`}
    >
      {nearness === 'overdue' ? (
        <>
          <IconAlertCircle size={14} stroke={2} aria-hidden />
          <VisuallyHidden>{t('row.overdue')}</VisuallyHidden>
        </>
      ) : null}
      {isNear && !isDone
        ? formatDaysLeft({ instante: noonOf(day) }, now)
        : formatDay(noonOf(day), now)}
    </time>
  );
}
