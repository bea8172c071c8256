import { NativeSelect } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { tenderSorts } from '@pliego/contract/areas/tender-query';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode, problemText, requestIdOf } from '#web/api/problems.ts';
import { type DataColumn, nextSort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Page } from '#web/ui/page.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useTenderColumns } from './columns.tsx';
import { ActiveChips } from './active-chips.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { sortOf } from './list-search.ts';
import { ListEmpty } from './list-empty.tsx';
import { ListFooter } from './list-footer.tsx';
import { rememberList } from './list-return.ts';
import { ListTotal } from './list-total.tsx';
import { listQueryOf } from './list-search.ts';
import { tenderListQuery } from './queries.ts';
import { SearchBox } from './search-box.tsx';
import { TenderCard } from './tender-card.tsx';
import { useListSearch } from './use-list-search.ts';
import { useLooks } from './use-looks.ts';
import { ViewMenu } from './view-menu.tsx';
import classes from './list.module.css';

const rowId = (tender: TenderSummary) => String(tender.id);
const card = (tender: TenderSummary) => <TenderCard tender={tender} />;

export function TenderListPage() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  // Where the way back from a ficha leads.
  useEffect(() => rememberList(search), [search]);
  const { columns: visible, density } = useLooks();
  const columns = useTenderColumns(density);
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
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
  const failed = error !== null && (data === undefined || list.isPlaceholderData);

  const instead = failed ? (
    isSearchWrong ? (
      <EmptyState title={t('list.empty.searchTitle')}>{t('list.empty.searchText')}</EmptyState>
    ) : (
      <ErrorState
        text={problemText(error)}
        requestId={requestIdOf(error)}
        onRetry={() => void list.refetch()}
      />
    )
  ) : data !== undefined && rows.length === 0 ? (
    <ListEmpty />
  ) : undefined;

  return (
    <Page
      fill
      title={t('title')}
      aside={
        failed ? undefined : <ListTotal total={first?.total} isExact={first?.totalExacto ?? true} />
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
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        visible={visible}
        density={density}
        sort={sort}
        onSort={sortBy}
        loading={list.isPending && !failed}
        stale={list.isPlaceholderData && !failed}
        instead={instead}
        card={card}
        scrollId="licitaciones"
        footer={
          instead === undefined && data !== undefined ? (
            <ListFooter
              hasMore={list.hasNextPage}
              loading={list.isFetchingNextPage}
              error={list.isFetchNextPageError ? error : null}
              count={rows.length}
              onMore={more}
            />
          ) : undefined
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
