import type { blogEndpoints } from '@pliego/contract/areas/blog';
import type { SampleHandlers } from '#sample/area.ts';

/** Loaded with the first call; the blog is constant. */
const blog = () => import('./seed.ts');

export const blogHandlers: SampleHandlers<typeof blogEndpoints> = () => ({
  list: async () => (await blog()).posts,
  sidebar: async () => (await blog()).sidebar,
  detail: async () => (await blog()).detail,
  edit: async () => (await blog()).edit,
});
