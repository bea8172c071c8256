import { roles } from '@pliego/contract/abilities';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import type { PersonRow } from './people-rows.ts';
import type { PeopleActions } from './use-people-actions.ts';
import classes from './people.module.css';

/** The role of a row; a menu for who may change it. */
export function RoleCell({ row, on }: { row: PersonRow; on: PeopleActions }) {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  const name = common(`shell.roles.${row.role}`);
  if (row.kind !== 'colleague' || !on.mayManage) return name;
  const { person } = row;
  return (
    <ActionMenu
      label={t('roleOf', { name: person.fullName, role: name })}
      className={classes.role}
      side="start"
      width={300}
      heading={t('changeRole')}
      actions={roles.map((role) => ({
        id: role,
        label: common(`shell.roles.${role}`),
        current: role === person.role,
        onPick: () => on.changeRole(person, role),
      }))}
    >
      {name}
      <IconChevronDown size={14} aria-hidden />
    </ActionMenu>
  );
}
