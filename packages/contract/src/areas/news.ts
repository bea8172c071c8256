import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { checkCode } from '../message.ts';

/** The name of a release note in its address: the notes themselves are part of the web. */
const NoteName = text({ min: 1, max: 80 }).check(z.regex(/^[a-z0-9-]+$/));

const SeenNotes = z.object({ datos: z.array(z.string()) });

/** Which release notes a person has seen: the bell tells of the others. */
export const newsEndpoints = {
  seen: endpoint({
    method: 'GET',
    path: '/api/novedades/vistas',
    summary: 'Qué novedades de Pliego ya vio la persona.',
    access: 'session',
    response: SeenNotes,
  }),
  markSeen: endpoint({
    method: 'POST',
    path: '/api/novedades/vistas',
    summary: 'Anota que la persona vio novedades de Pliego; las que ya había visto se conservan.',
    access: 'session',
    body: z.strictObject({
      novedades: z
        .array(NoteName)
        .check(
          z.minLength(1, checkCode('lista-vacia')),
          z.maxLength(100, checkCode('lista-larga')),
        ),
    }),
    response: SeenNotes,
  }),
};
