import { tenderViews } from '@pliego/contract/areas/tender-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCountUpTo } from '#web/lib/format.ts';
import { changed, type TenderListSearch, viewOf } from './list-search.ts';
import { bringIntoSight } from '#web/ui/page/bring-into-sight.ts';
import { SavedViews } from '#web/lists/views/saved-views.tsx';
import { searchOfState, stateOf } from './list-state.ts';
import { useListView, writtenLooks } from './use-list-view.ts';
import { useViewCounts } from './use-view-counts.ts';
import classes from './view-tabs.module.css';

/** The list as it is on screen, as it would be saved. */
function useShownState(search: TenderListSearch): string {
  const view = useListView();
  const { anchos, fijas } = writtenLooks(view);
  return stateOf(search, { columnas: view.columns, densidad: view.density, anchos, fijas });
}

/** The views of the list, each with what it holds under the filters in force. */
export function ViewTabs({ search }: { search: TenderListSearch }) {
  const { t } = useTranslation('tenders');
  const counts = useViewCounts(withoutMatches(search));
  const isOurs = search.calce !== undefined;
  const shown = isOurs ? undefined : viewOf(search);
  const others = withoutMatches(search);
  const shownState = useShownState(search);
  return (
    <div className={classes.bar}>
      <nav aria-label={t('list.views.label')} className={classes.root}>
        {tenderViews.map((vista) => {
          const count = counts.get(vista);
          return (
            <Fragment key={vista}>
              <Link
                to="/licitaciones"
                search={changed(others, { vista, sort: undefined, ver: undefined })}
                resetScroll={false}
                // Which view is shown depends on more than its own field of the address.
                activeOptions={{ exact: true, explicitUndefined: true }}
                className={classes.tab}
                aria-current={vista === shown ? 'page' : undefined}
                title={t(`list.views.${vista}Hint`)}
              >
                {t(`list.views.${vista}`)}
                <Count count={count} isShown={vista === shown} />
              </Link>
              {vista === 'abiertas' ? <OursTab search={search} isShown={isOurs} /> : null}
            </Fragment>
          );
        })}
      </nav>
      <SavedViews
        page="licitaciones"
        shown={shownState}
        wayTo={(state) => ({ to: '/licitaciones', search: searchOfState(state) })}
      />
    </div>
  );
}

interface CountProps {
  count: { cantidad: number; exacta: boolean } | undefined;
  isShown: boolean;
}

/** What a tab holds. The counts come later and make the tabs wider: the one that is shown is brought into sight once more. */
function Count({ count, isShown }: CountProps) {
  return (
    <span
      key={count === undefined ? 'awaited' : 'known'}
      ref={isShown ? bringIntoSight : undefined}
      className={classes.count}
    >
      {count === undefined ? ' ' : formatCountUpTo(count.cantidad, count.exacta)}
    </span>
  );
}

/** The list as the other tabs show it: with nothing of what fits our products. */
const withoutMatches = ({ calce, sort, ...search }: TenderListSearch): TenderListSearch => ({
  ...search,
  ...(calce === undefined ? { sort } : {}),
});

/** What is open and fits our products, best first. */
function OursTab({ search, isShown }: { search: TenderListSearch; isShown: boolean }) {
  const { t } = useTranslation('tenders');
  const ours = changed(search, {
    vista: 'abiertas',
    calce: 'si',
    sort: '-puntaje',
    ver: undefined,
  });
  const count = useViewCounts(ours).get('abiertas');
  return (
    <Link
      to="/licitaciones"
      search={ours}
      resetScroll={false}
      activeOptions={{ exact: true, explicitUndefined: true }}
      className={classes.tab}
      aria-current={isShown ? 'page' : undefined}
      title={t('matches.tabHint')}
    >
      {t('matches.tab')}
      <Count count={count} isShown={isShown} />
    </Link>
  );
}
