import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Who answers the demonstration areas: an app in the page, or the server, each company with its own rows. */
export const sampleHomes = ['pagina', 'servidor'] as const;

export const sampleEndpoints = {
  home: endpoint({
    method: 'GET',
    path: '/api/muestra',
    summary: 'Quién responde las áreas de muestra: la página o el servidor.',
    access: 'session',
    response: z.object({ en: z.enum(sampleHomes) }),
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/muestra/restablecer',
    summary: 'Deja los datos de muestra de la empresa como al principio.',
    access: { action: 'manage', subject: 'all' },
    response: z.object({ ok: z.literal(true) }),
    problems: ['no-encontrado'],
  }),
};
