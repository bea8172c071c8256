import * as z from 'zod/mini';
import { Role } from '../abilities.ts';
import { endpoint } from '../endpoint.ts';
import { userStatuses } from './auth-shapes.ts';

/** A colleague: a user to whom a tender of this company can be assigned. */
export const Colleague = z.object({
  id: z.number(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  role: Role,
  status: z.enum(userStatuses),
});
export type Colleague = z.infer<typeof Colleague>;

export const userEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/usuarios',
    summary: 'Las personas de la empresa.',
    access: { action: 'read', subject: 'User' },
    response: z.object({ datos: z.array(Colleague) }),
  }),
};
