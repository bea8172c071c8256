import { tenderSorts } from '@pliego/contract/areas/tender-sorts';
import type { TenderPage } from '@pliego/contract/areas/tenders';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { type DataColumn, nextSort } from '#web/ui/data-table/columns.ts';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import type { TenderColumnId } from './columns.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListFooter } from './list-footer.tsx';
import { sortOf } from './list-search.ts';
import { PastedPart } from './pasted-part.tsx';
import { TenderCard } from './tender-card.tsx';
import { useListSearch } from './use-list-search.ts';
import { useCellActs } from './use-cell-acts.ts';
import { type ListView, useListViewChoice } from './use-list-view.ts';
import { useTenderColumns } from './use-tender-columns.ts';

const rowId = (tender: TenderSummary) => String(tender.id);
const card = (tender: TenderSummary) => <TenderCard tender={tender} />;

interface ListTableProps {
  list: UseInfiniteQueryResult<InfiniteData<TenderPage>>;
  rows: TenderSummary[];
  view: ListView;
  visible: readonly TenderColumnId[];
  /** The tender where the keyboard is. */
  current: number | undefined;
  onOpen: (id: number) => void;
  /** The keyboard has come to a tender by its cells. */
  onReach: (id: number) => void;
}

/** The list as rows, or as cards on a phone. */
export function ListTable({ list, rows, view, visible, current, onOpen, onReach }: ListTableProps) {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const columns = useTenderColumns(view);
  const { resize } = useListViewChoice();
  const sort = sortOf(search);
  const sortBy = (column: DataColumn<TenderSummary>) => {
    const asked = nextSort(column, sort);
    change({ sort: tenderSorts.find((known) => known === asked) });
  };
  const { acts, pasted, close } = useCellActs(onReach, search.q);
  const pick = useCallback((tender: TenderSummary) => onOpen(tender.id), [onOpen]);
  const footer = (areDrawn: boolean) => (
    <ListFooter list={list} count={rows.length} areDrawn={areDrawn} />
  );
  return (
    <>
      <QueryTable
        query={list}
        label={t('title')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        visible={visible}
        density={view.density}
        sort={sort}
        onSort={sortBy}
        onResize={resize}
        currentId={current === undefined ? undefined : String(current)}
        onPick={pick}
        empty={<ListEmpty />}
        failed={problemCode(list.error) === 'busqueda-invalida' ? <WrongSearch /> : undefined}
        card={card}
        scrollId="licitaciones"
        footer={footer}
        grid={acts}
      />
      <PastedPart pasted={pasted} rows={rows} onClose={close} />
    </>
  );
}

function WrongSearch() {
  const { t } = useTranslation('tenders');
  return <EmptyState title={t('list.empty.searchTitle')}>{t('list.empty.searchText')}</EmptyState>;
}
