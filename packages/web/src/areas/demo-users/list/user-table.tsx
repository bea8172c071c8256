import { Button } from '@mantine/core';
import { demoUserPageSize, type DemoUser } from '@pliego/contract/areas/demo-users';
import { IconDownload, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { nextSort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Pager } from '#web/ui/data-table/pager.tsx';
import { BulkBar, type Selection, selectionColumn } from '#web/ui/data-table/selection.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useBillingName } from '../labels.ts';
import { userListQuery } from '../queries.ts';
import type { UserActions } from './user-actions.ts';
import { UserCard } from './user-card.tsx';
import { useUserColumns } from './user-columns.tsx';
import { useExportUsers } from './use-export-users.ts';
import { useSuspendMany } from './use-suspend-many.ts';
import {
  isFiltered,
  listQueryOf,
  newestFirst,
  userPageSizes,
  type UserSearch,
} from './user-search.ts';
import classes from './users.module.css';

interface UserTableProps {
  label: string;
  search: UserSearch;
  change: (patch: Partial<UserSearch>, options?: { replace?: boolean }) => void;
  actions: UserActions;
}

const rowId = (user: DemoUser) => String(user.id);
const rowName = (user: DemoUser) => user.fullName;
const nothing: ReadonlySet<string> = new Set();
const noRows: DemoUser[] = [];

/** Users by pages of the API, with what can be done to one of them or to those that are chosen. */
export function UserTable({ label, search, change, actions }: UserTableProps) {
  const { t } = useTranslation('demoUsers');
  const [selected, setSelected] = useState(nothing);
  const list = useQuery(userListQuery(listQueryOf(search, useBillingName())));
  const { data, error } = list;
  const rows = data?.users ?? noRows;
  const perPage = search.size ?? demoUserPageSize;
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / perPage));
  const isPastEnd = data !== undefined && !list.isPlaceholderData && (search.page ?? 1) > last;

  // The last rows of the last page are gone, or the address is of a longer list.
  useEffect(() => {
    if (isPastEnd) change({ page: last === 1 ? undefined : last }, { replace: true });
  }, [isPastEnd, last, change]);

  const failed = error !== null && (data === undefined || list.isPlaceholderData);
  const ownColumns = useUserColumns(actions);
  const selection = useMemo<Selection<DemoUser>>(
    () => ({ rowId, rowName, selected, onChange: setSelected }),
    [selected],
  );
  const columns = useMemo(
    () => [selectionColumn(rows, selection, t('columns.selection')), ...ownColumns],
    [rows, selection, ownColumns, t],
  );
  const chosen = rows.filter((user) => selected.has(rowId(user)));
  const exportUsers = useExportUsers();
  const suspend = useSuspendMany(() => setSelected(nothing));
  const sort = search.sort ?? newestFirst;

  const instead = failed ? (
    <ErrorState
      text={problemText(error)}
      requestId={requestIdOf(error)}
      onRetry={() => void list.refetch()}
    />
  ) : data?.total === 0 ? (
    isFiltered(search) ? (
      <EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>
    ) : (
      <EmptyState title={t('list.noneTitle')}>{t('list.noneText')}</EmptyState>
    )
  ) : undefined;

  return (
    <div className={classes.table}>
      {chosen.length === 0 ? null : (
        <BulkBar count={chosen.length} onClear={() => setSelected(nothing)}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() => exportUsers(chosen)}
          >
            {t('list.exportSelected')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconUserOff size={14} aria-hidden />}
            disabled={chosen.every(({ status }) => status === 'inactive')}
            onClick={() => suspend(chosen)}
          >
            {t('list.suspendSelected')}
          </Button>
        </BulkBar>
      )}
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowId={rowId}
        sort={sort}
        onSort={(column) => change({ sort: nextSort(column, sort), page: undefined })}
        loading={(list.isPending || isPastEnd) && !failed}
        stale={list.isPlaceholderData && !failed}
        instead={instead}
        card={(user) => <UserCard user={user} selection={selection} on={actions} />}
        footer={
          data === undefined || failed ? undefined : (
            <Pager
              page={search.page ?? 1}
              pageSize={perPage}
              total={data.total}
              sizes={userPageSizes}
              onPage={(page) => change({ page: page === 1 ? undefined : page })}
              onPageSize={(size) =>
                change({ size: size === demoUserPageSize ? undefined : size, page: undefined })
              }
            />
          )
        }
      />
    </div>
  );
}
