import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { PageEntry } from './bookmarks.ts';

/** How many results of a group are shown; who searches applies it. */
export const searchLimit = 4;

export const SearchFile = z.object({
  title: z.string(),
  by: z.string(),
  size: z.string(),
  /** The icon of its type. */
  file: z.string(),
});
export type SearchFile = z.infer<typeof SearchFile>;

export const SearchContact = z.object({
  title: z.string(),
  email: z.string(),
  img: z.string(),
  /** `DD/MM/YYYY`. */
  date: z.string(),
});
export type SearchContact = z.infer<typeof SearchContact>;

function group<const Title extends string, S extends z.ZodMiniType>(title: Title, entry: S) {
  return z.object({
    groupTitle: z.literal(title),
    searchLimit: z.int(),
    data: z.array(entry),
  });
}

export const mainSearchEndpoints = {
  data: endpoint({
    method: 'GET',
    path: '/api/main-search/data',
    summary: 'Todo lo que encuentra el buscador principal, por grupos.',
    access: 'session',
    response: z.object({
      searchArr: z.tuple([
        group('Pages', PageEntry),
        group('Files', SearchFile),
        group('Contacts', SearchContact),
      ]),
    }),
  }),
};
