import * as z from 'zod/mini';
import { Role } from '../abilities.ts';
import { endpoint } from '../endpoint.ts';
import { BodyId, Email } from '../fields.ts';
import { accountEndpoints, LinkToken } from './account.ts';
import { GivenPassword } from './account-password.ts';
import { invitationEndpoints } from './account-invitations.ts';
import { organizationEndpoints } from './account-organization.ts';
import { passkeyEndpoints } from './account-passkeys.ts';
import { accountSessionEndpoints } from './account-sessions.ts';
import { twoStepEndpoints } from './account-two-steps.ts';
import { Session } from './auth-shapes.ts';
import { sessionEndpoints } from './session.ts';
import { viewAsEndpoints } from './view-as.ts';

export * from './auth-shapes.ts';

export const Login = z.object({
  email: Email,
  password: GivenPassword,
  empresa: z.optional(BodyId),
  /** From the mail that tells of failed sign-ins: with it nobody waits for what strangers did. */
  pase: z.optional(LinkToken),
  /** From the mail with an invitation for this account: signing in accepts it, and enters its company. */
  invitacion: z.optional(LinkToken),
});
export type Login = z.infer<typeof Login>;

export const authEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary:
      'Inicia una sesión y pone las cookies pliego_session y empresa (con https, __Host-pliego_session). Con segundo paso, pone pliego_paso y responde segundo-paso.',
    access: 'public',
    body: Login,
    response: Session,
    problems: [
      'credenciales-invalidas',
      'sin-permiso',
      'correo-sin-verificar',
      'elegir-empresa',
      'enlace-invalido',
      'segundo-paso',
      'demasiados-intentos',
    ],
  }),
  ...sessionEndpoints,
  ...viewAsEndpoints,
  demoAccounts: endpoint({
    method: 'GET',
    path: '/api/auth/cuentas-demo',
    summary: 'Las cuentas de demostración, mientras existan; si no, una lista vacía.',
    access: 'public',
    response: z.object({
      password: z.nullable(z.string()),
      cuentas: z.array(
        z.object({
          fullName: z.string(),
          email: z.string(),
          empresas: z.array(z.string()),
          role: Role,
        }),
      ),
    }),
  }),
  ...accountEndpoints,
  ...twoStepEndpoints,
  ...passkeyEndpoints,
  ...organizationEndpoints,
  ...accountSessionEndpoints,
  ...invitationEndpoints,
};
