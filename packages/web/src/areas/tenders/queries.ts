import type {
  RubroQuery,
  SupplierQuery,
  TenderFilter,
  UnitQuery,
} from '@pliego/contract/areas/tender-query';
import type { TenderGroupQuery } from '@pliego/contract/areas/tender-groups';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { tendersApi } from '#web/api/areas/tenders.ts';
import type { ListQuery } from './list/list-search.ts';

export const tenderListsKey = ['tenders', 'list'] as const;
export const tenderBoardsKey = ['tenders', 'board'] as const;

export function tenderListQuery({ filter, sort }: ListQuery) {
  const query = { ...filter, sort };
  return infiniteQueryOptions({
    queryKey: [...tenderListsKey, query],
    queryFn: ({ pageParam, signal }) =>
      tendersApi.list({ query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

const firstPage: string | undefined = undefined;

export function tenderFacetsQuery(filter: TenderFilter) {
  return queryOptions({
    queryKey: ['tenders', 'facets', filter],
    queryFn: ({ signal }) => tendersApi.facets({ query: filter, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** By which rates amounts compare, and how many the bounds leave out for want of one. */
export function tenderRatesQuery(filter: TenderFilter) {
  return queryOptions({
    queryKey: ['tenders', 'rates', filter],
    queryFn: ({ signal }) => tendersApi.rates({ query: filter, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

export function tenderViewsQuery(asked: TenderFilter) {
  // Every view is counted, whichever is shown.
  const filter = { ...asked, vista: undefined };
  return queryOptions({
    queryKey: ['tenders', 'views', filter],
    queryFn: ({ signal }) => tendersApi.views({ query: filter, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** How many tenders a list has, counted to the end. */
export function tenderCountQuery(filter: TenderFilter) {
  return queryOptions({
    queryKey: ['tenders', 'count', filter],
    queryFn: ({ signal }) =>
      tendersApi.list({ query: { ...filter, exacto: true, limit: 1 }, signal }),
    staleTime: 60_000,
  });
}

/** What a list comes to. */
export function tenderTotalsQuery(filter: TenderFilter) {
  return queryOptions({
    queryKey: ['tenders', 'totals', filter],
    queryFn: ({ signal }) => tendersApi.totals({ query: filter, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

export function tenderGroupsQuery(query: TenderGroupQuery) {
  return queryOptions({
    queryKey: ['tenders', 'groups', query],
    queryFn: ({ signal }) => tendersApi.groups({ query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

export function tenderAidsQuery(filter: TenderFilter) {
  return queryOptions({
    queryKey: ['tenders', 'aids', filter],
    queryFn: ({ signal }) => tendersApi.aids({ query: filter, signal }),
    staleTime: 60_000,
  });
}

/** A level of the tree of rubros, or what a text finds in it. */
export function rubrosQuery(query: RubroQuery) {
  return queryOptions({
    queryKey: ['tenders', 'rubros', query],
    queryFn: ({ signal }) => tendersApi.rubros({ query, signal }),
    staleTime: 60_000,
  });
}

export function rubroNamesQuery(codigos: readonly string[]) {
  return queryOptions({
    queryKey: ['tenders', 'rubro-names', codigos],
    queryFn: ({ signal }) => tendersApi.rubroNames({ query: { codigos: [...codigos] }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

/** The suppliers with most tenders, or those that a text finds. */
export function suppliersQuery(query: SupplierQuery) {
  return queryOptions({
    queryKey: ['tenders', 'suppliers', query],
    queryFn: ({ signal }) => tendersApi.suppliers({ query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

export function supplierNamesQuery(claves: readonly string[]) {
  return queryOptions({
    queryKey: ['tenders', 'supplier-names', claves],
    queryFn: ({ signal }) => tendersApi.supplierNames({ query: { claves: [...claves] }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

/** The buying units with most tenders, or those that a text finds. */
export function unitsQuery(query: UnitQuery) {
  return queryOptions({
    queryKey: ['tenders', 'units', query],
    queryFn: ({ signal }) => tendersApi.units({ query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

export function unitNamesQuery(unidades: readonly number[]) {
  return queryOptions({
    queryKey: ['tenders', 'unit-names', unidades],
    queryFn: ({ signal }) => tendersApi.unitNames({ query: { unidades: [...unidades] }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

export function buyersQuery(q: string, ids: readonly number[] = []) {
  return queryOptions({
    queryKey: ['tenders', 'buyers', q, ids],
    queryFn: ({ signal }) => tendersApi.buyers({ query: { q, ids: [...ids] }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

export function tenderKey(id: number) {
  return ['tenders', 'one', id] as const;
}

/**
 * @param en The instant as of which it is shown; today's without it.
 * @param q The search that led there, whose words are marked.
 */
export function tenderQuery(id: number, { en, q }: { en?: string; q?: string } = {}) {
  return queryOptions({
    queryKey: en === undefined && q === undefined ? tenderKey(id) : [...tenderKey(id), { en, q }],
    queryFn: ({ signal }) => tendersApi.get({ params: { id }, query: { en, q }, signal }),
  });
}

export function tenderHistoryQuery(id: number) {
  return queryOptions({
    queryKey: ['tenders', 'history', id],
    queryFn: ({ signal }) => tendersApi.history({ params: { id }, signal }),
  });
}

export function tenderEventsKey(id: number) {
  return ['tenders', 'events', id] as const;
}

export function tenderEventsQuery(id: number) {
  return queryOptions({
    queryKey: tenderEventsKey(id),
    queryFn: ({ signal }) => tendersApi.events({ params: { id }, signal }),
  });
}

export function tenderObservationsQuery(id: number) {
  return queryOptions({
    queryKey: ['tenders', 'observations', id],
    queryFn: ({ signal }) => tendersApi.observations({ params: { id }, signal }),
  });
}
