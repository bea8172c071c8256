import type { Role } from '@pliego/contract/abilities';

/** Roles by the names that the screens have for them. */
export const roleNames: Record<Role, string> = {
  admin: 'Administrador',
  maintainer: 'Gestor',
  editor: 'Analista',
  author: 'Colaborador',
  subscriber: 'Lector',
};
