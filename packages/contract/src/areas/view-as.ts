import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId } from '../fields.ts';
import { Session, ViewedRole } from './auth-shapes.ts';

/** To look at the company as somebody of another role would. */
export const viewAsEndpoints = {
  viewAs: endpoint({
    method: 'POST',
    path: '/api/auth/ver-como',
    summary:
      'Muestra la empresa como la ve un rol, o una persona que lo tiene, sin cambiar nada. Termina sola a los 30 minutos.',
    access: { action: 'update', subject: 'User' },
    inView: 'oneself',
    scope: 'session',
    body: z.strictObject({
      role: ViewedRole,
      /** Whose tenders are taken for one's own; null for somebody who has none. */
      persona: z.nullable(BodyId),
    }),
    response: Session,
    problems: ['no-encontrado', 'datos-invalidos'],
  }),
  endView: endpoint({
    method: 'DELETE',
    path: '/api/auth/ver-como',
    summary: 'Termina la vista y vuelve al rol propio. Sin vista no hace nada.',
    access: 'session',
    inView: 'oneself',
    response: Session,
  }),
};
