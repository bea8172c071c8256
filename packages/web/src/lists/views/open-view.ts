import type { SavedView, ViewPage } from '@pliego/contract/areas/views';
import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { viewHref } from './view-state.ts';
import { viewsQuery } from './view-queries.ts';

const redirectTo = ({ pagina, estado }: SavedView) =>
  redirect({ href: viewHref(pagina, estado), replace: true });

/** Where the short link of a saved view leads; nowhere when there is none, or it is not shared any more. */
export async function openView(client: QueryClient, id: number): Promise<never> {
  const { datos } = await client.fetchQuery({ ...viewsQuery(), staleTime: 0 });
  const view = datos.find((one) => one.id === id);
  if (view === undefined) throw notFound();
  throw redirectTo(view);
}

/** That a page was opened since the session began: kept where the session's data is, and gone with it. */
const openedKey = (page: ViewPage) => ['views-opened', page];

/**
 * The first arrival at a page by an address that asks for nothing leads to the view that the person, or their role, begins with.
 * Later ones do not: who has taken the filters away wants it without them.
 */
export async function openFirstView(
  client: QueryClient,
  page: ViewPage,
  searchText: string,
): Promise<void> {
  const key = openedKey(page);
  if (client.getQueryData(key) === true) return;
  client.setQueryDefaults(key, { gcTime: Infinity });
  client.setQueryData(key, true);
  if (searchText !== '') return;
  // A list without its view is still the list.
  const views = await client.ensureQueryData(viewsQuery(page)).catch(() => undefined);
  const chosen = views?.predeterminadas.find(({ pagina }) => pagina === page);
  const view = views?.datos.find(({ id }) => id === chosen?.id);
  // One that asks for nothing is where the person is already.
  if (view === undefined || view.estado === '') return;
  throw redirectTo(view);
}
