import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { commaList, Count, Id, Instant, IsoDate } from '../fields.ts';
import { checkCode } from '../message.ts';
import { severities } from '../rules/change-severity.ts';
import { Stage } from './work-shapes.ts';
import { changedFields, ChangeValue } from './tender-history.ts';
import { EventFacts, eventTypes } from './tender-log.ts';

const FollowedTender = z.object({
  id: z.number(),
  codigo: z.string(),
  nombre: z.string(),
  etapa: Stage,
  Asignado: z.nullable(z.number()),
  cierre: z.nullable(Instant),
  cierreDia: z.nullable(IsoDate),
});

const rowFields = {
  /** Unique within the list, and the same every time. */
  clave: z.string(),
  /** The day in Santiago. */
  dia: IsoDate,
  licitacion: FollowedTender,
  gravedad: z.enum(severities),
  cuando: Instant,
};

/** One thing that happened to a followed tender: a field that the portal changed, or an act of the team. */
export const FollowUpRow = z.discriminatedUnion('clase', [
  z.object({
    ...rowFields,
    clase: z.literal('portal'),
    campo: z.enum(changedFields),
    detalle: z.nullable(z.string()),
    antes: z.nullable(ChangeValue),
    despues: z.nullable(ChangeValue),
    /** When it was read: "new since the last visit" goes by this. */
    leida: Instant,
    fuente: z.string(),
  }),
  z.object({
    ...rowFields,
    clase: z.literal('equipo'),
    tipo: z.enum(eventTypes),
    antes: z.array(z.string()),
    despues: z.array(z.string()),
    hechos: z.nullable(EventFacts),
    quien: z.nullable(z.object({ id: z.number(), fullName: z.nullable(z.string()) })),
  }),
]);
export type FollowUpRow = z.infer<typeof FollowUpRow>;

/** The window (`hasta` null: up to now), and what narrows it. */
export const FollowUpQuery = z.strictObject({
  /** One month before today unless given. */
  desde: z.optional(IsoDate),
  hasta: z.optional(IsoDate),
  /** Followed by me, or by anybody of the company. */
  sigue: z._default(z.enum(['yo', 'empresa']), 'empresa'),
  clase: z.optional(commaList(z.enum(['portal', 'equipo']))),
  gravedad: z.optional(commaList(z.enum(severities))),
  /** Who did it, of the team. */
  persona: z.optional(commaList(Id)),
  /** What changed, of the portal. */
  campo: z.optional(commaList(z.enum(changedFields))),
  licitacion: z.optional(Id),
});
export type FollowUpQuery = z.infer<typeof FollowUpQuery>;

/** Rows that one answer carries at most. */
export const maxFollowUpRows = 2_000;

/** And a spreadsheet, the newest. */
export const maxExportedRows = 20_000;

const counted = <S extends z.core.$ZodType>(value: S) =>
  z.array(z.object({ valor: value, cantidad: Count }));

export const followUpEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/seguimiento',
    summary: 'Todo lo que pasó con las licitaciones que se siguen, en una ventana de días.',
    access: { action: 'read', subject: 'Tender' },
    query: z.extend(FollowUpQuery, {
      limit: z._default(
        z.coerce
          .number(checkCode('tipo-numero'))
          .check(
            z.int(checkCode('tipo-entero')),
            z.minimum(1, checkCode('numero-bajo')),
            z.maximum(maxFollowUpRows, checkCode('numero-alto')),
          ),
        200,
      ),
      /** `siguiente` of the page before. */
      cursor: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: z.object({
      desde: IsoDate,
      hasta: z.nullable(IsoDate),
      /** Newest first. */
      listado: z.array(FollowUpRow),
      /** Asks for older ones; null when there are none. */
      siguiente: z.nullable(z.string()),
      /** When the visit before this one to the follow-up ended; null at the first. */
      ultimaVisita: z.nullable(Instant),
      /** Of the first page alone, as are the counts: how many rows there are in all, and of how many tenders. */
      total: z.nullable(Count),
      licitaciones: z.nullable(Count),
      /** Counts of the window by each filter, without its own. */
      facetas: z.nullable(
        z.object({
          gravedad: counted(z.enum(severities)),
          clase: counted(z.enum(['portal', 'equipo'])),
          persona: counted(z.number()),
          campo: counted(z.enum(changedFields)),
          dia: counted(IsoDate),
        }),
      ),
    }),
    problems: ['datos-invalidos'],
  }),
  visit: endpoint({
    method: 'POST',
    path: '/api/seguimiento/visita',
    summary: 'Anota una visita al seguimiento.',
    access: { action: 'read', subject: 'Tender' },
    inView: 'silent',
    response: z.object({ ultimaVisita: z.nullable(Instant) }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/seguimiento/exportar',
    summary: 'Lo mismo como planilla CSV, para Excel en español.',
    access: { action: 'read', subject: 'Tender' },
    query: FollowUpQuery,
    produces: 'text/csv',
    response: z.string(checkCode('tipo-texto')),
  }),
};
