import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { commaList, Count } from '../fields.ts';
import { TenderFilter } from './tender-query.ts';
import { TenderSummary } from './tender-shapes.ts';
import { Stage } from './work-shapes.ts';

export const laneKinds = ['ninguna', 'responsable', 'tipo'] as const;
export type LaneKind = (typeof laneKinds)[number];

/** Cards of a column that one answer carries: as many as somebody looks through. */
export const columnCards = 50;

/** And at most, of a column of which more are asked for. */
export const maxColumnCards = 300;

/** So many of the tenders that nobody works on are counted: of more, nobody plans by the number or the sum. */
export const unworkedCountCap = 5_000;

/** Sums in one currency: amounts of different currencies are never added. */
const Sum = z.object({ moneda: z.nullable(z.string()), monto: z.number() });

const BoardColumn = z.object({
  etapa: Stage,
  cantidad: Count,
  /** False where there are more than were counted; then nothing is summed. */
  exacta: z.boolean(),
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
      /** The columns of which up to `maxColumnCards` are wanted. */
      ampliadas: z.optional(commaList(Stage)),
      /** Of these no cards are wanted: only their totals are shown. */
      plegadas: z.optional(commaList(Stage)),
    }),
    response: z.object({
      columnas: z.array(BoardColumn),
      /** Up to `columnCards` of each column that is not folded, by their place. */
      tarjetas: z.array(TenderSummary),
    }),
    problems: ['busqueda-invalida'],
  }),
};
