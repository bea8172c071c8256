import * as z from 'zod/mini';
import { Count, IsoDate } from '../fields.ts';
import { TenderFilter } from './tender-query.ts';

/** What a list is divided by. `semana` is that of the closing, by its Monday. */
export const tenderGroupings = [
  'comprador',
  'region',
  'estado',
  'etapa',
  'asignado',
  'prioridad',
  'tipo',
  'fuente',
  'semana',
] as const;
export type TenderGrouping = (typeof tenderGroupings)[number];

/** What amounts come to in one currency; `sin` are those whose source names none. They are never added to each other. */
export const CurrencySum = z.object({
  moneda: z.string(),
  /** How many have an amount in it. */
  cantidad: Count,
  suma: z.number(),
});
export type CurrencySum = z.infer<typeof CurrencySum>;

/** So many groups come at most: those with most tenders, or the first weeks. */
export const mostGroups = 200;

/** So many days ahead the closings are counted one by one. */
export const closingDays = 30;

export const TenderGroup = z.object({
  /** As the filter of that name takes it; null of those that have none. */
  valor: z.nullable(z.string()),
  /** Of a buyer. */
  nombre: z.nullable(z.string()),
  cantidad: Count,
  montos: z.array(CurrencySum),
});
export type TenderGroup = z.infer<typeof TenderGroup>;

export const TenderGroupQuery = z.extend(TenderFilter, { por: z.enum(tenderGroupings) });
export type TenderGroupQuery = z.infer<typeof TenderGroupQuery>;

export const TenderGroups = z.object({
  datos: z.array(TenderGroup),
  /** How many groups there are, with those that do not come. */
  grupos: Count,
});
export type TenderGroups = z.infer<typeof TenderGroups>;

/** The whole result of a list in figures. */
export const TenderTotals = z.object({
  cantidad: Count,
  montos: z.array(CurrencySum),
  /** Open ones by the day of their closing, from today on, every day of the next thirty. */
  cierres: z.array(z.object({ dia: IsoDate, cantidad: Count })),
});
export type TenderTotals = z.infer<typeof TenderTotals>;
