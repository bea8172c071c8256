import * as z from 'zod/mini';

export const permissionPageSize = 10;
export const permissionRoles = [
  'administrator',
  'manager',
  'user',
  'support',
  'restricted-user',
] as const;
export const PermissionRole = z.enum(permissionRoles);
export type PermissionRole = z.infer<typeof PermissionRole>;
