import * as z from 'zod/mini';
import { Role, roles } from '../abilities.ts';
import { endpoint } from '../endpoint.ts';
import { BodyId, commaList, Count, Email, Id, text } from '../fields.ts';
import { checkCode, Message } from '../message.ts';
import { userStatuses } from './auth-shapes.ts';

/** A colleague: a user to whom a tender of this company can be assigned while they are active. */
export const Colleague = z.object({
  id: z.number(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  role: Role,
  /** `inactive`: the company has suspended them, or their account is closed. */
  status: z.enum(userStatuses),
  /** When they last used this company, to a quarter of an hour; null before the first time, and for who may not manage people. */
  ultimaVez: z.nullable(z.string()),
  /** What is theirs to do: tenders in an active stage, and tasks of such tenders that are not done. */
  trabajo: z.object({ licitaciones: Count, tareas: Count }),
  /** Of their place in the company: a change names the one that it was based on. */
  version: z.number(),
});
export type Colleague = z.infer<typeof Colleague>;

/** Somebody who was invited and has not accepted yet. */
export const Invitation = z.object({
  id: z.number(),
  correo: z.string(),
  role: Role,
  /** Name of who invited them; null when that person is unknown by now. */
  invita: z.nullable(z.string()),
  enviada: z.string(),
  vence: z.string(),
  vencida: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Somebody who no longer belongs to the company. What they did keeps their name. */
export const FormerColleague = z.object({
  id: z.number(),
  fullName: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  role: Role,
  quitada: z.string(),
  /** Until then their access can be given back; null where that is over. */
  devolverHasta: z.nullable(z.string()),
  version: z.number(),
});
export type FormerColleague = z.infer<typeof FormerColleague>;

/** For how long the access of somebody who was removed can be given back. */
export const giveBackDays = 30;
/** How long the link of an invitation holds. */
export const invitationDays = 7;
/** Addresses in one call. */
export const mostInvitations = 50;

/** The roles that an invitation can give. A second administrator is made of somebody whom the company knows. */
export const invitedRoles = ['maintainer', 'editor', 'author', 'subscriber'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

const userChange = {
  /** Who takes over the open work; null: nobody. When absent, it stays with the person. */
  reasignarA: z.optional(z.nullable(BodyId)),
};

export const PeopleQuery = z.object({
  q: z.optional(text({ max: 100 })),
  role: z.optional(commaList(z.enum(roles))),
  status: z.optional(commaList(z.enum(userStatuses))),
});

/** Which people: who is in the company and who may come, who has access, is suspended, is invited, or is no longer there. */
export const peopleViews = ['todas', 'activas', 'suspendidas', 'invitadas', 'quitadas'] as const;
export type PeopleView = (typeof peopleViews)[number];

const params = z.object({ id: Id });
const manages = (action: 'create' | 'update' | 'delete') => ({ action, subject: 'User' }) as const;

export const userEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/usuarios',
    summary:
      'Las personas de la empresa, por nombre. Quien las administra ve además las invitaciones sin aceptar y a quienes ya no están.',
    access: { action: 'read', subject: 'User' },
    query: PeopleQuery,
    response: z.object({
      datos: z.array(Colleague),
      invitaciones: z.array(Invitation),
      quitadas: z.array(FormerColleague),
    }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/usuarios/exportar',
    summary: 'Lo mismo como planilla CSV, para Excel en español. Queda anotado en la auditoría.',
    access: { action: 'read', subject: 'User' },
    query: z.object({
      q: z.optional(text({ max: 100 })),
      rol: z.optional(z.enum(roles)),
      vista: z.optional(z.enum(peopleViews)),
    }),
    produces: 'text/csv',
    response: z.string(checkCode('tipo-texto')),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/usuarios/invitaciones',
    summary:
      'Invita por correo a una o varias personas, con un enlace que sirve una vez durante siete días. A quien ya tenía una invitación se le envía otra, y la anterior deja de servir.',
    access: manages('create'),
    body: z.object({
      correos: z
        .array(Email)
        .check(
          z.minLength(1, checkCode('falta-correo-de-invitacion')),
          z.maxLength(mostInvitations, checkCode('lista-larga')),
        ),
      role: z.enum(invitedRoles),
    }),
    response: z.object({
      invitaciones: z.array(Invitation),
      /** Addresses that were not invited, with the reason. */
      omitidas: z.array(z.object({ correo: z.string(), motivo: Message })),
    }),
    status: 201,
    problems: ['demasiados-intentos'],
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/api/usuarios/invitaciones/:id/reenviar',
    summary: 'Envía la invitación con un enlace nuevo; el anterior deja de servir.',
    access: manages('create'),
    params,
    ignoresBody: true,
    response: Invitation,
    problems: ['no-encontrado', 'demasiados-intentos'],
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/api/usuarios/invitaciones/:id',
    summary: 'Retira una invitación que nadie ha aceptado.',
    access: manages('delete'),
    params,
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/usuarios/:id',
    summary:
      'Cambia el rol de una persona, la suspende o le devuelve el acceso, también a quien se quitó hace menos de 30 días. Al suspenderla terminan sus sesiones en la empresa.',
    access: manages('update'),
    params,
    body: z.object({
      role: z.optional(Role),
      status: z.optional(z.enum(['active', 'inactive'])),
      ...userChange,
      version: z.number(),
    }),
    response: Colleague,
    problems: ['no-encontrado', 'version-antigua', 'ultimo-administrador'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/usuarios/:id',
    summary:
      'Quita a una persona de la empresa y pasa su trabajo abierto a otra. Lo que hizo queda con su nombre.',
    access: manages('delete'),
    params,
    body: z.object({
      reasignarA: z.nullable(BodyId),
      version: z.optional(z.number()),
    }),
    response: z.object({ id: z.number(), licitaciones: Count, tareas: Count }),
    problems: ['no-encontrado', 'version-antigua', 'ultimo-administrador'],
  }),
};
