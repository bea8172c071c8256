import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { commaList, currencies, Id, IsoDate } from '../fields.ts';
import { pageFields } from '../paging.ts';
import { closingWindows, dayWindows } from '../rules/tender-closing.ts';
import { rubroPattern } from '../rules/rubros.ts';
import { supplierKeyPattern } from '../rules/supplier-key.ts';
import { sourceCodes } from '../rules/source-codes.ts';
import { stateClasses } from '../rules/tender-codes.ts';
import { stages } from '../rules/work-stages.ts';
import { type TenderSort, tenderSorts } from './tender-sorts.ts';
import { workPriorities } from './work-shapes.ts';

/**
 * The views of the list, in their order. `abiertas` is what takes bids now by the clock, whatever the portal says;
 * `mias`, `sin-responsable`, `semana` and `nuevas` narrow it further; `cambiadas` is what sources changed in the last
 * seven days and is open or worked on by the company.
 */
export const tenderViews = [
  'abiertas',
  'mias',
  'sin-responsable',
  'semana',
  'nuevas',
  'cambiadas',
  'todas',
] as const;
export type TenderView = (typeof tenderViews)[number];

/** How a list is sorted when nobody says. */
export function defaultTenderSort({ q, vista }: { q?: string; vista?: TenderView }): TenderSort {
  if (q !== undefined && q.trim() !== '') return 'relevancia';
  if (vista === 'cambiadas') return '-cambio';
  return vista === undefined || vista === 'todas' || vista === 'nuevas' ? '-publicacion' : 'cierre';
}

const Amount = z.coerce
  .number(checkCode('tipo-numero'))
  .check(z.nonnegative(checkCode('cero-o-mas')));
/** A person of the company, `yo`, `alguien` whoever it is, or `nadie`. */
const Assignee = z.union(
  [z.enum(['yo', 'alguien', 'nadie']), Id],
  checkCode('persona-yo-alguien-o-nadie'),
);
/** A tag of the company, or `ninguna`. */
const TagFilter = z.union([z.literal('ninguna'), Id], checkCode('etiqueta-o-ninguna'));

/** A segment, family, class or product of UNSPSC: two to eight digits. */
const Rubro = z.string().check(z.regex(rubroPattern, checkCode('rubro')));

/** A supplier, by its key. */
const SupplierKey = z.string().check(z.regex(supplierKeyPattern, checkCode('proveedor')));

/** A buying unit of Mercado Público: the number with which the codes of its tenders begin. */
const UnitCode = z.coerce
  .number(checkCode('tipo-numero'))
  .check(z.int(checkCode('tipo-entero')), z.minimum(1), z.maximum(999_999_999));

/** A currency; `sin` is an amount whose source names none. */
export const currencyFilters = [...currencies, 'sin'] as const;

/** What a list can ask to be missing. */
export const unsaidFacts = ['comprador', 'region', 'tipo', 'prioridad'] as const;

/** What narrows the list. Each filter's values are joined by "or", different filters by "and". */
export const TenderFilter = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(10_000))),
  /** Every tender, unless given. */
  vista: z.optional(z.enum(tenderViews)),
  fuente: z.optional(commaList(z.enum(sourceCodes))),
  estado: z.optional(commaList(z.enum(stateClasses))),
  tipo: z.optional(commaList(z.string().check(z.maxLength(10)))),
  region: z.optional(commaList(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(16)))),
  comprador: z.optional(commaList(Id)),
  unidad: z.optional(commaList(UnitCode)),
  /** Beginnings of codes of UNSPSC: a tender that buys something of any of them. */
  rubro: z.optional(commaList(Rubro)),
  /** Who won the tender, or sells by an order of it: any of these. */
  proveedor: z.optional(commaList(SupplierKey)),
  tag: z.optional(commaList(TagFilter)),
  /** Without any of these tags. */
  sinTag: z.optional(commaList(Id)),
  asignado: z.optional(commaList(Assignee)),
  /** Our stages. Only a filter that names `descartada` finds discarded tenders in a view other than `todas`. */
  etapa: z.optional(commaList(z.enum(stages))),
  /** Followed by the caller, or by anybody of the company. */
  siguiendo: z.optional(z.enum(['yo', 'alguien'])),
  /** A move that the portal suggests waits for a decision. */
  propuesta: z.optional(z.literal('si')),
  prioridad: z.optional(commaList(z.enum(workPriorities))),
  /** Kept to a team. */
  restringida: z.optional(z.literal('si')),
  /** Came into their stage on these days. */
  etapaDesde: z.optional(IsoDate),
  etapaHasta: z.optional(IsoDate),
  /** Left any of these stages, on `dejoDesde` to `dejoHasta` where those are given. */
  dejo: z.optional(commaList(z.enum(stages))),
  dejoDesde: z.optional(IsoDate),
  dejoHasta: z.optional(IsoDate),
  /** Discarded or withdrawn for any of these reasons of the company. */
  motivo: z.optional(commaList(Id)),
  /** With an offer of ours in any of these currencies. */
  oferta: z.optional(commaList(z.enum(currencies))),
  /** Of which at least one of these is not said by any source. */
  sinDato: z.optional(commaList(z.enum(unsaidFacts))),
  /** Of which none of these is said by any source. */
  sinNingunDato: z.optional(commaList(z.enum(unsaidFacts))),
  /** With a line that fits one of our products, and that nobody dismissed. */
  calce: z.optional(z.literal('si')),
  /** With a line that fits any of these products. */
  producto: z.optional(commaList(Id)),
  cierre: z.optional(z.enum(closingWindows)),
  cierreDesde: z.optional(IsoDate),
  cierreHasta: z.optional(IsoDate),
  publicadaDesde: z.optional(IsoDate),
  publicadaHasta: z.optional(IsoDate),
  /** Last changed by what a source said, on these days. */
  cambioDesde: z.optional(IsoDate),
  cambioHasta: z.optional(IsoDate),
  /** Awarded on these days. */
  adjudicadaDesde: z.optional(IsoDate),
  adjudicadaHasta: z.optional(IsoDate),
  /** Published within the last days, today included, without what is marked as a copy or as abandoned. */
  nuevas: z.optional(z.enum(dayWindows)),
  /** `con` or `sin` a published amount. */
  monto: z.optional(z.enum(['con', 'sin'])),
  /**
   * Bounds in `moneda`, which is CLP unless given. In CLP, CLF and UTM they compare amounts of any currency, at the
   * rates of the day of publication, and leave out those without one; in others, amounts of that currency alone.
   */
  montoMin: z.optional(Amount),
  montoMax: z.optional(Amount),
  moneda: z.optional(z.enum(currencyFilters)),
});
export type TenderFilter = z.infer<typeof TenderFilter>;

export const TenderListQuery = z.extend(TenderFilter, {
  /** `defaultTenderSort` unless given. */
  sort: z.optional(z.enum(tenderSorts)),
  ...pageFields,
});
export type TenderListQuery = z.infer<typeof TenderListQuery>;

function counted<S extends z.core.$ZodType>(value: S) {
  return z.array(z.object({ valor: value, cantidad: z.int() }));
}

/** Totals of the views are exact up to here. */
export const viewCountCap = 10_000;

/** How many tenders each view has under the other filters; `exacta: false` says that there are more. */
export const TenderViewCounts = z.object({
  datos: z.array(z.object({ vista: z.enum(tenderViews), cantidad: z.int(), exacta: z.boolean() })),
});
export type TenderViewCounts = z.infer<typeof TenderViewCounts>;

/** Counts by value. Each filter's counts respect all the others but not itself. */
export const TenderFacets = z.object({
  estado: counted(z.enum(stateClasses)),
  tipo: counted(z.string()),
  region: counted(z.number()),
  fuente: counted(z.enum(sourceCodes)),
  /** The twenty with most tenders; each institution once, in however many ways its sources name it. */
  comprador: z.array(
    z.object({
      valor: z.number(),
      nombre: z.string(),
      /** Its tax number, where a source gives it. */
      rut: z.nullable(z.string()),
      cantidad: z.int(),
    }),
  ),
  tag: counted(z.union([z.literal('ninguna'), z.number()])),
  asignado: counted(z.union([z.enum(['alguien', 'nadie']), z.number()])),
  etapa: counted(z.enum(stages)),
  cierre: counted(z.enum(closingWindows)),
  nuevas: counted(z.enum(dayWindows)),
  monto: counted(z.enum(['con', 'sin'])),
  /** With `sin`, of the amounts whose source names no currency. */
  moneda: counted(z.string()),
});
export type TenderFacets = z.infer<typeof TenderFacets>;

/** A rubro with its name, where it is known, and how many tenders buy something of it. */
export const CountedRubro = z.object({
  codigo: z.string(),
  nombre: z.nullable(z.string()),
  cantidad: z.int(),
});
export type CountedRubro = z.infer<typeof CountedRubro>;

/** The tree of rubros under the other filters: one level, or what a text finds in it. */
export const RubroQuery = z.extend(TenderFilter, {
  /** The rubro whose level below is asked for; the segments without it. */
  bajo: z.optional(Rubro),
  /** Words of the name, or the beginning of a code, of rubros of any level. */
  buscar: z.optional(z.string().check(z.maxLength(200))),
});
export type RubroQuery = z.infer<typeof RubroQuery>;

/** A supplier with its name and tax number, and how many tenders it won or sells by. */
export const CountedSupplier = z.object({
  clave: z.string(),
  nombre: z.string(),
  rut: z.nullable(z.string()),
  cantidad: z.int(),
});
export type CountedSupplier = z.infer<typeof CountedSupplier>;

/** The suppliers with most tenders under the other filters, or those that a text finds. */
export const SupplierQuery = z.extend(TenderFilter, {
  /** Words of the name, or the tax number. */
  buscar: z.optional(z.string().check(z.maxLength(200))),
});
export type SupplierQuery = z.infer<typeof SupplierQuery>;

/** A buying unit of Mercado Público, and how many tenders it has. Its institution may have many. */
export const CountedUnit = z.object({
  unidad: z.int(),
  /** Null where no source names it. */
  nombre: z.nullable(z.string()),
  comprador: z.nullable(z.string()),
  cantidad: z.int(),
});
export type CountedUnit = z.infer<typeof CountedUnit>;

/** The units with most tenders under the other filters, or those that a text finds. */
export const UnitQuery = z.extend(TenderFilter, {
  /** Words of the name of the unit or of its institution, or its number. */
  buscar: z.optional(z.string().check(z.maxLength(200))),
});
export type UnitQuery = z.infer<typeof UnitQuery>;
