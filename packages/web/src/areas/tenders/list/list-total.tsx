import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { useListSearch } from './use-list-search.ts';
import { useViewCounts } from './use-view-counts.ts';
import { viewOf } from './list-search.ts';
import classes from '../list.module.css';

interface ListTotalProps {
  /** As the page of the list says it; that of the views, exact much further, replaces it when it comes. */
  total: number | undefined;
  isExact: boolean;
}

/** How many there are. */
export function ListTotal({ total, isExact }: ListTotalProps) {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  // Tables say it in the head of the column.
  const isPhone = useIsPhone();
  const counted = useViewCounts(search).get(viewOf(search));
  // Space is reserved: content below must not move when it appears.
  if (total === undefined) return <span className={classes.total} />;
  const shown = isExact || counted === undefined ? total : counted.cantidad;
  const isKnown = isExact || counted?.exacta === true;
  const text = isKnown
    ? t('list.total', { count: shown, total: formatCount(shown) })
    : t('list.totalOver', { total: formatCount(shown) });
  return (
    <output className={classes.total}>
      {isPhone ? t('list.totalZone', { text, zone: t('closing.zone') }) : text}
    </output>
  );
}
