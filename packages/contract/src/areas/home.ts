import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count, Instant, IsoDate } from '../fields.ts';
import { TenderChange } from './tender-history.ts';

/** What sources changed in one tender that the company works on. */
export const ChangedTender = z.object({
  id: z.number(),
  codigo: z.string(),
  nombre: z.string(),
  /** Whose it is, of our team. */
  Asignado: z.nullable(z.number()),
  /** The gravest of its changes. */
  cambio: TenderChange,
  /** How many more there are. */
  otros: Count,
});
export type ChangedTender = z.infer<typeof ChangedTender>;

/** Closings of what somebody of the company has, on one business day of Chile. */
export const ClosingDay = z.object({ dia: IsoDate, mias: Count, equipo: Count });
export type ClosingDay = z.infer<typeof ClosingDay>;

const access = { action: 'read', subject: 'Tender' } as const;

/** What waits for somebody of the company, as the menu shows it. */
export const WaitingCounts = z.object({
  /**
   * Open tenders in `en-analisis` or `en-preparacion` without a responsible person that close in less than five business days.
   * The list with `vista=sin-responsable`, those stages and `cierreHasta` shows the same ones.
   */
  sinResponsable: Count,
  /** The last day that counts as less than five business days. */
  cierreHasta: IsoDate,
  /** Changes of sources in what the caller follows, read since their last visit to the follow-up; of the last month before the first one. */
  cambiosSinVer: Count,
  /** Moves that the portal suggests and nobody has decided; the list with `propuesta=si`. */
  propuestas: Count,
});
export type WaitingCounts = z.infer<typeof WaitingCounts>;

export const homeEndpoints = {
  visit: endpoint({
    method: 'POST',
    path: '/api/inicio/visita',
    summary: 'Anota una visita y dice desde cuándo es nuevo lo que cambió.',
    access,
    inView: 'silent',
    response: z.object({
      /** When the visit before this one ended; a week ago at the first. */
      desde: Instant,
      esPrimera: z.boolean(),
    }),
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/inicio/cambios',
    summary: 'Qué cambió en las licitaciones que trabaja la empresa, según cuándo se leyó.',
    access,
    query: z.object({ desde: Instant }),
    response: z.object({
      datos: z.array(ChangedTender),
      /** How many there are, of those read last. */
      total: Count,
    }),
  }),
  closings: endpoint({
    method: 'GET',
    path: '/api/inicio/cierres',
    summary:
      'Cuántas licitaciones con responsable cierran en cada uno de los próximos días hábiles.',
    access,
    response: z.object({ datos: z.array(ClosingDay) }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/inicio/cuentas',
    summary:
      'Cuánto espera: sin responsable y por cerrar, cambios sin ver y propuestas del portal.',
    access,
    response: WaitingCounts,
  }),
};
