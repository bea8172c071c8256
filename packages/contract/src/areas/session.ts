import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId } from '../fields.ts';
import { Session } from './auth-shapes.ts';

/** The session calls that every page needs. The other authentication calls are loaded with their screens. */
export const sessionEndpoints = {
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Termina la sesión y borra las dos cookies. Sin sesión no hace nada.',
    access: 'public',
    ignoresBody: true,
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
    inView: 'oneself',
    body: z.object({ empresa: BodyId }),
    response: Session,
    problems: ['no-encontrado'],
  }),
};
