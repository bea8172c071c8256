import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const Health = z.object({
  estado: z.literal('ok'),
  version: z.string(),
  /** Which database answers: the embedded one or a PostgreSQL server. */
  baseDeDatos: z.object({
    tipo: z.enum(['integrada', 'postgresql']),
    estado: z.literal('ok'),
    version: z.string(),
  }),
});
export type Health = z.infer<typeof Health>;

export const healthEndpoints = {
  check: endpoint({
    method: 'GET',
    path: '/api/salud',
    summary:
      'Dice que el servidor y su base de datos responden; 503 cuando la base de datos no responde.',
    access: 'public',
    response: Health,
  }),
};
