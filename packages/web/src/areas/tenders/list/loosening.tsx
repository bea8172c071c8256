import { fieldsOfPart, type TenderAids } from '@pliego/contract/areas/tender-filter-parts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { tenderAidsQuery } from '../queries.ts';
import { changed, filterOf, viewOf } from './list-search.ts';
import { useChips } from './use-chips.ts';
import { type SearchPatch, useListSearch } from './use-list-search.ts';
import classes from './loosening.module.css';

type Looser = TenderAids['sin'][number];

/** The change to the address that takes a filter away. */
function patchOf(filtro: Looser['filtro']): SearchPatch {
  if (filtro === 'vista') return { vista: 'todas' };
  return Object.fromEntries(fieldsOfPart(filtro).map((field) => [field, undefined]));
}

/** How many there are, as far as they were counted. */
function useCountText() {
  const { t } = useTranslation('tenders');
  return ({ cantidad, exacta }: { cantidad: number; exacta: boolean }) =>
    exacta
      ? t('list.total', { count: cantidad, total: formatCount(cantidad) })
      : t('list.totalOver', { total: formatCount(cantidad) });
}

/** What each filter is called and what it holds. */
function usePartText() {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  const chips = useChips(search);
  return (filtro: Looser['filtro']): string => {
    if (filtro === 'vista') {
      return t('list.empty.inAll', { view: t(`list.views.${viewOf(search)}`) });
    }
    const own = chips.filter(({ part }) => part === filtro);
    const text = own.map((chip) => chip.text).join(', ');
    if (filtro === 'q') return t('list.empty.withoutSearch', { text });
    return t('list.empty.without', { filter: `${own[0]?.name ?? ''}: ${text}` });
  };
}

/** The search as it was probably meant. */
function Respelled({ q, cantidad, exacta }: NonNullable<TenderAids['escritura']>) {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  const countText = useCountText();
  return (
    <p className={classes.meant}>
      <AppLink to="/licitaciones" search={changed(search, { q })} resetScroll={false}>
        {t('list.empty.meant', { text: q })}
      </AppLink>
      {cantidad > 0 ? (
        <span className={classes.count}> {countText({ cantidad, exacta })}</span>
      ) : null}
    </p>
  );
}

/** What would find something where nothing is found: another spelling, or one filter less. */
export function Loosenings() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const { data, isPending } = useQuery(tenderAidsQuery(filterOf(search)));
  const partText = usePartText();
  const countText = useCountText();
  // It comes at once; a sentence that another replaces would only flicker.
  if (isPending) return null;
  const { escritura = null, sin = [] } = data ?? {};
  const isHelpless = escritura === null && sin.length === 0;
  return (
    <>
      {escritura === null ? null : <Respelled {...escritura} />}
      {isHelpless ? <p>{t('list.empty.filteredText')}</p> : null}
      {sin.length === 0 ? null : (
        <>
          <p>{t('list.empty.loosen')}</p>
          <ul className={classes.list}>
            {sin.map((looser) => (
              <li key={looser.filtro}>
                <button
                  type="button"
                  className={classes.option}
                  onClick={() => change(patchOf(looser.filtro))}
                >
                  <span>{partText(looser.filtro)}</span>{' '}
                  <span className={classes.count}>{countText(looser)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
