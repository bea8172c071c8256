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
  ritmo: 'nunca' | NonNullable<SavedView['alerta']>['ritmo'];
  abre: boolean;
};

/** Saves a view and what the person wants of it: to be told of what is new, and that the list opens in it. */
export function useSaveView(view: SavedView | null, opens: boolean) {
  const client = useQueryClient();
  return async ({ nombre, estado, compartida, ritmo, abre }: ViewValues): Promise<SavedView> => {
    const body = { nombre, estado, compartida };
    try {
      const saved = await saveFields(view, body);
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

type Fields = Pick<ViewValues, 'nombre' | 'estado' | 'compartida'>;

/** Of somebody else's view the alert and the opening alone are one's own. */
async function saveFields(view: SavedView | null, fields: Fields): Promise<SavedView> {
  if (view === null) return viewsApi.create({ body: { ...fields, pagina: 'licitaciones' } });
  const isSame =
    fields.nombre === view.nombre &&
    fields.estado === view.estado &&
    fields.compartida === view.compartida;
  if (isSame) return view;
  return viewsApi.update({ params: { id: view.id }, body: fields, ifVersion: view.version });
}
