import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Id, Instant } from '../fields.ts';

export const deviceKinds = ['computador', 'telefono', 'tableta'] as const;

/** A browser in which one is signed in. */
export const OpenSession = z.object({
  id: z.int(),
  /** The one that asks. */
  actual: z.boolean(),
  tipo: z.enum(deviceKinds),
  /** Null where the browser did not describe itself in a way that is known. */
  navegador: z.nullable(z.string()),
  sistema: z.nullable(z.string()),
  /** Where the sign-in came from; empty when that is not known. */
  direccion: z.string(),
  empresa: z.string(),
  desde: Instant,
  /** To a quarter of an hour. */
  ultimoUso: Instant,
});
export type OpenSession = z.infer<typeof OpenSession>;

export const accountSessionEndpoints = {
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/sesiones',
    summary: 'Las sesiones abiertas de la cuenta propia, la de uso más reciente primero.',
    access: 'session',
    response: z.object({ datos: z.array(OpenSession) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sesiones/:id',
    summary: 'Cierra otra sesión propia y olvida su equipo. La actual se cierra saliendo.',
    access: 'session',
    params: z.object({ id: Id }),
    response: z.object({ id: z.int() }),
    problems: ['no-encontrado'],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/auth/sesiones',
    summary: 'Cierra todas las sesiones propias menos la actual y olvida los demás equipos.',
    access: 'session',
    response: z.object({ cerradas: Count }),
  }),
};
