import type { Employee } from '@pliego/contract/areas/datatables';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { datatablesApi } from '#web/api/areas/datatables.ts';
import { type DataColumn, nextSort } from '#web/ui/data-table/columns.ts';
import { sortedEmployees } from './employee-values.ts';

const employeesQuery = queryOptions({
  queryKey: ['datatables', 'initial'],
  queryFn: ({ signal }) => datatablesApi.initial({ signal }),
});

/** All people of the sample table, ordered and divided into pages here, for one of its tables; `pick` says which of them. */
export function useEmployees(
  pageSize: number,
  table: 'plain' | 'tools' | 'unfolding' | 'languages' | 'columns' | 'search',
  pick?: (rows: readonly Employee[]) => Employee[],
) {
  const { t } = useTranslation('catalogue');
  const query = useQuery(employeesQuery);
  const [sort, setSort] = useState('full_name');
  const [page, setPage] = useState(1);
  const all = query.data;
  const picked = useMemo(
    () => sortedEmployees(pick?.(all ?? []) ?? all ?? [], sort),
    [all, pick, sort],
  );
  const rows = useMemo(
    () => picked.slice((page - 1) * pageSize, page * pageSize),
    [picked, page, pageSize],
  );
  return {
    /** All that were picked, of every page. */
    picked,
    table: {
      query,
      rows,
      sort,
      rowId: (row: Employee) => String(row.id),
      onSort: (column: DataColumn<Employee>) => {
        setSort(nextSort(column, sort));
        setPage(1);
      },
      paging: {
        page,
        pageSize,
        total: picked.length,
        label: t(`employees.pages.${table}`),
        onPage: (next: number) => setPage(next),
      },
    },
  };
}
