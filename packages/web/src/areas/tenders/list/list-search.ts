import {
  type TenderFilter,
  TenderFilter as Filter,
  defaultTenderSort,
  TenderListQuery,
  tenderSorts,
  type TenderSort,
} from '@pliego/contract/areas/tender-query';
import { commaList } from '@pliego/contract/fields';
import * as z from 'zod/mini';
import { readSearch } from '#web/lib/search-params.ts';

export const tenderColumnIds = [
  'codigo',
  'nombre',
  'estado',
  'comprador',
  'cierre',
  'monto',
  'etiquetas',
  'asignado',
  'publicacion',
  'tipo',
] as const;
export type TenderColumnId = (typeof tenderColumnIds)[number];

/** These wait in the column chooser; every other column is there at first. */
const hiddenAtFirst: ReadonlySet<TenderColumnId> = new Set(['publicacion', 'tipo']);
export const defaultColumns: readonly TenderColumnId[] = tenderColumnIds.filter(
  (id) => !hiddenAtFirst.has(id),
);
export const densities = ['comoda', 'compacta'] as const;

/**
 * The whole state of the list, as its address holds it: the API's query and how it is shown. What is
 * as it is by default is absent, and so is not written.
 */
export const TenderListSearch = z.extend(z.omit(TenderListQuery, { cursor: true, limit: true }), {
  sort: z.optional(z.enum(tenderSorts)),
  exacto: z.optional(TenderListQuery.shape.exacto),
  columnas: z.optional(commaList(z.enum(tenderColumnIds))),
  densidad: z.optional(z.enum(densities)),
});
export type TenderListSearch = z.output<typeof TenderListSearch>;

/** Reads an address; what is wrong in it or says the default is dropped. */
export function readListSearch(search: Record<string, unknown>): TenderListSearch {
  const read = readSearch(TenderListSearch, search);
  return {
    ...read,
    sort: read.sort === defaultTenderSort ? undefined : read.sort,
    exacto: read.exacto === true ? true : undefined,
  };
}

/** How the list is sorted. */
export function sortOf(search: TenderListSearch): TenderSort {
  return search.sort ?? defaultTenderSort;
}

/** What narrows the list, without order or looks; empty lists and texts narrow nothing. */
export function filterOf(search: TenderListSearch): TenderFilter {
  const filter = Filter.parse(search);
  const set = Object.entries(filter).filter(
    ([, value]) =>
      value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(set);
}

/** The same list with nothing narrowed; order and looks stay. */
export function withoutFilters(search: TenderListSearch): TenderListSearch {
  const { sort, exacto, columnas, densidad } = search;
  return { sort, exacto, columnas, densidad };
}

/** What the server is asked for. */
export interface ListQuery {
  filter: TenderFilter;
  sort: TenderSort;
  exacto: boolean;
}

export function listQueryOf(search: TenderListSearch): ListQuery {
  return { filter: filterOf(search), sort: sortOf(search), exacto: search.exacto === true };
}
