import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId, Email } from '../fields.ts';
import { Session } from './auth-shapes.ts';

/** Where providers send people back to: a page of the web, which hands what they brought to the server. */
export const organizationReturn = '/ingreso-organizacion';

/** Signing in through the identity provider of a company (OpenID Connect). */
export const organizationEndpoints = {
  startOrganization: endpoint({
    method: 'POST',
    path: '/api/auth/organizacion',
    summary:
      'Empieza un ingreso con el proveedor de identidad de la empresa de un correo. Responde adónde ir, y pone la cookie pliego_organizacion: solo ese navegador lo termina, una vez y en 10 minutos.',
    access: 'public',
    body: z.object({
      email: Email,
      /** In which of the person’s companies; the one they were in last when absent. */
      empresa: z.optional(BodyId),
    }),
    response: z.object({ url: z.string() }),
    problems: ['no-encontrado', 'no-disponible', 'demasiados-intentos'],
  }),
  finishOrganization: endpoint({
    method: 'POST',
    path: '/api/auth/organizacion/regreso',
    summary:
      'Termina un ingreso con lo que trajo el navegador de vuelta del proveedor, e inicia la sesión. Vale solo en la empresa de ese proveedor.',
    access: 'public',
    body: z.object({
      /** The query of the address to which the provider sent the browser, verbatim. */
      respuesta: z.string().check(z.maxLength(16_000)),
    }),
    response: Session,
    problems: ['enlace-invalido', 'sin-permiso', 'no-disponible'],
  }),
};
