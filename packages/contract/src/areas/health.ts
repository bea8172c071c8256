import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const Health = z.object({
  estado: z.enum(['ok', 'con-problemas']),
  version: z.string(),
  /** Which database answers: the embedded one or a PostgreSQL server. */
  baseDeDatos: z.object({
    tipo: z.enum(['integrada', 'postgresql']),
    estado: z.enum(['ok', 'sin-respuesta']),
    version: z.nullable(z.string()),
  }),
});
export type Health = z.infer<typeof Health>;

export const healthEndpoints = {
  check: endpoint({
    method: 'GET',
    path: '/api/salud',
    summary: 'Dice si el servidor y su base de datos responden.',
    access: 'public',
    response: Health,
  }),
};
