import type { Permission } from '@pliego/contract/areas/permissions';
import type { PermissionRole } from '@pliego/contract/areas/permission-choices';

type Line = [name: string, assignedTo: PermissionRole[], createdDate: string];

/** In the order of their ids; names and roles are those of the specification. */
const lines: Line[] = [
  ['Management', ['administrator'], '03 Mar 2025, 9:05 AM'],
  ['Manage Billing & Roles', ['administrator'], '17 Mar 2025, 4:40 PM'],
  ['Add & Remove Users', ['administrator', 'manager'], '02 Jun 2025, 11:15 AM'],
  ['Project Planning', ['administrator', 'user', 'support'], '02 Jun 2025, 11:15 AM'],
  ['Manage Email Sequences', ['administrator', 'user', 'support'], '29 Aug 2025, 3:30 PM'],
  ['Client Communication', ['administrator', 'manager'], '08 Oct 2025, 12:10 PM'],
  ['Only View', ['administrator', 'restricted-user'], '22 Jan 2026, 6:55 PM'],
  ['Financial Management', ['administrator', 'manager'], '19 May 2026, 8:20 AM'],
  ["Manage Others' Tasks", ['administrator', 'support'], '06 Jul 2026, 10:45 AM'],
];

export const permissions: Permission[] = lines.map(([name, assignedTo, createdDate], index) => ({
  id: index + 1,
  name,
  assignedTo,
  createdDate,
}));
