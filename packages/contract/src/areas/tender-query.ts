import * as z from 'zod/mini';
import { commaList, currencies, Id, IsoDate } from '../fields.ts';
import { pageFields } from '../paging.ts';
import { stateClasses } from '../rules/tender-codes.ts';

export const tenderSorts = [
  'cierre',
  '-cierre',
  'publicacion',
  '-publicacion',
  'monto',
  '-monto',
  'nombre',
  '-nombre',
] as const;
export type TenderSort = (typeof tenderSorts)[number];
export const defaultTenderSort: TenderSort = '-publicacion';

/** Windows relative to today in Santiago, so that a saved link keeps its meaning. */
export const closingWindows = ['hoy', '3d', '7d', '30d', 'vencidas', 'sin-fecha'] as const;
export type ClosingWindow = (typeof closingWindows)[number];

/** Published within these last days, today included. */
export const noveltyWindows = ['hoy', '3d', '7d', '30d'] as const;
export type NoveltyWindow = (typeof noveltyWindows)[number];

const Amount = z.coerce.number('Debe ser un número').check(z.nonnegative('Debe ser cero o más'));
/** A person of the company, `yo`, or `nadie`. */
const Assignee = z.union([z.enum(['yo', 'nadie']), Id], 'Debe ser una persona, «yo» o «nadie»');
/** A tag of the company, or `ninguna`. */
const TagFilter = z.union([z.literal('ninguna'), Id], 'Debe ser una etiqueta o «ninguna»');

/** What narrows the list. Each filter's values are joined by "or", different filters by "and". */
export const TenderFilter = z.object({
  q: z.optional(z.string().check(z.maxLength(10_000))),
  estado: z.optional(commaList(z.enum(stateClasses))),
  tipo: z.optional(commaList(z.string().check(z.maxLength(10)))),
  region: z.optional(commaList(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(16)))),
  comprador: z.optional(commaList(Id)),
  tag: z.optional(commaList(TagFilter)),
  asignado: z.optional(commaList(Assignee)),
  cierre: z.optional(z.enum(closingWindows)),
  cierreDesde: z.optional(IsoDate),
  cierreHasta: z.optional(IsoDate),
  /** What is new, without what is marked as a copy or as abandoned. */
  nuevas: z.optional(z.enum(noveltyWindows)),
  /** `con` or `sin` a published amount. */
  monto: z.optional(z.enum(['con', 'sin'])),
  /** Bounds in `moneda`, which is CLP unless given: amounts of different currencies never compare. */
  montoMin: z.optional(Amount),
  montoMax: z.optional(Amount),
  moneda: z.optional(z.enum(currencies)),
});
export type TenderFilter = z.infer<typeof TenderFilter>;

export const TenderListQuery = z.extend(TenderFilter, {
  sort: z._default(z.enum(tenderSorts), defaultTenderSort),
  ...pageFields,
});
export type TenderListQuery = z.infer<typeof TenderListQuery>;

function counted<S extends z.core.$ZodType>(value: S) {
  return z.array(z.object({ valor: value, cantidad: z.int() }));
}

/** Counts by value. Each filter's counts respect all the others but not itself. */
export const TenderFacets = z.object({
  estado: counted(z.enum(stateClasses)),
  tipo: counted(z.string()),
  region: counted(z.number()),
  /** The twenty with most tenders. */
  comprador: z.array(z.object({ valor: z.number(), nombre: z.string(), cantidad: z.int() })),
  tag: counted(z.union([z.literal('ninguna'), z.number()])),
  asignado: counted(z.union([z.literal('nadie'), z.number()])),
  cierre: counted(z.enum(closingWindows)),
  nuevas: counted(z.enum(noveltyWindows)),
  monto: counted(z.enum(['con', 'sin'])),
  moneda: counted(z.string()),
});
export type TenderFacets = z.infer<typeof TenderFacets>;
