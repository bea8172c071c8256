import { longExportRows } from '@pliego/contract/areas/prepared-exports';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { filterOf, viewOf } from '../list/list-search.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { useViewCounts } from '../list/use-view-counts.ts';
import { tenderCountQuery } from '../queries.ts';

/** How many rows an export of the list has, as far as it is known, and whether they are many to wait for. */
export function useExportCount() {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  const counted = useViewCounts(search).get(viewOf(search));
  // Counts of the list stop early; whether it is long needs all of it.
  const all = useQuery({
    ...tenderCountQuery(filterOf(search)),
    enabled: counted?.exacta === false,
  });
  const count = all.data?.total ?? counted?.cantidad;
  if (count === undefined) return { isEmpty: false, isLong: false, text: '' };
  const isExact = all.data !== undefined || counted?.exacta === true;
  const total = formatCount(count);
  return {
    isEmpty: count === 0,
    isLong: count > longExportRows,
    text: isExact ? t('list.total', { count, total }) : t('list.totalOver', { total }),
  };
}
