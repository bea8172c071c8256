import * as z from 'zod';
import { AbilityRule, Role } from '../abilities.ts';
import { endpoint } from '../endpoint.ts';
import { BodyId, Email } from '../fields.ts';

export const userStatuses = ['active', 'inactive', 'pending'] as const;

export const CompanyChoice = z.object({ id: z.number(), nombre: z.string() });
export type CompanyChoice = z.infer<typeof CompanyChoice>;

/** What the web keeps in local storage about who is signed in (specification, sections 3 and 6). */
export const UserData = z.object({
  id: z.number(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: Role,
  ability: z.array(AbilityRule),
  /** Every company this user may enter. */
  empresas: z.array(CompanyChoice.extend({ role: Role })),
});
export type UserData = z.infer<typeof UserData>;

export const Session = z.object({
  userData: UserData,
  /** Number of the company the session is in. */
  empresa: z.number(),
});
export type Session = z.infer<typeof Session>;

export const Login = z.object({
  email: Email,
  password: z.string('Escribe tu contraseña').min(1, 'Escribe tu contraseña').max(200),
  empresa: BodyId.optional(),
});
export type Login = z.infer<typeof Login>;

export const authEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Inicia una sesión y pone las cookies pliego_session y empresa.',
    access: 'public',
    body: Login,
    response: Session,
    problems: ['credenciales-invalidas', 'elegir-empresa'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Termina la sesión y borra las dos cookies. Sin sesión no hace nada.',
    access: 'public',
    response: z.object({ ok: z.literal(true) }),
  }),
  session: endpoint({
    method: 'GET',
    path: '/api/auth/session',
    summary: 'Quién está en la sesión y en qué empresa.',
    access: 'session',
    response: Session,
  }),
  switchCompany: endpoint({
    method: 'POST',
    path: '/api/auth/empresa',
    summary: 'Cambia la sesión a otra empresa del mismo usuario.',
    access: 'session',
    body: z.object({ empresa: BodyId }),
    response: Session,
    problems: ['no-encontrado'],
  }),
  demoAccounts: endpoint({
    method: 'GET',
    path: '/api/auth/cuentas-demo',
    summary: 'Las cuentas de demostración, mientras existan; si no, una lista vacía.',
    access: 'public',
    response: z.object({
      password: z.string().nullable(),
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
};
