import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { BodyId } from '../fields.ts';
import { Nothing, QueryText, SampleId, samplePage } from '../sample-fields.ts';
import { permissionPageSize, PermissionRole } from './permission-choices.ts';
/** To whom a permission is assigned that has just been added. */
export const newPermissionRoles: readonly PermissionRole[] = ['administrator'];

/** Fields besides the name are accepted and stored unchanged. */
export const Permission = z.looseObject({
  id: z.number(),
  name: z.string(),
  assignedTo: z.array(PermissionRole),
  /** `DD Mon YYYY, h:mm AM/PM`; the day has one digit where it needs no more in those that are added. */
  createdDate: z.string(),
});
export type Permission = z.infer<typeof Permission>;

const name = z
  .string(checkCode('falta-nombre-de-permiso'))
  .check(z.refine((text) => text.trim() !== '', checkCode('falta-nombre-de-permiso')));

/** What the form of a permission holds: `rename` and `add`, as specified, have only the name. */
export const PermissionForm = z.object({
  name: name.check(z.maxLength(80, checkCode('letras-de-mas'))),
  assignedTo: z.array(PermissionRole).check(z.minLength(1, checkCode('falta-rol'))),
});
export type PermissionForm = z.infer<typeof PermissionForm>;

export const permissionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/apps/permissions/data',
    summary: 'Los permisos de muestra, por páginas; busca en el nombre y en la fecha.',
    access: 'session',
    query: z.object({
      q: QueryText,
      ...samplePage(permissionPageSize),
      /** Exactly this role; empty for any. */
      assignedTo: QueryText,
    }),
    response: z.object({
      /** The query as it was sent: numbers stay numbers, and no defaults are added. */
      params: z.record(z.string(), z.unknown()),
      allData: z.array(Permission),
      total: z.int(),
      permissions: z.array(Permission),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/apps/permissions/add-permission',
    summary:
      'Agrega un permiso, el primero de la lista y solo para la administración; no puede haber dos con el mismo nombre.',
    access: 'session',
    body: z.object({ permission: z.looseObject({ name }) }),
    status: 201,
    response: z.object({ permission: Permission }),
  }),
  rename: endpoint({
    method: 'POST',
    path: '/apps/permissions/update-permission',
    summary:
      'Cambia el nombre de un permiso; si no está, no cambia nada, y si otro se llama así, se rechaza.',
    access: 'session',
    /** Only a number names a permission; a text names none. */
    body: z.object({ id: z.union([z.number(), z.string()], checkCode('tipo-numero')), name }),
    status: 201,
    produces: 'nothing',
    response: Nothing,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/apps/permissions/delete',
    summary: 'Elimina un permiso.',
    access: 'session',
    query: z.object({ id: z.optional(SampleId) }),
    produces: 'nothing',
    response: Nothing,
    problems: ['no-encontrado'],
  }),
  assign: endpoint({
    method: 'POST',
    path: '/apps/permissions/assign-permission',
    summary: 'Cambia los roles que tienen un permiso.',
    ours: true,
    access: 'session',
    body: z.object({
      id: z.number(checkCode('tipo-numero')),
      assignedTo: PermissionForm.shape.assignedTo,
    }),
    response: z.object({ permission: Permission }),
    problems: ['no-encontrado'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/apps/permissions/restore-permission',
    summary: 'Devuelve un permiso eliminado, con su número y su lugar; si está, no cambia nada.',
    ours: true,
    access: 'session',
    body: z.object({ permission: z.extend(Permission, { id: BodyId }) }),
    response: z.object({ permission: Permission }),
  }),
};
