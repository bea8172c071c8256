import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { commaList } from '../fields.ts';
import { Nothing, SampleId } from '../sample-fields.ts';

export const calendarCategories = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const;
export const CalendarCategory = z.enum(calendarCategories, 'Elige una categoría de la lista');
export type CalendarCategory = z.infer<typeof CalendarCategory>;

/** An instant, or the day of what lasts all day. */
const Moment = z
  .string('Debe ser una fecha')
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'Debe ser una fecha'));

/** Whoever sends an event says what it holds: no part is required and others are kept as they are. */
const parts = {
  url: z.optional(z.string()),
  title: z.optional(z.string()),
  start: z.optional(Moment),
  end: z.optional(z.nullable(Moment)),
  allDay: z.optional(z.boolean()),
  extendedProps: z.optional(
    z.looseObject({
      calendar: z.optional(CalendarCategory),
      guests: z.optional(z.array(z.string())),
      location: z.optional(z.string()),
      description: z.optional(z.string()),
    }),
  ),
};

export const CalendarEvent = z.looseObject({ id: z.number(), ...parts });
export type CalendarEvent = z.infer<typeof CalendarEvent>;

export const calendarEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/apps/calendar/events',
    summary: 'Los eventos de las categorías que se piden; sin ninguna, ningún evento.',
    access: 'session',
    query: z.object({ calendars: z._default(commaList(z.string()), []) }),
    response: z.array(CalendarEvent),
  }),
  add: endpoint({
    method: 'POST',
    path: '/apps/calendar/add-event',
    summary: 'Agrega un evento tal como llega; el número lo pone el calendario.',
    access: 'session',
    body: z.object({ event: z.looseObject(parts) }),
    status: 201,
    response: z.object({ event: CalendarEvent }),
  }),
  update: endpoint({
    method: 'POST',
    path: '/apps/calendar/update-event',
    summary: 'Cambia los datos de un evento que se envían y deja los demás.',
    access: 'session',
    body: z.object({ event: z.looseObject({ id: SampleId, ...parts }) }),
    response: z.object({ event: CalendarEvent }),
    problems: ['no-encontrado'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/apps/calendar/remove-event',
    summary: 'Elimina un evento.',
    access: 'session',
    query: z.object({ id: z.optional(SampleId) }),
    produces: 'nothing',
    response: Nothing,
    problems: ['no-encontrado'],
  }),
};
