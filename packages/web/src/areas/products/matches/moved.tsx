import type { MatchedTender } from '@pliego/contract/areas/match-shapes';
import { useTranslation } from 'react-i18next';
import { TenderName } from './match-row.tsx';
import classes from './matches.module.css';

interface MovedProps {
  title: string;
  tenders: readonly MatchedTender[];
  count: number;
}

const shownMoved = 3;

/** What a change adds, or takes away. */
export function Moved({ title, tenders, count }: MovedProps) {
  const { t } = useTranslation('products');
  const shown = tenders.slice(0, shownMoved);
  return (
    <div className={classes.moved}>
      <p className={classes.movedTitle}>{title}</p>
      <ul>
        {shown.map((tender) => (
          <li key={tender.id}>
            <TenderName tender={tender} />
          </li>
        ))}
      </ul>
      {count > shown.length ? (
        <p className={classes.soft}>{t('matches.more', { count: count - shown.length })}</p>
      ) : null}
    </div>
  );
}
