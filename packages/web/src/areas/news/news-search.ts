import { blogCategories } from '@pliego/contract/areas/blog';
import { text } from '@pliego/contract/fields';
import * as z from 'zod/mini';

/** The product's own category, beside those of the sample blog. */
export const ownCategory = 'pliego';
export const newsCategories = [ownCategory, ...blogCategories] as const;
export type NewsCategory = (typeof newsCategories)[number];

export const NewsSearch = z.object({
  q: z.optional(text({ max: 100 })),
  categoria: z.optional(z.enum(newsCategories)),
  pagina: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  ver: z.optional(z.literal('borradores')),
});
