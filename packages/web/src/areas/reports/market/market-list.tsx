import { Button, NativeSelect } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { QueryState, type ShownQuery } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import reports from '../reports.module.css';
import classes from './market.module.css';

interface Pages<Row> {
  pages: readonly { datos: readonly Row[]; total: number }[];
}

interface MarketListProps<Row, Sort extends string> {
  title: string;
  searchLabel: string;
  /** What is shown where nothing was read, or nothing fits what was typed. */
  none: string;
  q: string;
  onSearch: (q: string) => void;
  sort: Sort;
  sorts: readonly { value: Sort; label: string }[];
  onSort: (sort: Sort) => void;
  query: ShownQuery<Pages<Row>> & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  columns: readonly { name: string; isNumber: boolean }[];
  row: (row: Row) => ReactNode;
}

/** A list of buyers or of suppliers: found by name or RUT, in one of a few orders, a page after another. */
export function MarketList<Row, Sort extends string>(props: MarketListProps<Row, Sort>) {
  const { t } = useTranslation('reportPages');
  const { title, searchLabel, none, q, onSearch, sort, sorts, onSort, query } = props;
  const total = query.data?.pages[0]?.total;
  return (
    <Page
      title={title}
      aside={
        total === undefined ? null : <span className={reports.soft}>{formatCount(total)}</span>
      }
    >
      <search className={classes.filters} aria-label={title}>
        <SearchField label={searchLabel} value={q} onSearch={onSearch} />
        <NativeSelect
          aria-label={t('market.order')}
          value={sort}
          data={[...sorts]}
          onChange={({ currentTarget: { value } }) => {
            const chosen = sorts.find((one) => one.value === value);
            if (chosen !== undefined) onSort(chosen.value);
          }}
        />
      </search>
      <QueryState
        query={query}
        lines={12}
        isEmpty={({ pages }) => (pages[0]?.datos.length ?? 0) === 0}
        empty={<EmptyState title={none}>{t('market.noneListed')}</EmptyState>}
      >
        {({ pages }) => <Rows {...props} rows={pages.flatMap(({ datos }) => datos)} />}
      </QueryState>
    </Page>
  );
}

function Rows<Row, Sort extends string>({
  title,
  columns,
  rows,
  row,
  query,
}: MarketListProps<Row, Sort> & { rows: readonly Row[] }) {
  const { t } = useTranslation('reportPages');
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <span id={id} className={reports.soft}>
        {t('market.asRead')}
      </span>
      <ScrollRegion label={title}>
        <table className={reports.table} aria-label={title}>
          <thead>
            <tr>
              {columns.map(({ name, isNumber }) => (
                <th key={name} scope="col" className={isNumber ? reports.number : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows.map(row)}</tbody>
        </table>
      </ScrollRegion>
      {query.hasNextPage ? (
        <Button
          variant="default"
          className={classes.more}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('market.more')}
        </Button>
      ) : null}
    </section>
  );
}
