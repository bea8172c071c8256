import { tenderSorts } from '@pliego/contract/areas/tender-query';
import type { TenderPage } from '@pliego/contract/areas/tenders';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { type DataColumn, type Density, nextSort } from '#web/ui/data-table/columns.ts';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import type { TenderColumnId } from './columns.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListFooter } from './list-footer.tsx';
import { sortOf } from './list-search.ts';
import { TenderCard } from './tender-card.tsx';
import { useListSearch } from './use-list-search.ts';

const rowId = (tender: TenderSummary) => String(tender.id);
const card = (tender: TenderSummary) => <TenderCard tender={tender} />;

interface ListTableProps {
  list: UseInfiniteQueryResult<InfiniteData<TenderPage>>;
  rows: TenderSummary[];
  columns: DataColumn<TenderSummary>[];
  visible: readonly TenderColumnId[];
  density: Density;
  /** The tender where the keyboard is. */
  current: number | undefined;
  onOpen: (id: number) => void;
}

/** The list as rows, or as cards on a phone. */
export function ListTable({
  list,
  rows,
  columns,
  visible,
  density,
  current,
  onOpen,
}: ListTableProps) {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const sort = sortOf(search);
  const sortBy = (column: DataColumn<TenderSummary>) => {
    const asked = nextSort(column, sort);
    change({ sort: tenderSorts.find((known) => known === asked) });
  };
  const pick = useCallback((tender: TenderSummary) => onOpen(tender.id), [onOpen]);
  const footer = (areDrawn: boolean) => (
    <ListFooter list={list} count={rows.length} areDrawn={areDrawn} />
  );
  return (
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
      currentId={current === undefined ? undefined : String(current)}
      onPick={pick}
      empty={<ListEmpty />}
      failed={problemCode(list.error) === 'busqueda-invalida' ? <WrongSearch /> : undefined}
      card={card}
      scrollId="licitaciones"
      footer={footer}
    />
  );
}

function WrongSearch() {
  const { t } = useTranslation('tenders');
  return <EmptyState title={t('list.empty.searchTitle')}>{t('list.empty.searchText')}</EmptyState>;
}
