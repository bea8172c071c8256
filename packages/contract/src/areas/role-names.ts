import type { Role } from '../abilities.ts';

/** What the roles of the users are called on the wire until somebody renames them; a screen has words of its own. */
export const seededRoleNames = {
  admin: 'Administración',
  maintainer: 'Gestión',
  editor: 'Edición',
  author: 'Autoría',
  subscriber: 'Lectura',
} as const satisfies Record<Role, string>;
/** And the one that nobody has at first. */
export const seededFreeRoleName = 'Auditoría externa';
