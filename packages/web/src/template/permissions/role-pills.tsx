import type { Role } from '@pliego/contract/abilities';
import type { PermissionRole } from '@pliego/contract/areas/permission-choices';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import type { Tone } from '#web/ui/display/tone.ts';
import classes from './permissions.module.css';

const tones: Record<PermissionRole, Tone> = {
  administrator: 'azul',
  manager: 'naranja',
  user: 'verde',
  support: 'celeste',
  'restricted-user': 'rojo',
};

/** Permissions and users call their roles by other names. */
const usersRoles: Record<PermissionRole, Role> = {
  administrator: 'admin',
  manager: 'maintainer',
  user: 'author',
  support: 'editor',
  'restricted-user': 'subscriber',
};

/** Who has a permission; each leads to the people of that role. */
export function RolePills({ roles }: { roles: readonly PermissionRole[] }) {
  const { t } = useTranslation('permissions');
  return (
    <span className={classes.pills}>
      {roles.map((role) => (
        <AppLink
          key={role}
          to="/apps/user/list"
          search={{ role: usersRoles[role] }}
          className={classes.pill}
          aria-label={t('actions.people', { role: t(`role.${role}`) })}
        >
          <Pill tone={tones[role]}>{t(`role.${role}`)}</Pill>
        </AppLink>
      ))}
    </span>
  );
}
