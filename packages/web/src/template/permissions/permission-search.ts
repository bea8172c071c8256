import type { Permission } from '@pliego/contract/areas/permissions';
import { PermissionRole, permissionPageSize } from '@pliego/contract/areas/permission-choices';
import * as z from 'zod/mini';
import { foldText } from '@pliego/contract/rules/fold-text';

export const permissionPageSizes: readonly number[] = [10, 25, 50];
const sorts = ['name', '-name', 'createdDate', '-createdDate'];

/** The state of the list, as its address holds it. Without an order, what was added last comes first. */
export const PermissionSearch = z.object({
  q: z.optional(z.string()),
  role: z.optional(PermissionRole),
  sort: z.optional(z.enum(sorts)),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  size: z.optional(z.coerce.number().check(z.refine((size) => permissionPageSizes.includes(size)))),
});
export type PermissionSearch = z.output<typeof PermissionSearch>;

export const sizeOf = ({ size }: PermissionSearch): number => size ?? permissionPageSize;

/** The instant of a `03 Mar 2025, 9:05 AM`; whatever is no date counts as the oldest. */
export function createdMs({ createdDate }: Permission): number {
  const time = Date.parse(createdDate.replace(',', ''));
  return Number.isNaN(time) ? 0 : time;
}

/** Those of which some text contains what is searched for, whatever its accents and the spaces around. */
export function found(
  permissions: readonly Permission[],
  q: string,
  textsOf: (permission: Permission) => readonly string[],
): Permission[] {
  const wanted = foldText(q);
  return permissions.filter((permission) =>
    textsOf(permission).some((text) => foldText(text).includes(wanted)),
  );
}

/** In the order of the address; equals stay as they came. `nameOf` is what the screen calls each. */
export function sorted(
  permissions: readonly Permission[],
  sort: string | undefined,
  nameOf: (permission: Permission) => string,
): Permission[] {
  if (sort === undefined) return [...permissions];
  const sign = sort.startsWith('-') ? -1 : 1;
  return permissions.toSorted((a, b) =>
    sort.endsWith('name')
      ? sign * nameOf(a).localeCompare(nameOf(b), 'es')
      : sign * (createdMs(a) - createdMs(b)),
  );
}
