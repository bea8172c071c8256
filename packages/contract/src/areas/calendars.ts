import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId, Id, Instant, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { TenderFilter } from './tender-query.ts';

/** What a feed holds: my tenders, those I follow, one tender, or a state of the list. */
export const feedKinds = ['mias', 'siguiendo', 'licitacion', 'vista'] as const;

export const CalendarFeed = z.object({
  id: z.number(),
  clase: z.enum(feedKinds),
  nombre: z.string(),
  licitacion: z.nullable(z.object({ id: z.number(), codigo: z.string() })),
  /** The state of the list, as its address writes it. */
  filtro: z.nullable(z.record(z.string(), z.unknown())),
  creada: Instant,
  /** When a calendar last read it, to the hour. */
  leida: z.nullable(Instant),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** The address is a secret of its own, which outlives whatever made it: no key makes one. */
const access = { access: { action: 'read', subject: 'Tender' }, scope: 'session' } as const;

export const calendarFeedEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/calendarios',
    summary:
      'Las direcciones de calendario de quien pregunta; los secretos no se muestran otra vez.',
    ...access,
    response: z.object({ datos: z.array(CalendarFeed) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/calendarios',
    summary: 'Crea una dirección secreta a la que un calendario se suscribe; se muestra una vez.',
    ...access,
    body: z.strictObject({
      clase: z.enum(feedKinds),
      nombre: z.optional(text({ min: 1, max: 80, message: checkCode('falta-nombre') })),
      licitacion: z.optional(z.nullable(BodyId)),
      filtro: z.optional(z.nullable(TenderFilter)),
    }),
    response: z.extend(CalendarFeed, { url: z.string() }),
    status: 201,
    problems: ['no-encontrado', 'datos-invalidos', 'busqueda-invalida'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/calendarios/:id',
    summary: 'Revoca una dirección de calendario.',
    ...access,
    params: z.object({ id: Id }),
    response: z.object({ id: z.number() }),
    problems: ['no-encontrado'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/ics/:secreto',
    summary: 'El calendario de una dirección secreta; sirve sin sesión.',
    access: 'public',
    /** With `.ics` at its end. */
    params: z.object({ secreto: z.string().check(z.maxLength(100)) }),
    produces: 'text/calendar',
    response: z.string(),
    problems: ['no-encontrado', 'demasiados-intentos'],
  }),
};
