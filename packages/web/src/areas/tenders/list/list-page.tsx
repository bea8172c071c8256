import { NativeSelect } from '@mantine/core';
import { tenderSorts } from '@pliego/contract/areas/tender-query';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode, problemText } from '#web/api/problems.ts';
import { type DataColumn, nextSort } from '#web/ui/data-table/columns.ts';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import { Page } from '#web/ui/page.tsx';
import { hasFailed } from '#web/ui/query-state.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useIsPhone } from '#web/ui/use-media.ts';
import { useTenderColumns } from './columns.tsx';
import { ActiveChips } from './active-chips.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterDrawer } from '../filters/filter-drawer.tsx';
import { sortOf } from './list-search.ts';
import { ListEmpty } from './list-empty.tsx';
import { ListFooter } from './list-footer.tsx';
import { rememberList } from './list-return.ts';
import { ListTotal } from './list-total.tsx';
import { listQueryOf } from './list-search.ts';
import { tenderListQuery } from '../queries.ts';
import { SearchBox } from './search-box.tsx';
import { TenderCard } from '../ficha/tender-card.tsx';
import { useListSearch } from './use-list-search.ts';
import { useListView } from './use-list-view.ts';
import { ViewMenu } from './view-menu.tsx';
import classes from '../list.module.css';

const rowId = (tender: TenderSummary) => String(tender.id);
const card = (tender: TenderSummary) => <TenderCard tender={tender} />;

export function TenderListPage() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  // Where the way back from a ficha leads.
  useEffect(() => rememberList(search), [search]);
  const { columns: visible, density } = useListView();
  const columns = useTenderColumns(density);
  const isPhone = useIsPhone();
  const list = useInfiniteQuery(tenderListQuery(listQueryOf(search)));
  const { data, error, fetchNextPage } = list;
  const rows = useMemo(() => data?.pages.flatMap(({ datos }) => datos) ?? noRows, [data]);
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const sort = sortOf(search);
  const sortBy = (column: DataColumn<TenderSummary>) => {
    const asked = nextSort(column, sort);
    change({ sort: tenderSorts.find((known) => known === asked) });
  };
  const first = data?.pages[0];
  const isSearchWrong = problemCode(error) === 'busqueda-invalida';

  return (
    <Page
      fill
      title={t('title')}
      aside={
        hasFailed(list) ? undefined : (
          <ListTotal total={first?.total} isExact={first?.totalExacto ?? true} />
        )
      }
      actions={isPhone ? undefined : <ViewMenu />}
    >
      <div className={classes.toolbar}>
        <SearchBox error={isSearchWrong ? problemText(error) : undefined} />
        {isPhone ? (
          <div className={classes.phoneTools}>
            <FilterDrawer />
            <SortSelect />
          </div>
        ) : (
          <FilterBar />
        )}
      </div>
      <ActiveChips />
      <QueryTable
        query={list}
        label={t('title')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        visible={visible}
        density={density}
        sort={sort}
        onSort={sortBy}
        empty={<ListEmpty />}
        failed={
          isSearchWrong ? (
            <EmptyState title={t('list.empty.searchTitle')}>
              {t('list.empty.searchText')}
            </EmptyState>
          ) : undefined
        }
        card={card}
        scrollId="licitaciones"
        footer={
          <ListFooter
            hasMore={list.hasNextPage}
            loading={list.isFetchingNextPage}
            error={list.isFetchNextPageError ? error : null}
            count={rows.length}
            onMore={more}
          />
        }
      />
    </Page>
  );
}

const noRows: TenderSummary[] = [];

/** Cards have no headers to sort by. */
function SortSelect() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  return (
    <NativeSelect
      aria-label={t('list.sort.label')}
      value={sortOf(search)}
      data={tenderSorts.map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) }))}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        change({ sort: tenderSorts.find((sort) => sort === chosen) });
      }}
    />
  );
}
