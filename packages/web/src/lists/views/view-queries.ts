import type { SavedView, ViewPage } from '@pliego/contract/areas/views';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { viewsApi } from '#web/api/areas/views.ts';

/** The saved views of a page; of all of them without one. */
export function viewsQuery(page?: ViewPage) {
  return queryOptions({
    queryKey: ['views', page ?? 'all'],
    queryFn: ({ signal }) => viewsApi.list({ query: { pagina: page }, signal }),
    staleTime: 60_000,
  });
}

/** Reads the saved views again wherever they are shown. */
export const rereadViews = (client: QueryClient, page: ViewPage): Promise<void> =>
  client.invalidateQueries({ queryKey: viewsQuery(page).queryKey });

/** What a view is saved with. */
export type ViewValues = {
  nombre: string;
  estado: string;
  compartida: boolean;
  /** With whom the list begins in it. */
  roles: SavedView['roles'];
  ritmo: 'nunca' | NonNullable<SavedView['alerta']>['ritmo'];
  abre: boolean;
};

/** Saves a view and what the person wants of it: to be told of what is new, and that the list opens in it. */
export function useSaveView(page: ViewPage, view: SavedView | null, opens: boolean) {
  const client = useQueryClient();
  return async ({ ritmo, abre, ...fields }: ViewValues): Promise<SavedView> => {
    try {
      const saved = await saveFields(page, view, fields);
      const params = { id: saved.id };
      if (ritmo !== (view?.alerta?.ritmo ?? 'nunca')) {
        await viewsApi.setAlert({ params, body: { ritmo: ritmo === 'nunca' ? null : ritmo } });
      }
      if (abre !== opens) {
        await viewsApi.setDefault({ body: { pagina: page, id: abre ? saved.id : null } });
      }
      return saved;
    } finally {
      await rereadViews(client, page);
    }
  };
}

type Fields = Omit<ViewValues, 'ritmo' | 'abre'>;

/** Of somebody else's view the alert and the opening alone are one's own. */
async function saveFields(
  page: ViewPage,
  view: SavedView | null,
  { roles, ...fields }: Fields,
): Promise<SavedView> {
  const saved = view ?? (await viewsApi.create({ body: { ...fields, pagina: page } }));
  const chosen = fields.compartida ? roles : [];
  const isSame =
    fields.nombre === saved.nombre &&
    fields.estado === saved.estado &&
    fields.compartida === saved.compartida;
  const hasSameRoles = chosen.toSorted().join() === saved.roles.toSorted().join();
  if (isSame && hasSameRoles) return saved;
  // Others than those who manage shared views may not even send it.
  const body = hasSameRoles ? fields : { ...fields, roles: chosen };
  return viewsApi.update({ params: { id: saved.id }, body, ifVersion: saved.version });
}
