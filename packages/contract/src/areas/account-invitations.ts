import * as z from 'zod/mini';
import { Role } from '../abilities.ts';
import { endpoint } from '../endpoint.ts';
import { checkCode } from '../message.ts';
import { LinkToken, nameText } from './account.ts';
import { NewPassword } from './account-password.ts';
import { Session } from './auth-shapes.ts';

/** What the holder of an invitation's link sees of it. */
export const ReceivedInvitation = z.object({
  empresa: z.string(),
  correo: z.string(),
  role: Role,
  /** Name of who invites. */
  invita: z.nullable(z.string()),
  vence: z.string(),
  /** Whether the address has an account already: then it is accepted by signing in. Only the holder of the link learns it. */
  tieneCuenta: z.boolean(),
  /** The company, where its identity provider lets people in; null where it does not. */
  organizacion: z.nullable(z.number()),
  /** Whether a password lets people in. */
  conContrasena: z.boolean(),
});
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>;

export const InvitedPerson = z.object({
  fullName: nameText(checkCode('falta-tu-nombre')),
  password: NewPassword,
});

/** Calls of who got an invitation by mail, with or without a session. */
export const invitationEndpoints = {
  checkInvitation: endpoint({
    method: 'POST',
    path: '/api/invitaciones/consultar',
    summary: 'Muestra una invitación por el enlace de su correo, sin gastarlo.',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: ReceivedInvitation,
    problems: ['enlace-invalido', 'demasiados-intentos'],
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/invitaciones/aceptar',
    summary:
      'Acepta una invitación y entra a la empresa: con nombre y contraseña quien es nuevo, o con la sesión abierta quien ya tiene una cuenta con ese correo. Sin sesión, quien tiene cuenta la acepta al ingresar.',
    access: 'public',
    body: z.object({ token: LinkToken, persona: z.optional(InvitedPerson) }),
    response: Session,
    problems: ['enlace-invalido', 'ya-existe', 'sin-permiso', 'demasiados-intentos'],
  }),
};
