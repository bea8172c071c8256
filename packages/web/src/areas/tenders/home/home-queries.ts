import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import type { TenderSort } from '@pliego/contract/areas/tender-sorts';
import { queryOptions } from '@tanstack/react-query';
import { homeApi } from '#web/api/areas/home.ts';
import { productsApi } from '#web/api/areas/products.ts';
import { tendersApi } from '#web/api/areas/tenders.ts';

/** The lists of the home, as the list of tenders shows them. */
export type HomeList = 'closings' | 'unassigned' | 'fresh';
export const homeLists: Record<HomeList, Pick<TenderFilter, 'vista' | 'asignado'>> = {
  closings: { vista: 'semana', asignado: ['yo'] },
  unassigned: { vista: 'semana', asignado: ['nadie'] },
  fresh: { vista: 'nuevas' },
};

const sorts: Record<HomeList, TenderSort> = {
  closings: 'cierre',
  unassigned: 'cierre',
  fresh: '-publicacion',
};
const shownRows = 6;

export function homeListQuery(list: HomeList) {
  const query = { ...homeLists[list], sort: sorts[list], limit: shownRows };
  return queryOptions({
    queryKey: ['tenders', 'home', list],
    queryFn: ({ signal }) => tendersApi.list({ query, signal }),
  });
}

/** Notes the visit: asked once while the home is open, however often it is drawn. */
export const visitQuery = queryOptions({
  queryKey: ['home', 'visit'],
  queryFn: ({ signal }) => homeApi.visit({ signal }),
  staleTime: 10 * 60_000,
});

export function homeChangesQuery(since: string) {
  return queryOptions({
    queryKey: ['tenders', 'home', 'changes', since],
    queryFn: ({ signal }) => homeApi.changes({ query: { desde: since }, signal }),
  });
}

export const closingDaysQuery = queryOptions({
  queryKey: ['tenders', 'home', 'days'],
  queryFn: ({ signal }) => homeApi.closings({ signal }),
});

/** Whether the company has a catalogue at all. */
export const anyProductQuery = queryOptions({
  queryKey: ['products', 'any'],
  queryFn: ({ signal }) => productsApi.list({ query: { limit: 1 }, signal }),
  // The first one may have been added on the page before.
  staleTime: 0,
});
