import { ActionIcon } from '@mantine/core';
import type { Permission } from '@pliego/contract/areas/permissions';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatFullMoment } from '#web/lib/format.ts';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import { useRemovePermission } from './permission-mutations.ts';
import { createdMs } from './permission-search.ts';
import { RolePills } from './role-pills.tsx';
import { usePermissionName } from './use-permission-name.ts';
import classes from './permissions.module.css';

/** When a permission was created, as it is shown. */
export function createdText(permission: Permission): string {
  const time = createdMs(permission);
  return time === 0 ? permission.createdDate : formatFullMoment(new Date(time).toISOString());
}

interface RowProps {
  permission: Permission;
  onEdit: (permission: Permission) => void;
}

function PermissionTools({ permission, onEdit }: RowProps) {
  const { t } = useTranslation('permissions');
  const remove = useRemovePermission();
  const name = usePermissionName()(permission);
  return (
    <span className={classes.tools}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('actions.edit', { name })}
        onClick={() => onEdit(permission)}
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
}

/** A permission on a narrow screen. */
export function PermissionCard({ permission, onEdit }: RowProps) {
  const nameOf = usePermissionName();
  return (
    <article className={classes.card}>
      <div className={classes.cardTop}>
        <span className={classes.name}>{nameOf(permission)}</span>
        <PermissionTools permission={permission} onEdit={onEdit} />
      </div>
      <RolePills roles={permission.assignedTo} />
      <span className={classes.soft}>{createdText(permission)}</span>
    </article>
  );
}

export function usePermissionColumns(onEdit: RowProps['onEdit']): DataColumn<Permission>[] {
  const { t } = useTranslation('permissions');
  const nameOf = usePermissionName();
  return [
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
      cell: createdText,
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      width: 100,
      align: 'end',
      cell: (permission) => <PermissionTools permission={permission} onEdit={onEdit} />,
    },
  ];
}
