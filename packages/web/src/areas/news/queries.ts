import { queryOptions } from '@tanstack/react-query';
import { blogApi } from '#web/api/areas/blog.ts';

/** Everything of the sample blog is under it. */
export const blogKey = ['blog'] as const;

export const postsQuery = queryOptions({
  queryKey: [...blogKey, 'list'],
  queryFn: ({ signal }) => blogApi.list({ signal }),
});

export const sidebarQuery = queryOptions({
  queryKey: [...blogKey, 'sidebar'],
  queryFn: ({ signal }) => blogApi.sidebar({ signal }),
});

export const unpublishedQuery = queryOptions({
  queryKey: [...blogKey, 'unpublished'],
  queryFn: ({ signal }) => blogApi.unpublished({ signal }),
});

/** A post; without a number, the first one. */
export const articleQuery = (id?: number) =>
  queryOptions({
    queryKey: [...blogKey, 'article', id ?? null],
    queryFn: ({ signal }) => blogApi.article({ query: id === undefined ? {} : { id }, signal }),
  });
