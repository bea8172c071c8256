import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { commaList } from '../fields.ts';
import { Nothing, RowVersion, SampleId } from '../sample-fields.ts';
import { CalendarCategory } from './calendar-choices.ts';

/** Whom an event can be shared with; a file that is imported may bring others. */
export const calendarGuests = [
  { fullName: 'Camila Rojas', avatar: '/muestra/persona-01.svg' },
  { fullName: 'Matías Fuentealba', avatar: '/muestra/persona-12.svg' },
  { fullName: 'Sebastián Cayul', avatar: '/muestra/persona-03.svg' },
  { fullName: 'Antonia Villagra', avatar: '' },
  { fullName: 'Fernanda Llanos', avatar: '/muestra/persona-10.svg' },
  { fullName: 'Valentina Quiroz', avatar: '/muestra/persona-08.svg' },
] as const;

/** How many events one call may add, change or remove. */
export const calendarLimits = { eventsAtOnce: 1000 } as const;

/** An instant, or the day of what lasts all day. */
const Moment = z
  .string(checkCode('tipo-fecha'))
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), checkCode('tipo-fecha')));

/** No field of an event is required, and unknown fields are stored unchanged. */
const parts = {
  url: z.optional(z.string()),
  title: z.optional(z.string()),
  start: z.optional(Moment),
  end: z.optional(z.nullable(Moment)),
  allDay: z.optional(z.boolean()),
  version: RowVersion,
  extendedProps: z.optional(
    z.looseObject({
      calendar: z.optional(CalendarCategory),
      guests: z.optional(z.array(z.string())),
      location: z.optional(z.string()),
      description: z.optional(z.string()),
      /** How it repeats: the value of an RRULE, in the hours of Santiago. */
      repeat: z.optional(z.string()),
      /** Starts at which it does not repeat: `YYYY-MM-DD` when it lasts all day, otherwise with `THH:mm:ss`. */
      except: z.optional(z.array(z.string())),
      /** Minutes before its start at which to remind of it. */
      reminders: z.optional(z.array(z.number())),
      /** What files call it: the same name is the same event. */
      uid: z.optional(z.string()),
    }),
  ),
};

export const CalendarEvent = z.looseObject({ id: z.number(), ...parts });
export type CalendarEvent = z.infer<typeof CalendarEvent>;

const tooMany = checkCode('eventos-de-mas');

/** Events to do something with, none when absent. */
function some<S extends z.ZodMiniType>(event: S) {
  return z._default(z.array(event).check(z.maxLength(calendarLimits.eventsAtOnce, tooMany)), []);
}

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
    problems: ['no-encontrado', 'version-antigua'],
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
  change: endpoint({
    method: 'POST',
    path: '/apps/calendar/change-events',
    summary: 'Agrega, cambia y elimina varios eventos, todos o ninguno.',
    access: 'session',
    ours: true,
    body: z.object({
      add: some(z.looseObject(parts)),
      update: some(z.looseObject({ id: SampleId, ...parts })),
      remove: some(SampleId),
    }),
    response: z.object({ added: z.array(CalendarEvent), updated: z.array(CalendarEvent) }),
    problems: ['no-encontrado', 'version-antigua'],
  }),
};
