import type { Role } from '../abilities.ts';

/** The initial names of the user roles on the wire; screens translate them. */
export const seededRoleNames = {
  admin: 'Administración',
  maintainer: 'Gestión',
  editor: 'Edición',
  author: 'Autoría',
  subscriber: 'Lectura',
} as const satisfies Record<Role, string>;
/** And the one that no seeded user has. */
export const seededFreeRoleName = 'Auditoría externa';
