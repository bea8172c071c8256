import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { tenderViewsQuery } from '../queries.ts';
import { changed, filterOf, viewOf } from './list-search.ts';
import { useChips } from './use-chips.ts';
import { type SearchPatch, useListSearch } from './use-list-search.ts';
import { useViewCounts } from './view-tabs.tsx';
import classes from './loosening.module.css';

interface Loosening {
  id: string;
  text: string;
  /** How many tenders are found with it. */
  count: number;
  patch: SearchPatch;
}

/** Each change to the filters that would find something, those that find most first. */
function useLoosenings(): Loosening[] {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  const vista = viewOf(search);
  const chips = useChips(search);
  const inAllViews = useViewCounts(search).get('todas')?.cantidad ?? 0;
  const counted = useQueries({
    queries: chips.map(({ without }) => ({
      ...tenderViewsQuery(filterOf(changed(search, without))),
      // Another filter's count would be no count of this one.
      placeholderData: undefined,
    })),
  });
  const withoutOne = chips.map(({ id, name, text, without }, index) => {
    const inView = counted[index]?.data?.datos.find((one) => one.vista === vista);
    const isSearch = id === 'q';
    return {
      id,
      text: isSearch
        ? t('list.empty.withoutSearch', { text })
        : t('list.empty.without', { filter: `${name}: ${text}` }),
      count: inView?.cantidad ?? 0,
      patch: without,
    };
  });
  const inAll: Loosening = {
    id: 'todas',
    text: t('list.empty.inAll', { view: t(`list.views.${vista}`) }),
    count: vista === 'todas' ? 0 : inAllViews,
    patch: { vista: 'todas' },
  };
  return [...withoutOne, inAll]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

/** What to loosen when nothing is found: how many tenders each filter takes away. */
export function Loosenings() {
  const { t } = useTranslation('tenders');
  const { change } = useListSearch();
  const loosenings = useLoosenings();
  if (loosenings.length === 0) return <p>{t('list.empty.filteredText')}</p>;
  return (
    <>
      <p>{t('list.empty.loosen')}</p>
      <ul className={classes.list}>
        {loosenings.map(({ id, text, count, patch }) => (
          <li key={id}>
            <button type="button" className={classes.option} onClick={() => change(patch)}>
              <span>{text}</span>{' '}
              <span className={classes.count}>
                {t('list.total', { count, total: formatCount(count) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
