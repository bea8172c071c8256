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

export const homeEndpoints = {
  visit: endpoint({
    method: 'POST',
    path: '/api/inicio/visita',
    summary: 'Anota una visita y dice desde cuándo es nuevo lo que cambió.',
    access,
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
};
