import type { SavedView } from '@pliego/contract/areas/views';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { viewsApi } from '#web/api/areas/views.ts';

/** The saved views of the list of tenders. */
export const viewsQuery = queryOptions({
  queryKey: ['views', 'licitaciones'],
  queryFn: ({ signal }) => viewsApi.list({ query: { pagina: 'licitaciones' }, signal }),
  staleTime: 60_000,
});

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
export function useSaveView(view: SavedView | null, opens: boolean) {
  const client = useQueryClient();
  return async ({ ritmo, abre, ...fields }: ViewValues): Promise<SavedView> => {
    try {
      const saved = await saveFields(view, fields);
      const params = { id: saved.id };
      if (ritmo !== (view?.alerta?.ritmo ?? 'nunca')) {
        await viewsApi.setAlert({ params, body: { ritmo: ritmo === 'nunca' ? null : ritmo } });
      }
      if (abre !== opens) {
        await viewsApi.setDefault({ body: { pagina: 'licitaciones', id: abre ? saved.id : null } });
      }
      return saved;
    } finally {
      await client.invalidateQueries({ queryKey: viewsQuery.queryKey });
    }
  };
}

type Fields = Omit<ViewValues, 'ritmo' | 'abre'>;

/** Of somebody else's view the alert and the opening alone are one's own. */
async function saveFields(
  view: SavedView | null,
  { roles, ...fields }: Fields,
): Promise<SavedView> {
  const saved = view ?? (await viewsApi.create({ body: { ...fields, pagina: 'licitaciones' } }));
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
