import { seededFreeRoleName, seededRoleNames } from '@pliego/contract/areas/role-names';
import { expect, it } from 'vitest';
import { roleName } from './role-name.ts';

const english = {
  admin: 'Administration',
  maintainer: 'Management',
  editor: 'Editing',
  author: 'Writing',
  subscriber: 'Reading',
  free: 'External audit',
};

it.each([
  ['admin', seededRoleNames.admin, 'Administration'],
  ['admin', 'Jefatura', 'Jefatura'],
  ['editor', seededRoleNames.admin, seededRoleNames.admin],
  [null, seededFreeRoleName, 'External audit'],
  [null, seededRoleNames.admin, seededRoleNames.admin],
] as const)('a role of %j called %j is shown as %j', (role, name, shown) => {
  expect(roleName({ role, name }, english)).toBe(shown);
});
