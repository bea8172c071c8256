import type { Role } from '@pliego/contract/abilities';
import { seededFreeRoleName, seededRoleNames } from '@pliego/contract/areas/role-names';
import type { SampleRole } from '@pliego/contract/areas/roles';

/** What the roles of the seed are called in the language of the screen. */
export type SeededNames = Record<Role | 'free', string>;
export type NamedRole = Pick<SampleRole, 'name' | 'role'>;

/** The name of a role: translated for seeded roles, until they are renamed. */
export function roleName({ name, role }: NamedRole, seeded: SeededNames): string {
  if (role === null) return name === seededFreeRoleName ? seeded.free : name;
  return name === seededRoleNames[role] ? seeded[role] : name;
}
