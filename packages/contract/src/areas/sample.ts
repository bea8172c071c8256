import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** What answers the sample areas: an app in the page, the server with rows for each company, or nothing. */
export const sampleHomes = ['pagina', 'servidor', 'ninguna'] as const;

export const sampleEndpoints = {
  home: endpoint({
    method: 'GET',
    path: '/api/muestra',
    summary: 'Quién responde las áreas de muestra: la página, el servidor o ninguno.',
    access: 'public',
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
