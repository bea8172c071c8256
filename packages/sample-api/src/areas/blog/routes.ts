import { blogEndpoints } from '@pliego/contract/areas/blog';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';

/** Loaded with the first call; the blog is constant. */
const blog = () => import('./seed.ts');

const blogHandlers: SampleHandlers<typeof blogEndpoints> = () => ({
  list: async () => (await blog()).posts,
  sidebar: async () => (await blog()).sidebar,
  detail: async () => (await blog()).detail,
  edit: async () => (await blog()).edit,
});

export const blogArea = sampleArea(blogEndpoints, blogHandlers);
