import { Button, TextInput } from '@mantine/core';
import { type Employee, employeeScreenPageSize } from '@pliego/contract/areas/datatables';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { datatablesApi } from '#web/api/areas/datatables.ts';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import { DateField } from '#web/ui/date/date-field.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { EmployeeCard, useColumnNames, useEmployeeColumns } from './employees/employee-columns.tsx';
import {
  type EmployeeFilter,
  filteredEmployees,
  noFilter,
  textFilters,
} from './employees/employee-values.ts';
import { useEmployees } from './employees/use-employees.ts';
import classes from './employees/employees.module.css';

export const parts = ['QueryTable', 'SearchField', 'DateField'];
export const wide = ['ServerSide', 'AdvancedSearch'];

const few = ['full_name', 'start_date', 'salary', 'status'] as const;

function Nobody() {
  const { t } = useTranslation('catalogue');
  return <EmptyState title={t('employees.none')}>{t('employees.noneText')}</EmptyState>;
}

const sizes = [7, 10, 25, 50, 75, 100] as const;
const rowId = (row: Employee) => String(row.id);

/** The server searches and divides into pages; what was shown stays, faded, until the next page is there. */
export function ServerSide() {
  const { t } = useTranslation(['advancedTables', 'catalogue']);
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState<number>(employeeScreenPageSize);
  const query = useQuery({
    queryKey: ['datatables', 'data', q, page, perPage],
    queryFn: ({ signal }) => datatablesApi.list({ query: { q, page, perPage }, signal }),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.total ?? 0;
  return (
    <div className={classes.column}>
      <div className={classes.tools}>
        <SearchField
          label={t('text.search')}
          value={q}
          onSearch={(text) => {
            setQ(text);
            setPage(1);
          }}
        />
      </div>
      <QueryTable
        label={t('catalogue:employees.table')}
        query={query}
        rows={query.data?.invoices ?? []}
        rowId={rowId}
        columns={useEmployeeColumns(few)}
        empty={<Nobody />}
        card={(row) => <EmployeeCard row={row} />}
        paging={{
          page,
          pageSize: perPage,
          total,
          label: t('catalogue:employees.pages.server'),
          onPage: (next) => setPage(next),
          sizes,
          onPageSize: (size) => {
            setPerPage(size);
            setPage(1);
          },
        }}
      />
    </div>
  );
}

const searched = ['full_name', 'post', 'start_date', 'salary'] as const;

/** All that is filtered by, also where there is little room: the city stands under the post. */
function useSearchedColumns() {
  const columns = useEmployeeColumns(searched);
  return useMemo(
    () =>
      columns.map((column) => (column.id === 'post' ? { ...column, cell: PostAndCity } : column)),
    [columns],
  );
}

const PostAndCity = ({ post, city }: Employee) => (
  <span className={classes.names}>
    <span className={classes.name}>{post}</span>
    <span className={classes.soft}>{city}</span>
  </span>
);

/** Every field filters all rows by itself: emptying one brings back what it left out. */
export function AdvancedSearch() {
  const { t } = useTranslation(['advancedTables', 'catalogue']);
  const nameOf = useColumnNames();
  const [filter, setFilter] = useState<EmployeeFilter>(noFilter);
  const [round, setRound] = useState(0);
  const pick = useCallback(
    (rows: readonly Employee[]) => filteredEmployees(rows, filter),
    [filter],
  );
  const { picked, table } = useEmployees(employeeScreenPageSize, 'search', pick);
  const columns = useSearchedColumns();
  const { full_name, post, city } = filter;
  const change = (part: Partial<EmployeeFilter>) => {
    setFilter({ ...filter, ...part });
    table.paging.onPage(1);
  };
  const isEmpty = [full_name, post, city, filter.email, filter.salary].join('') === '';
  return (
    <div className={classes.column}>
      <div key={round} className={classes.filters}>
        {textFilters.map((part) => (
          <TextInput
            key={part}
            label={nameOf(part)}
            autoComplete="off"
            value={filter[part]}
            onChange={({ currentTarget }) => change({ [part]: currentTarget.value })}
          />
        ))}
        <DateField
          label={t('text.from')}
          clearable
          value={filter.from}
          onChange={(from) => change({ from })}
        />
        <DateField
          label={t('text.to')}
          clearable
          value={filter.to}
          onChange={(to) => change({ to })}
        />
      </div>
      <div className={classes.tools}>
        <output className={classes.grow}>{t('text.found', { count: picked.length })}</output>
        <Button
          variant="default"
          disabled={isEmpty && filter.from === null && filter.to === null}
          onClick={() => {
            change(noFilter);
            // A day that could not be read goes too.
            setRound(round + 1);
          }}
        >
          {t('text.clear')}
        </Button>
      </div>
      <QueryTable
        {...table}
        label={t('catalogue:employees.table')}
        columns={columns}
        empty={<Nobody />}
        card={(row) => <EmployeeCard row={row} />}
      />
    </div>
  );
}
