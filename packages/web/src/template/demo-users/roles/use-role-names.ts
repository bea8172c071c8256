import type { Role } from '@pliego/contract/abilities';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rolesQuery } from '../queries.ts';
import { type NamedRole, roleName, type SeededNames } from './role-name.ts';

/** The names of the roles, the same wherever they are shown. */
export function useRoleNames() {
  const { t } = useTranslation('demoUsers');
  const { data: roles = [] } = useQuery(rolesQuery);
  const seeded: SeededNames = {
    admin: t('role.admin'),
    maintainer: t('role.maintainer'),
    editor: t('role.editor'),
    author: t('role.author'),
    subscriber: t('role.subscriber'),
    free: t('roles.free'),
  };
  return {
    nameOf: (role: NamedRole) => roleName(role, seeded),
    /** Of a role that users have. */
    nameOfUsers: (role: Role) => {
      const known = roles.find((one) => one.role === role);
      return known === undefined ? seeded[role] : roleName(known, seeded);
    },
  };
}
