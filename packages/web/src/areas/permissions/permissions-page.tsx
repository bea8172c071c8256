import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { type Permission, permissionRoles } from '@pliego/contract/areas/permissions';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { formatFullMoment } from '#web/lib/format.ts';
import { type DataColumn, nextSort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Pager } from '#web/ui/data-table/pager.tsx';
import { Page as PageFrame } from '#web/ui/page.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useAddress } from '#web/ui/use-address.ts';
import { PermissionDialog } from './permission-dialog.tsx';
import { useRemovePermission } from './permission-mutations.ts';
import {
  createdMs,
  found,
  permissionPageSizes,
  PermissionSearch,
  sizeOf,
  sorted,
} from './permission-search.ts';
import { permissionListQuery } from './queries.ts';
import { RolePills } from './role-pills.tsx';
import { usePermissionName } from './use-permission-name.ts';
import classes from './permissions.module.css';

const rowId = ({ id }: Permission) => String(id);
const noRows: Permission[] = [];

/** The permissions and who has each. */
export function Page() {
  const { t } = useTranslation('permissions');
  const { t: title } = useTranslation('pages');
  const { search, change } = useAddress(PermissionSearch);
  const [edited, setEdited] = useState<Permission | 'new' | null>(null);
  const remove = useRemovePermission();
  const nameOf = usePermissionName();
  const list = useQuery(permissionListQuery(search.role ?? ''));
  const { error, isPending, isPlaceholderData } = list;
  const created = (permission: Permission) => {
    const time = createdMs(permission);
    return time === 0 ? permission.createdDate : formatFullMoment(new Date(time).toISOString());
  };
  const data = found(list.data ?? noRows, search.q ?? '', (permission) => [
    nameOf(permission),
    created(permission),
    permission.name,
    permission.createdDate,
  ]);
  const size = sizeOf(search);
  const last = Math.max(1, Math.ceil(data.length / size));
  const page = Math.min(search.page ?? 1, last);
  const rows = sorted(data, search.sort, nameOf).slice((page - 1) * size, page * size);
  const failed = error !== null && (isPending || isPlaceholderData || list.data === undefined);
  const isFiltered = (search.q ?? '') !== '' || search.role !== undefined;
  const tools = (permission: Permission) => {
    const name = nameOf(permission);
    return (
      <span className={classes.tools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('actions.edit', { name })}
          onClick={() => setEdited(permission)}
        >
          <IconPencil size={17} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('actions.remove', { name })}
          onClick={() => remove(permission)}
        >
          <IconTrash size={17} aria-hidden />
        </ActionIcon>
      </span>
    );
  };
  const columns: DataColumn<Permission>[] = [
    {
      id: 'name',
      header: t('columns.name'),
      width: 250,
      sortKey: 'name',
      fixed: true,
      cell: (permission) => <span className={classes.name}>{nameOf(permission)}</span>,
    },
    {
      id: 'assignedTo',
      header: t('columns.assignedTo'),
      cell: (permission) => <RolePills roles={permission.assignedTo} />,
    },
    {
      id: 'createdDate',
      header: t('columns.createdDate'),
      width: 200,
      sortKey: 'createdDate',
      firstSort: 'desc',
      cell: created,
    },
    { id: 'actions', header: t('columns.actions'), width: 100, align: 'end', cell: tools },
  ];
  return (
    <PageFrame
      title={title('permissions')}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      }
    >
      <search className={classes.toolbar}>
        <SearchField
          label={t('search')}
          value={search.q ?? ''}
          onSearch={(q) =>
            change({ q: q === '' ? undefined : q, page: undefined }, { replace: true })
          }
        />
        <NativeSelect
          aria-label={t('filter')}
          value={search.role ?? ''}
          data={[
            { value: '', label: t('anyRole') },
            ...permissionRoles.map((role) => ({ value: role, label: t(`role.${role}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            change({ role: permissionRoles.find((role) => role === value), page: undefined })
          }
        />
        {isFiltered ? (
          <Button
            variant="subtle"
            onClick={() => change({ q: undefined, role: undefined, page: undefined })}
          >
            {t('clear')}
          </Button>
        ) : null}
      </search>
      <DataTable
        label={t('label')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        sort={search.sort}
        onSort={(column) => change({ sort: nextSort(column, search.sort ?? ''), page: undefined })}
        loading={isPending && !failed}
        stale={isPlaceholderData && !failed}
        instead={
          failed ? (
            <ErrorState
              text={problemText(error)}
              requestId={requestIdOf(error)}
              onRetry={() => void list.refetch()}
            />
          ) : !isPending && rows.length === 0 ? (
            <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
          ) : undefined
        }
        card={(permission) => (
          <article className={classes.card}>
            <div className={classes.cardTop}>
              <span className={classes.name}>{nameOf(permission)}</span>
              {tools(permission)}
            </div>
            <RolePills roles={permission.assignedTo} />
            <span className={classes.soft}>{created(permission)}</span>
          </article>
        )}
        footer={
          isPending || failed ? undefined : (
            <Pager
              page={page}
              pageSize={size}
              total={data.length}
              sizes={permissionPageSizes}
              onPage={(next) => change({ page: next === 1 ? undefined : next })}
              onPageSize={(next) => change({ size: next, page: undefined })}
            />
          )
        }
      />
      {edited === null ? null : (
        <PermissionDialog
          permission={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </PageFrame>
  );
}
