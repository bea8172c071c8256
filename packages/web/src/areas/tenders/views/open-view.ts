import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { searchOfState } from './view-state.ts';
import { viewsQuery } from './view-queries.ts';

/** Where the short link of a saved view leads; nowhere when there is none, or it is not shared any more. */
export async function openView(client: QueryClient, id: number): Promise<never> {
  const { datos } = await client.fetchQuery({ ...viewsQuery, staleTime: 0 });
  const view = datos.find((one) => one.id === id);
  if (view === undefined) throw notFound();
  throw redirect({ to: '/licitaciones', search: searchOfState(view.estado), replace: true });
}

/** That the list was opened since the session began: kept where the session's data is, and gone with it. */
const openedKey = ['views', 'opened'];

/**
 * The first arrival at the list by an address that asks for nothing leads to the view that the person, or their role, begins with.
 * Later ones do not: who has taken the filters away wants the list without them.
 */
export async function openFirstView(client: QueryClient, searchText: string): Promise<void> {
  if (client.getQueryData(openedKey) === true) return;
  client.setQueryDefaults(openedKey, { gcTime: Infinity });
  client.setQueryData(openedKey, true);
  if (searchText !== '') return;
  // A list without its view is still the list.
  const views = await client.ensureQueryData(viewsQuery).catch(() => undefined);
  const chosen = views?.predeterminadas.find(({ pagina }) => pagina === 'licitaciones');
  const view = views?.datos.find(({ id }) => id === chosen?.id);
  if (view === undefined) return;
  throw redirect({ to: '/licitaciones', search: searchOfState(view.estado), replace: true });
}
