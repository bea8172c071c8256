import { VisuallyHidden } from '@mantine/core';
import { IconBell, IconRepeat } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '#web/ui/display/pill.tsx';
import { categoryTones } from '../categories.ts';
import type { Occurrence } from './occurrences.ts';
import { timeOf } from './wall.ts';
import classes from './grid.module.css';

interface ListLineProps {
  /** None for a holiday. */
  occurrence: Occurrence | undefined;
  title: string;
  /** Of what lasts several days: whether it begins on this one, and whether it ends. */
  isStart: boolean;
  isEnd: boolean;
}

/** An event in the list: when, what, of which kind, where, with whom. */
export function ListLine({ occurrence, title, isStart, isEnd }: ListLineProps) {
  const { t } = useTranslation('calendar');
  const entry = occurrence?.entry;
  const timeText = () => {
    if (occurrence === undefined || entry?.allDay === true || (!isStart && !isEnd))
      return t('allDay');
    const [from, to] = [timeOf(occurrence.start), timeOf(occurrence.end)];
    if (isStart && isEnd) return `${from} – ${to}`;
    return isStart ? t('from', { time: from }) : t('until', { time: to });
  };
  const notes = entry === undefined ? [] : [entry.location, entry.guests.join(', ')];
  return (
    <>
      <span className={classes.listTime}>{timeText()}</span>
      <span className={classes.listTitle}>
        <span>{title}</span>
        <Pill tone={entry === undefined ? 'rojo' : categoryTones[entry.category]} dot>
          {entry === undefined ? t('holiday') : t(`categories.${entry.category}`)}
        </Pill>
        {entry?.repeat ? (
          <Sign icon={<IconRepeat size={14} aria-hidden />} says={t('repeats')} />
        ) : null}
        {entry !== undefined && entry.reminders.length > 0 ? (
          <Sign icon={<IconBell size={14} aria-hidden />} says={t('reminded')} />
        ) : null}
        <span className={classes.listNote}>{notes.filter((note) => note !== '').join(' · ')}</span>
      </span>
    </>
  );
}

function Sign({ icon, says }: { icon: ReactNode; says: string }) {
  return (
    <span title={says}>
      {icon}
      <VisuallyHidden>{says}</VisuallyHidden>
    </span>
  );
}
