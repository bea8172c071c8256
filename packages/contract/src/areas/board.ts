import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Count } from '../fields.ts';
import { TenderFilter } from './tender-query.ts';
import { TenderSummary } from './tender-shapes.ts';
import { Stage } from './work-shapes.ts';

export const laneKinds = ['ninguna', 'responsable', 'tipo'] as const;
export type LaneKind = (typeof laneKinds)[number];

/** Cards of a column that one answer carries at most. */
export const maxColumnCards = 300;

/** Sums in one currency: amounts of different currencies are never added. */
const Sum = z.object({ moneda: z.nullable(z.string()), monto: z.number() });

const BoardColumn = z.object({
  etapa: Stage,
  cantidad: Count,
  montos: z.array(Sum),
  sinMonto: Count,
});

export const boardEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/licitaciones/tablero',
    summary:
      'Las licitaciones de una lista por etapa: columnas con sus totales, y las tarjetas en su orden.',
    access: { action: 'read', subject: 'Tender' },
    query: z.extend(TenderFilter, {
      /** Only this column, with more cards of it. */
      columna: z.optional(Stage),
    }),
    response: z.object({
      columnas: z.array(BoardColumn),
      /** Up to `maxColumnCards` of each column, by their place. */
      tarjetas: z.array(TenderSummary),
    }),
    problems: ['busqueda-invalida'],
  }),
};
