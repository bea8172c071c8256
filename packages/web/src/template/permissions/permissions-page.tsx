import { Button } from '@mantine/core';
import type { Permission } from '@pliego/contract/areas/permissions';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nextSort } from '#web/ui/data-table/columns.ts';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { createdText, PermissionCard, usePermissionColumns } from './permission-columns.tsx';
import { PermissionDialog } from './permission-dialog.tsx';
import { found, permissionPageSizes, sizeOf, sorted } from './permission-search.ts';
import { PermissionToolbar } from './permission-toolbar.tsx';
import { permissionListQuery } from './queries.ts';
import { usePermissionName } from './use-permission-name.ts';

const rowId = ({ id }: Permission) => String(id);
const noRows: Permission[] = [];

/** The permissions and who has each. */
export function PermissionsPage() {
  const { t } = useTranslation('permissions');
  const { t: title } = useTranslation('pages');
  const { search, change } = useSearchState('/shell/apps/permissions');
  const [edited, setEdited] = useState<Permission | 'new' | null>(null);
  const nameOf = usePermissionName();
  const list = useQuery(permissionListQuery(search.role ?? ''));
  const data = found(list.data ?? noRows, search.q ?? '', (permission) => [
    nameOf(permission),
    createdText(permission),
    permission.name,
    permission.createdDate,
  ]);
  const size = sizeOf(search);
  const page = search.page ?? 1;
  const rows = sorted(data, search.sort, nameOf).slice((page - 1) * size, page * size);
  const columns = usePermissionColumns(setEdited);
  return (
    <Page
      title={title('permissions')}
      actions={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      }
    >
      <PermissionToolbar />
      <QueryTable
        query={list}
        label={t('label')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        sort={search.sort}
        onSort={(column) => change({ sort: nextSort(column, search.sort ?? ''), page: undefined })}
        empty={<EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
        card={(permission) => <PermissionCard permission={permission} onEdit={setEdited} />}
        paging={{
          page,
          pageSize: size,
          total: data.length,
          sizes: permissionPageSizes,
          onPage: (next, options) => change({ page: next === 1 ? undefined : next }, options),
          onPageSize: (next) => change({ size: next, page: undefined }),
        }}
      />
      {edited === null ? null : (
        <PermissionDialog
          permission={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}
