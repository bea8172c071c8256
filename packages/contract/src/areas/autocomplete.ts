import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const Film = z.object({
  id: z.number(),
  title: z.string(),
  /** Its place in the list, as text, from `1`. */
  rank: z.string(),
});
export type Film = z.infer<typeof Film>;

export const autocompleteEndpoints = {
  films: endpoint({
    method: 'GET',
    path: '/api/autocomplete/data',
    summary: 'Cien títulos de películas para completar lo que se escribe.',
    access: 'session',
    response: z.object({ autoComplete: z.array(Film) }),
  }),
};
