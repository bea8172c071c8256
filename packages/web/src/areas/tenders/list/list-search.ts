import {
  type TenderFilter,
  TenderFilter as Filter,
  defaultTenderSort,
  TenderListQuery,
  type TenderView,
} from '@pliego/contract/areas/tender-query';
import { type TenderSort } from '@pliego/contract/areas/tender-sorts';
import { tenderGroupings } from '@pliego/contract/areas/tender-groups';
import { commaList, Id, IsoDate } from '@pliego/contract/fields';
import * as z from 'zod/mini';
import { readSearch } from '#web/lib/search-params.ts';
import { looksShape } from '#web/lists/looks/looks-search.ts';
import { dateGroups, periods } from '../calendar/calendar-choices.ts';

export const laneChoices = ['responsable', 'tipo'] as const;
export const listForms = ['tablero', 'calendario'] as const;

/** Days of which the calendar can show what is around them, within what the API takes. */
const shownDay = IsoDate.check(z.refine((day) => day >= '1901-01-01' && day < '2199-01-01'));
const shownMonth = z.string().check(
  z.regex(/^\d{4}-\d{2}$/),
  z.refine((month) => shownDay.safeParse(`${month}-01`).success),
);

/**
 * The whole state of the list, as its address holds it: the API's query and how it is shown. What is
 * as it is by default is absent, and so is not written.
 */
export const TenderListSearch = z.object({
  ...Filter.shape,
  sort: TenderListQuery.shape.sort,
  ...looksShape,
  /** What the table is divided by. */
  grupo: z.optional(z.enum(tenderGroupings)),
  /** The tender that is open beside the list. */
  ver: z.optional(Id),
  /** The board or the calendar instead of the table. */
  forma: z.optional(z.enum(listForms)),
  /** What divides the board into lanes. */
  calles: z.optional(z.enum(laneChoices)),
  /** How the calendar is laid out; by months without it. */
  periodo: z.optional(z.enum(periods)),
  /** The month of the calendar, `YYYY-MM`. */
  mes: z.optional(shownMonth),
  /** The day of the calendar that is chosen. */
  dia: z.optional(shownDay),
  /** Which kinds of dates the calendar shows. */
  fechas: z.optional(commaList(z.enum(dateGroups))),
});
export type TenderListSearch = z.output<typeof TenderListSearch>;

/** Reads an address; invalid and default values are dropped. */
export function readListSearch(search: Record<string, unknown>): TenderListSearch {
  const read = readSearch(TenderListSearch, search);
  return {
    ...read,
    vista: read.vista === defaultViewOf(read) ? undefined : read.vista,
    sort: read.sort === defaultTenderSort(filterOf(read)) ? undefined : read.sort,
  };
}

/** What of the address narrows the list besides its view. */
function narrowing(search: TenderListSearch): Omit<TenderFilter, 'vista'> {
  const filter = { ...Filter.parse(pick(search)), vista: undefined };
  const set = Object.entries(filter).filter(
    ([, value]) =>
      value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(set);
}

/** The parts of the address that the API filters by. */
function pick(search: TenderListSearch): Partial<TenderListSearch> {
  return Object.fromEntries(Object.entries(search).filter(([name]) => name in Filter.shape));
}

export function isNarrowed(search: TenderListSearch): boolean {
  return Object.keys(narrowing(search)).length > 0;
}

/** The list opens with what is open; a link that asks for something looks for it everywhere. */
function defaultViewOf(search: TenderListSearch): TenderView {
  return isNarrowed(search) ? 'todas' : 'abiertas';
}

/** The view that is shown. */
export function viewOf(search: TenderListSearch): TenderView {
  return search.vista ?? defaultViewOf(search);
}

/** The list is of what fits our products, which has scores. */
export function asksForMatches({ calce, producto = [], sort }: TenderListSearch): boolean {
  return calce !== undefined || producto.length > 0 || sort?.endsWith('puntaje') === true;
}

/** How the list is sorted. */
export function sortOf(search: TenderListSearch): TenderSort {
  return search.sort ?? defaultTenderSort(filterOf(search));
}

/** What the API is asked for, without order or looks; empty lists and texts narrow nothing. */
export function filterOf(search: TenderListSearch): TenderFilter {
  const vista = viewOf(search);
  return { ...narrowing(search), ...(vista === 'todas' ? {} : { vista }) };
}

/** An address with some of it changed. The view stays the one that is shown, whatever the default becomes. */
export function changed(
  search: TenderListSearch,
  patch: Partial<TenderListSearch>,
): TenderListSearch {
  return readListSearch({ ...search, ...patch, vista: patch.vista ?? viewOf(search) });
}

/** The same view with nothing narrowed; order and looks stay. */
export function withoutFilters(search: TenderListSearch): TenderListSearch {
  const looks = Object.entries(search).filter(
    ([name]) => !(name in Filter.shape) && name !== 'ver',
  );
  return readListSearch({ ...Object.fromEntries(looks), vista: viewOf(search) });
}

/** The query to the server. */
export interface ListQuery {
  filter: TenderFilter;
  sort: TenderSort;
}

export function listQueryOf(search: TenderListSearch): ListQuery {
  return { filter: filterOf(search), sort: sortOf(search) };
}
