import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { commaList, Count, Id, Instant, IsoDate, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { TenderFilter } from './tender-query.ts';
import { stateClasses } from '../rules/tender-codes.ts';
import { milestoneKinds } from './tender-shapes.ts';
import { Stage } from './work-shapes.ts';

/** Kinds of dates beside the milestones of sources: our own deadline, tasks and legal clocks. */
export const ownDateKinds = ['interno', 'tarea', 'proximaAccion', 'plazoLegal'] as const;
export const dateKinds = [...milestoneKinds, ...ownDateKinds] as const;
export type DateKind = (typeof dateKinds)[number];

/** How a term counts. Business days leave out Saturday, Sunday and holidays (Ley 19.880, art. 25). */
export const termUnits = ['habiles', 'corridos', 'horas'] as const;

/** A legal term that an event started. What it says of its source is data, and may be unverified. */
export const LegalClock = z.object({
  /** Of the table of terms. */
  codigo: z.string(),
  /** Which event, where there are several: the code of an order. */
  de: z.nullable(z.string()),
  nombre: z.string(),
  plazo: Count,
  unidad: z.enum(termUnits),
  empieza: Instant,
  vence: Instant,
  /** Of a term in days, the day at whose end it expires. */
  venceDia: z.nullable(IsoDate),
  /** What happens, or is lost, at its end. */
  explicacion: z.string(),
  fuente: z.nullable(z.string()),
  url: z.nullable(z.string()),
  verificado: z.boolean(),
  hecho: z.nullable(Instant),
  /** Business days left; negative once it has expired. */
  diasHabiles: z.int(),
});
export type LegalClock = z.infer<typeof LegalClock>;

export const TenderDate = z.object({
  tipo: z.enum(dateKinds),
  instante: Instant,
  /** Without an hour. */
  dia: z.nullable(IsoDate),
  /** Of a task or a next action: what. */
  texto: z.nullable(z.string()),
  /** Business days from today to its day; negative when it has passed. */
  diasHabiles: z.int(),
  /** The caller's own reminder: how many business days before; null without one. */
  recordatorio: z.nullable(z.int()),
});
export type TenderDate = z.infer<typeof TenderDate>;

const read = { action: 'read', subject: 'Tender' } as const;
const params = z.object({ id: Id });

const CalendarEntry = z.object({
  licitacion: z.object({
    id: z.number(),
    codigo: z.string(),
    nombre: z.string(),
    comprador: z.nullable(z.string()),
    /** The class of the portal's state: what was revoked is not about to close. */
    clase: z.enum(stateClasses),
    etapa: Stage,
    Asignado: z.nullable(z.number()),
    siguiendo: z.boolean(),
    /** Kept to its team. */
    restringida: z.boolean(),
  }),
  tipo: z.enum(dateKinds),
  instante: Instant,
  dia: z.nullable(IsoDate),
  texto: z.nullable(z.string()),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

const days = z
  .number(checkCode('tipo-numero'))
  .check(
    z.int(checkCode('tipo-entero')),
    z.minimum(0, checkCode('numero-bajo')),
    z.maximum(30, checkCode('numero-alto')),
  );

/** A day on which the company works, or does not, other than the calendar of Chile says. */
export const CompanyHoliday = z.strictObject({
  dia: IsoDate,
  nombre: text({ min: 1, max: 80, message: checkCode('falta-nombre') }),
  /** True for a national holiday that the company does not keep. */
  habil: z.boolean(checkCode('true-o-false')),
});

/** How a company counts its days. */
export const CompanyDeadlines = z.object({
  /** Business days before the closing by which a bid has to be ready. */
  diasInternos: days,
  /** Days other than those of the law, by day. */
  feriados: z.array(CompanyHoliday),
  /** Holidays of Chile that the calendar itself decides, this year and the next. */
  feriadosLegales: z.array(z.object({ dia: IsoDate, nombre: z.string() })),
});
export type CompanyDeadlines = z.infer<typeof CompanyDeadlines>;

export const deadlineEndpoints = {
  ofTender: endpoint({
    method: 'GET',
    path: '/api/licitaciones/:id/plazos',
    summary:
      'Las fechas de una licitación con días hábiles, el plazo interno y los plazos legales en curso.',
    access: read,
    params,
    response: z.object({ fechas: z.array(TenderDate), legales: z.array(LegalClock) }),
    problems: ['no-encontrado'],
  }),
  remind: endpoint({
    method: 'POST',
    path: '/api/licitaciones/:id/recordatorios',
    summary: 'Pone o quita el recordatorio propio de una fecha.',
    access: read,
    params,
    body: z.strictObject({
      tipo: z.enum(milestoneKinds),
      /** Business days before; null takes it away. */
      dias: z.nullable(days),
    }),
    response: z.object({ tipo: z.enum(milestoneKinds), dias: z.nullable(z.int()) }),
    problems: ['no-encontrado'],
  }),
  markClock: endpoint({
    method: 'POST',
    path: '/api/licitaciones/:id/plazos/hecho',
    summary: 'Da por cumplido un plazo legal, o lo reabre.',
    access: { action: 'update', subject: 'Tender' },
    params,
    body: z.strictObject({
      codigo: text({ min: 1, max: 60 }),
      de: z.optional(z.nullable(text({ max: 120 }))),
      hecho: z.boolean(checkCode('true-o-false')),
    }),
    response: z.object({ legales: z.array(LegalClock) }),
    problems: ['no-encontrado'],
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/licitaciones/calendario',
    summary: 'Las fechas de las licitaciones de una lista, entre dos días.',
    access: read,
    query: z.extend(TenderFilter, {
      desde: IsoDate,
      /** Included; at most 100 days after `desde`. */
      hasta: IsoDate,
      tipos: z.optional(commaList(z.enum(dateKinds))),
      /** Of each day, so many entries, the caller's own first; the others are counted. All that one answer holds without it. */
      primeras: z.optional(
        z.coerce
          .number(checkCode('tipo-numero'))
          .check(
            z.int(checkCode('tipo-entero')),
            z.minimum(0, checkCode('numero-bajo')),
            z.maximum(100, checkCode('numero-alto')),
          ),
      ),
    }),
    response: z.object({
      datos: z.array(CalendarEntry),
      /** Entries of days that have too many: how many there are on each day. */
      porDia: z.array(z.object({ dia: IsoDate, cantidad: Count, mias: Count })),
      feriados: z.array(z.object({ dia: IsoDate, nombre: z.string() })),
      completo: z.boolean(),
    }),
    problems: ['busqueda-invalida', 'datos-invalidos'],
  }),
  company: endpoint({
    method: 'GET',
    path: '/api/empresa/plazos',
    summary: 'Cómo cuenta los días la empresa: plazo interno y feriados propios.',
    access: read,
    response: CompanyDeadlines,
  }),
  updateCompany: endpoint({
    method: 'PATCH',
    path: '/api/empresa/plazos',
    summary: 'Cambia el plazo interno, o pone y quita feriados propios; los demás días quedan.',
    access: { action: 'update', subject: 'Tag' },
    body: z.strictObject({
      diasInternos: z.optional(days),
      /** Added, or changed where the company says something of the day already. */
      poner: z.optional(z.array(CompanyHoliday).check(z.maxLength(200, checkCode('lista-larga')))),
      /** Days of which the calendar of Chile decides again. */
      quitar: z.optional(z.array(IsoDate).check(z.maxLength(200, checkCode('lista-larga')))),
    }),
    response: CompanyDeadlines,
    problems: ['datos-invalidos'],
  }),
};
