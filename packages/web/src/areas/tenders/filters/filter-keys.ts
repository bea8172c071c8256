import { toggled } from '#web/lib/toggled.ts';
import { readListSearch, type TenderListSearch } from '../list/list-search.ts';

/** Filters that are a list of values, and those that are one window or made of fields. */
export const choiceKeys = [
  'region',
  'asignado',
  'comprador',
  'unidad',
  'rubro',
  'proveedor',
  'producto',
  'tag',
  'sinTag',
  'estado',
  'tipo',
  'fuente',
  'etapa',
  'prioridad',
] as const;
export type ChoiceKey = (typeof choiceKeys)[number];
/** Filters of one value, with those that one can choose. */
export const singleFilters = {
  siguiendo: ['yo', 'alguien'],
  propuesta: ['si'],
  restringida: ['si'],
} as const;
export type SingleKey = keyof typeof singleFilters;

const isSingle = (key: FilterKey): key is SingleKey => key in singleFilters;

/** The filters that have a button of their own; the others wait behind "Más filtros". */
export const mainFilters = ['cierre', 'region', 'monto', 'asignado'] as const;
export const moreFilters = [
  'etapa',
  'siguiendo',
  'propuesta',
  'prioridad',
  'restringida',
  'comprador',
  'unidad',
  'rubro',
  'proveedor',
  'producto',
  'tag',
  'sinTag',
  'estado',
  'tipo',
  'nuevas',
  'publicada',
  'cambio',
  'fuente',
] as const;
export const filterKeys = [...mainFilters, ...moreFilters] as const;
export type FilterKey = (typeof filterKeys)[number];

/** The filters between two days, with the fields that hold them. */
export const dayRanges = {
  publicada: ['publicadaDesde', 'publicadaHasta'],
  cambio: ['cambioDesde', 'cambioHasta'],
  cierre: ['cierreDesde', 'cierreHasta'],
} as const;
export type DayRange = keyof typeof dayRanges;

/** The values chosen in a filter, as text. */
export function chosenIn(search: TenderListSearch, key: ChoiceKey): string[] {
  return (search[key] ?? []).map(String);
}

/** The list with one value of a filter more or less; the schema gives the text its type again. */
export function withToggled(
  search: TenderListSearch,
  key: ChoiceKey,
  value: string,
): TenderListSearch {
  return readListSearch({ ...search, [key]: toggled(chosenIn(search, key), value) });
}

/** How many values of a filter are in force. */
export function activeIn(search: TenderListSearch, key: FilterKey): number {
  if (key === 'nuevas' || isSingle(key)) return Number(search[key] !== undefined);
  if (key === 'cierre') {
    const range = search.cierreDesde ?? search.cierreHasta;
    return Number(search.cierre !== undefined) + Number(range !== undefined);
  }
  if (key === 'monto') {
    const range = search.montoMin ?? search.montoMax ?? search.moneda;
    return Number(search.monto !== undefined) + Number(range !== undefined);
  }
  if (key === 'publicada' || key === 'cambio') {
    return Number(dayRanges[key].some((field) => search[field] !== undefined));
  }
  return search[key]?.length ?? 0;
}

/** Nothing of one filter. */
export function withoutFilter(search: TenderListSearch, key: FilterKey): TenderListSearch {
  if (key === 'publicada' || key === 'cambio') {
    const [from, until] = dayRanges[key];
    return { ...search, [from]: undefined, [until]: undefined };
  }
  const next = { ...search, [key]: undefined };
  if (key === 'cierre') return { ...next, cierreDesde: undefined, cierreHasta: undefined };
  if (key === 'monto') {
    return { ...next, montoMin: undefined, montoMax: undefined, moneda: undefined };
  }
  return next;
}
