import type { BlogDraft } from '@pliego/contract/areas/blog';
import type { Collection } from '#sample/store.ts';
import type { KeptPost } from './kept-post.ts';

/** From a title, for an address: `lo-que-aprendimos`. */
const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

/** No two posts have the same: what is taken gets a number. */
export async function freeSlug(kept: Collection<KeptPost>, post: BlogDraft, own?: number) {
  const wanted = post.slug === '' ? slugOf(post.title) : post.slug;
  const { rows } = await kept.list({ where: ({ id }) => id !== own });
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
