import * as z from 'zod/mini';
import { type CheckCode, checkCode } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { BodyId, commaList, Email } from '../fields.ts';
import { Nothing, PathId, QueryText, SampleId, samplePage } from '../sample-fields.ts';
import { demoUserDetailEndpoints } from './demo-user-details.ts';
import {
  demoUserPageSize,
  DemoUserRole,
  DemoUserPlan,
  DemoUserStatus,
} from './demo-user-choices.ts';

export const DemoUser = z.object({
  id: z.number(),
  billing: z.string(),
  fullName: z.string(),
  company: z.string(),
  role: DemoUserRole,
  username: z.string(),
  country: z.string(),
  contact: z.string(),
  email: z.string(),
  currentPlan: DemoUserPlan,
  status: DemoUserStatus,
  /** Empty: shown as initials. */
  avatar: z.string(),
  /** Behind the initials of some, such as `light-primary`. */
  avatarColor: z.optional(z.string()),
});
export type DemoUser = z.infer<typeof DemoUser>;

/** By which the list can be ordered; any other column is ignored. */
export const demoUserColumns = z.keyof(DemoUser).options;

const text = z._default(z.string(checkCode('tipo-texto')), '');

const someValues = z.optional(commaList(z.string().check(z.maxLength(60))));

/** Absent fields are empty, or have the default of the new user form. */
export const NewDemoUser = z.object({
  billing: z._default(z.string(checkCode('tipo-texto')), 'auto debit'),
  fullName: text,
  company: text,
  role: z._default(DemoUserRole, 'subscriber'),
  username: text,
  country: text,
  contact: text,
  email: text,
  currentPlan: z._default(DemoUserPlan, 'basic'),
  status: z._default(DemoUserStatus, 'active'),
  avatar: text,
  avatarColor: z.optional(z.string(checkCode('tipo-texto'))),
});
export type NewDemoUser = z.infer<typeof NewDemoUser>;

/** What a form of a user sends: unlike `add`, which follows the specification exactly, it must be complete. */
const required = (message: CheckCode) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(120, checkCode('letras-de-mas')));

export const DemoUserForm = z.object({
  fullName: required(checkCode('falta-nombre-de-persona')),
  username: required(checkCode('falta-usuario')).check(
    z.regex(/^[\p{L}\d._-]+$/u, checkCode('usuario-con-espacios')),
  ),
  email: Email,
  contact: required(checkCode('falta-telefono-de-persona')).check(
    z.regex(/^\+?[\d ()-]{6,}$/, checkCode('telefono-no-valido')),
  ),
  company: required(checkCode('falta-empresa-de-persona')),
  country: required(checkCode('falta-pais')),
  role: DemoUserRole,
  currentPlan: DemoUserPlan,
  status: DemoUserStatus,
});
export type DemoUserForm = z.infer<typeof DemoUserForm>;

/** The countries that the form of a user offers. */
export const demoCountries = [
  'Alemania',
  'Argentina',
  'Australia',
  'Bolivia',
  'Brasil',
  'Canadá',
  'Chile',
  'China',
  'Colombia',
  'Corea del Sur',
  'Costa Rica',
  'Ecuador',
  'España',
  'Estados Unidos',
  'Francia',
  'Guatemala',
  'Italia',
  'Japón',
  'México',
  'Paraguay',
  'Perú',
  'Reino Unido',
  'Uruguay',
  'Venezuela',
] as const;

export const demoUserEndpoints = {
  all: endpoint({
    method: 'GET',
    path: '/api/users/list/all-data',
    summary: 'Todos los usuarios de muestra.',
    access: 'session',
    response: z.array(DemoUser),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/users/list/data',
    summary:
      'Los usuarios de muestra, por páginas, con filtros, búsqueda y orden; `asShown`, `orBilling` y `rank` son nuestros.',
    access: 'session',
    query: z.object({
      q: QueryText,
      ...samplePage(demoUserPageSize),
      /** Exactly this one; empty for any. So are `currentPlan` and `status`. */
      role: QueryText,
      currentPlan: QueryText,
      status: QueryText,
      /** `asc`, or anything else for descending. */
      sort: z._default(z.string(), 'asc'),
      sortColumn: z._default(z.string(), 'fullName'),
      // Not in the specification: when absent, the answer is exactly the documented one, sorted by code unit.
      /** Finds more: whatever the accents and the spaces around. Orders texts as Spanish does. */
      asShown: z.optional(z.literal('true')),
      /** Who pays in one of these ways is found too: the screen calls it by what is searched for. */
      orBilling: someValues,
      /** What the column may hold, in the order of the screen; anything else comes after it. */
      rank: someValues,
    }),
    response: z.object({ total: z.int(), users: z.array(DemoUser) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/users/user',
    summary: 'Un usuario de muestra; la respuesta viene vacía si no existe.',
    access: 'session',
    query: z.object({ id: z.optional(PathId) }),
    response: z.object({ user: z.optional(DemoUser) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/apps/users/add-user',
    summary:
      'Agrega un usuario de muestra; el número lo pone la lista. Un correo o un nombre de usuario que otro tiene se rechaza.',
    access: 'session',
    body: NewDemoUser,
    status: 201,
    response: z.object({ user: DemoUser }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/apps/users/delete',
    summary: 'Elimina un usuario de muestra.',
    access: 'session',
    query: z.object({ id: z.optional(SampleId) }),
    produces: 'nothing',
    response: Nothing,
    problems: ['no-encontrado'],
  }),
  update: endpoint({
    method: 'POST',
    path: '/apps/users/update-user',
    summary:
      'Cambia los datos de un usuario de muestra que se envían y deja los demás; un correo o un nombre de usuario que otro tiene se rechaza.',
    ours: true,
    access: 'session',
    body: z.object({ id: z.number(checkCode('tipo-numero')), user: z.partial(DemoUserForm) }),
    response: z.object({ user: DemoUser }),
    problems: ['no-encontrado'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/apps/users/restore-user',
    summary: 'Devuelve un usuario de muestra eliminado, con su número; si está, no cambia nada.',
    ours: true,
    access: 'session',
    body: z.object({ user: z.extend(DemoUser, { id: BodyId }) }),
    response: z.object({ user: DemoUser }),
  }),
  ...demoUserDetailEndpoints,
};
