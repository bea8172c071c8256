import { countCap } from '@pliego/contract/paging';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { useListSearch } from './use-list-search.ts';
import classes from '../list.module.css';

interface ListTotalProps {
  total: number | undefined;
  isExact: boolean;
}

/** How many there are. Above the cap the exact number is counted only on request: it takes longer. */
export function ListTotal({ total, isExact }: ListTotalProps) {
  const { t } = useTranslation('tenders');
  const { change } = useListSearch();
  // A place for it from the start: what stands below must not move when it comes.
  if (total === undefined) return <span className={classes.total} />;
  const text = isExact
    ? t('list.total', { count: total, total: formatCount(total) })
    : t('list.totalOver', { total: formatCount(Math.min(total, countCap)) });
  return (
    <span className={classes.total}>
      <output>{text}</output>
      {isExact ? null : (
        <button
          type="button"
          className={classes.count}
          onClick={() => change({ exacto: true }, { replace: true })}
        >
          {t('list.countExactly')}
        </button>
      )}
    </span>
  );
}
