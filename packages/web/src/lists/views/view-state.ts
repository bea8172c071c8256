import type { ViewPage } from '@pliego/contract/areas/views';
import { stringifySearch } from '#web/lib/search-params.ts';

/** The page of each list of which a state can be saved. */
export const viewPaths: Record<ViewPage, string> = {
  licitaciones: '/licitaciones',
  seguimiento: '/seguimiento',
  productos: '/productos',
  usuarios: '/usuarios',
  importaciones: '/fuentes',
  reportes: '/reportes/nuevo',
};

/** Where a saved state leads. What the product no longer knows of it is left out by the route. */
export const viewHref = (page: ViewPage, state: string): string =>
  state === '' ? viewPaths[page] : `${viewPaths[page]}?${state}`;

/** An address as it is saved: in one order, whatever the order of its parts. */
export function writtenState(search: object): string {
  const inOrder = Object.entries(search).sort(([one], [other]) => (one < other ? -1 : 1));
  return stringifySearch(Object.fromEntries(inOrder)).slice(1);
}

/** Whether two states lead to the same list, whatever the order in which they were written. */
export function isSameState(one: string, other: string): boolean {
  const sorted = (state: string) =>
    [...new URLSearchParams(state)]
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return sorted(one) === sorted(other);
}
