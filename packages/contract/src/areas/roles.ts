import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { BodyId } from '../fields.ts';
import { Nothing } from '../sample-fields.ts';
import { DemoUserRole } from './demo-user-choices.ts';

/* The sample roles and what each may do. Ours: the specification has only their cards. */

export const roleActions = ['read', 'write', 'create'] as const;
export type RoleAction = (typeof roleActions)[number];

const flag = z.boolean(checkCode('si-o-no'));
const Grant = z.object({ read: flag, write: flag, create: flag });
export type Grant = z.infer<typeof Grant>;

/** What a role may do in each area: the one list of the areas. */
export const Grants = z.object({
  users: Grant,
  content: Grant,
  claims: Grant,
  data: Grant,
  finance: Grant,
  reports: Grant,
  api: Grant,
  documents: Grant,
  payroll: Grant,
});
export type Grants = z.infer<typeof Grants>;

export type RoleArea = keyof Grants;
export const roleAreas = z.keyof(Grants).options;

export const RoleName = z
  .string(checkCode('falta-nombre-de-rol'))
  .check(
    z.trim(),
    z.minLength(1, checkCode('falta-nombre-de-rol')),
    z.maxLength(60, checkCode('letras-de-mas')),
  );

export const SampleRole = z.object({
  id: z.number(),
  name: z.string(),
  /** The user role it represents; null for a role that was added here. */
  role: z.nullable(DemoUserRole),
  grants: Grants,
});
export type SampleRole = z.infer<typeof SampleRole>;

export const RoleValues = z.object({ name: RoleName, grants: Grants });
export type RoleValues = z.infer<typeof RoleValues>;

export const roleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/apps/roles/data',
    summary: 'Los roles de muestra y lo que puede hacer cada uno.',
    ours: true,
    access: 'session',
    response: z.object({ roles: z.array(SampleRole) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/apps/roles/add-role',
    summary: 'Agrega un rol; no puede haber dos con el mismo nombre.',
    ours: true,
    access: 'session',
    body: RoleValues,
    status: 201,
    response: z.object({ role: SampleRole }),
    problems: ['datos-invalidos'],
  }),
  update: endpoint({
    method: 'POST',
    path: '/apps/roles/update-role',
    summary: 'Cambia el nombre de un rol y lo que puede hacer.',
    ours: true,
    access: 'session',
    body: z.extend(RoleValues, { id: z.number(checkCode('tipo-numero')) }),
    response: z.object({ role: SampleRole }),
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/apps/roles/delete',
    summary: 'Elimina un rol agregado; los de los usuarios se quedan.',
    ours: true,
    access: 'session',
    query: z.object({ id: z.coerce.number() }),
    produces: 'nothing',
    response: Nothing,
    problems: ['no-encontrado'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/apps/roles/restore-role',
    summary: 'Devuelve un rol eliminado, con su número; si está, no cambia nada.',
    ours: true,
    access: 'session',
    body: z.object({ role: z.extend(SampleRole, { id: BodyId }) }),
    response: z.object({ role: SampleRole }),
    problems: ['datos-invalidos'],
  }),
};
