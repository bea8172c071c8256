import { Button } from '@mantine/core';
import { type AuditEntry, auditEndpoints } from '@pliego/contract/areas/audit';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { formatCount } from '#web/lib/format.ts';
import { stringifySearch } from '#web/lib/search-params.ts';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page } from '#web/ui/page/page.tsx';
import { EntryCard, useAuditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditQuery } from './audit-queries.ts';
import { isNarrowed, noFilters } from './audit-search.ts';
import { ChainState } from './chain-state.tsx';
import classes from './audit.module.css';

const rowId = ({ id }: AuditEntry) => String(id);
const card = (row: AuditEntry) => <EntryCard row={row} />;

/** What was done in the company: who, what, when and from where. */
export function AuditPage() {
  const { t } = useTranslation('auditLog');
  const { t: pages } = useTranslation('pages');
  const { search } = useSearchState('/shell/auditoria');
  const query = useInfiniteQuery(auditQuery(search));
  const client = useQueryClient();
  const columns = useAuditColumns();
  const rows = query.data?.pages.flatMap(({ datos }) => datos) ?? [];
  const [first] = query.data?.pages ?? [];
  return (
    <Page
      title={pages('audit')}
      aside={
        first === undefined ? undefined : (
          <span className={classes.soft}>
            {first.totalExacto
              ? t('total', { count: first.total, total: formatCount(first.total) })
              : t('totalMany', { total: formatCount(first.total) })}
          </span>
        )
      }
      actions={
        <Button
          variant="default"
          component="a"
          href={`${auditEndpoints.export.path}${stringifySearch({ ...search })}`}
          download="auditoria.csv"
          leftSection={<IconDownload size={16} aria-hidden />}
          // The export is an entry itself: the list is read anew when one comes back to it.
          onClick={() =>
            void client.invalidateQueries({ queryKey: ['audit'], refetchType: 'none' })
          }
        >
          {t('export')}
        </Button>
      }
    >
      <ChainState />
      <AuditFilters />
      <QueryTable
        query={query}
        label={pages('audit')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        empty={<NothingFound />}
        card={card}
        footer={() => (query.hasNextPage ? <More query={query} /> : null)}
      />
    </Page>
  );
}

type MoreQuery = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'
>;

function More({ query }: { query: MoreQuery }) {
  const { t } = useTranslation('auditLog');
  return (
    <div className={classes.more}>
      {query.isFetchNextPageError ? (
        <p role="alert">
          {t('moreFailed')} {problemText(query.error)}
        </p>
      ) : null}
      <Button
        variant="default"
        loading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {t('more')}
      </Button>
    </div>
  );
}

function NothingFound() {
  const { t } = useTranslation('auditLog');
  const { search, change } = useSearchState('/shell/auditoria');
  if (!isNarrowed(search)) {
    return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  }
  return (
    <EmptyState
      title={t('empty.foundTitle')}
      actions={
        <Button variant="default" onClick={() => change(noFilters)}>
          {t('empty.clear')}
        </Button>
      }
    >
      {t('empty.found')}
    </EmptyState>
  );
}
