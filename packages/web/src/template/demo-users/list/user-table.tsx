import { Button } from '@mantine/core';
import type { DemoUser } from '@pliego/contract/areas/demo-users';
import { demoUserPageSize } from '@pliego/contract/areas/demo-user-choices';
import { IconDownload, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nextSort } from '#web/ui/data-table/columns.ts';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import { BulkBar, type Selection, selectionColumn } from '#web/ui/data-table/selection.tsx';
import { useRowRange } from '#web/ui/data-table/use-row-range.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
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
  const pressed = useRowRange();
  const list = useQuery(userListQuery(listQueryOf(search, useBillingName())));
  const rows = list.data?.users ?? noRows;
  const ownColumns = useUserColumns(actions);
  const selection = useMemo<Selection<DemoUser>>(
    () => ({ rowId, rowName, selected, onChange: setSelected, among: rows, pressed }),
    [selected, rows, pressed],
  );
  const columns = useMemo(
    () => [selectionColumn(rows, selection, t('columns.selection')), ...ownColumns],
    [rows, selection, ownColumns, t],
  );
  const chosen = rows.filter((user) => selected.has(rowId(user)));
  const exportUsers = useExportUsers();
  const suspend = useSuspendMany(() => setSelected(nothing));
  const sort = search.sort ?? newestFirst;

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
      <QueryTable
        query={list}
        label={label}
        columns={columns}
        rows={rows}
        rowId={rowId}
        sort={sort}
        onSort={(column) => change({ sort: nextSort(column, sort), page: undefined })}
        empty={<NoUsers isFiltered={isFiltered(search)} />}
        card={(user) => <UserCard user={user} selection={selection} on={actions} />}
        paging={{
          page: search.page ?? 1,
          pageSize: search.size ?? demoUserPageSize,
          total: list.data?.total ?? 0,
          sizes: userPageSizes,
          onPage: (page, options) => change({ page: page === 1 ? undefined : page }, options),
          onPageSize: (size) =>
            change({ size: size === demoUserPageSize ? undefined : size, page: undefined }),
        }}
      />
    </div>
  );
}

function NoUsers({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('demoUsers');
  return isFiltered ? (
    <EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>
  ) : (
    <EmptyState title={t('list.noneTitle')}>{t('list.noneText')}</EmptyState>
  );
}
