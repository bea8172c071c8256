import { useTranslation } from 'react-i18next';
import type { CalendarFile } from './ics-read.ts';
import { sayDay } from '../board/period.ts';
import { dayOf } from '../board/wall.ts';
import classes from './import-dialog.module.css';

/** How many are listed. */
const most = 6;

interface Line {
  title: string;
  note: string;
}

/** What a file brings, what is left out and why. */
export function ImportSummary({ file }: { file: CalendarFile }) {
  const { t } = useTranslation('calendar');
  const { taken, left, notes } = file;
  return (
    <output className={classes.summary}>
      {taken.length === 0 ? <p className={classes.text}>{t('file.nothing')}</p> : null}
      <Lines
        heading={t('file.taken', { count: taken.length })}
        lines={taken.map(({ title, start }) => ({ title, note: sayDay(dayOf(start)) }))}
      />
      <Lines
        heading={t('file.left', { count: left.length })}
        lines={left.map(({ title, why }) => ({ title, note: t(`file.why.${why}`) }))}
      />
      <Lines
        heading={t('file.notes')}
        lines={notes.map(({ title, why }) => ({ title, note: t(`file.note.${why}`) }))}
      />
    </output>
  );
}

function Lines({ heading, lines }: { heading: string; lines: readonly Line[] }) {
  const { t } = useTranslation('calendar');
  if (lines.length === 0) return null;
  const rest = lines.length - most;
  return (
    <section aria-label={heading}>
      <h3 className={classes.heading}>{heading}</h3>
      <ul className={classes.lines}>
        {lines.slice(0, most).map(({ title, note }, index) => (
          // A file may have duplicates; their position distinguishes them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index}-${title}`} className={classes.line}>
            <span className={classes.name}>{title === '' ? t('untitled') : title}</span>
            <span className={classes.note}>{note}</span>
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className={classes.text}>{t('file.others', { count: rest })}</p> : null}
    </section>
  );
}
