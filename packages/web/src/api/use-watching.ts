import { useMutation, useQueryClient } from '@tanstack/react-query';
import { viewsApi } from './areas/views.ts';

/** A name has to fit; what does not is cut. */
const mostLetters = 60;

interface Watched {
  name: string;
  /** Whose tenders: a part of the search of the list's address, as `comprador=12`. */
  state: string;
}

/** Keeps open tenders as a view of the person's own that tells each working day of what is new in it. */
export function useWatching(onDone: (name: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, state }: Watched) => {
      const nombre = name.slice(0, mostLetters).trim();
      const estado = `${state}&vista=abiertas`;
      const body = { nombre, pagina: 'licitaciones', estado } as const;
      const { id } = await viewsApi.create({ body });
      return viewsApi.setAlert({ params: { id }, body: { ritmo: 'diaria' } });
    },
    onSuccess: ({ nombre }) => onDone(nombre),
    onSettled: () => client.invalidateQueries({ queryKey: ['views'] }),
  });
}
