import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BodyId } from '../fields.ts';

/** A page as search and bookmarks show it (specification, section 3). */
export const PageEntry = z.object({
  id: z.number(),
  target: z.string(),
  isBookmarked: z.boolean(),
  title: z.string(),
  icon: z.string(),
  link: z.string(),
});
export type PageEntry = z.infer<typeof PageEntry>;

export const Bookmarks = z.object({
  /** Every page. */
  suggestions: z.array(PageEntry),
  /** The user's bookmarks, oldest first. */
  bookmarks: z.array(PageEntry),
});
export type Bookmarks = z.infer<typeof Bookmarks>;

export const bookmarkEndpoints = {
  data: endpoint({
    method: 'GET',
    path: '/api/bookmarks/data',
    summary: 'Todas las páginas, y cuáles guardó la persona.',
    access: 'session',
    response: Bookmarks,
  }),
  update: endpoint({
    method: 'POST',
    path: '/api/bookmarks/update',
    summary: 'Guarda una página, o deja de guardarla si ya lo estaba.',
    access: 'session',
    body: z.object({ id: BodyId }),
    response: z.void(),
    produces: 'nothing',
    problems: ['no-encontrado'],
  }),
};
