import { withoutPart } from '@pliego/contract/areas/tender-filter-parts';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasFailed } from '#web/ui/feedback/query-state.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { tenderTotalsQuery } from '../queries.ts';
import { ClosingBars } from './closing-bars.tsx';
import { filterOf } from './list-search.ts';
import { Sums } from './sums.tsx';
import { useListSearch } from './use-list-search.ts';
import classes from './totals.module.css';

/** Another day is chosen by the same bars: they count as if none were. */
const withoutDays = (filter: TenderFilter): TenderFilter => withoutPart(filter, 'cierre') ?? filter;

/** The whole result in figures: what its amounts come to, and when it closes, day by day. */
export function ListTotals() {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  const isPhone = useIsPhone();
  const filter = filterOf(search);
  const totals = useQuery(tenderTotalsQuery(filter));
  const days = useQuery(tenderTotalsQuery(withoutDays(filter)));
  // The list itself says what is wrong.
  if (hasFailed(totals)) return null;
  return (
    <section className={classes.totals} aria-label={t('list.totals.label')}>
      <div className={classes.sums}>
        {totals.data === undefined ? null : (
          <Sums sums={totals.data.montos} none={t('list.totals.noAmounts')} />
        )}
      </div>
      {isPhone ? null : <ClosingBars days={days.data?.cierres} />}
    </section>
  );
}
