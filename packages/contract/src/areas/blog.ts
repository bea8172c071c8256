import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** As they travel; the screens give them a Spanish name. */
export const blogCategories = ['Fashion', 'Food', 'Gaming', 'Quote', 'Video'] as const;
export const BlogCategory = z.enum(blogCategories);
export type BlogCategory = z.infer<typeof BlogCategory>;
export const blogStatuses = ['Published', 'Pending', 'Draft'] as const;
export const BlogStatus = z.enum(blogStatuses);
export type BlogStatus = z.infer<typeof BlogStatus>;

const author = { avatar: z.string(), userFullName: z.string() };

export const BlogPost = z.object({
  id: z.number(),
  img: z.string(),
  title: z.string(),
  ...author,
  blogPosted: z.string(),
  tags: z.array(BlogCategory),
  excerpt: z.string(),
  /** How many comments it has. */
  comment: z.int(),
});
export type BlogPost = z.infer<typeof BlogPost>;

export const BlogSidebar = z.object({
  recentPosts: z.array(
    z.object({ id: z.number(), img: z.string(), title: z.string(), createdTime: z.string() }),
  ),
  /** The icon by its Feather name. */
  categories: z.array(z.object({ category: BlogCategory, icon: z.string() })),
});
export type BlogSidebar = z.infer<typeof BlogSidebar>;

export const BlogDetail = z.object({
  blog: z.object({
    img: z.string(),
    title: z.string(),
    ...author,
    createdTime: z.string(),
    tags: z.array(BlogCategory),
    /** HTML. */
    content: z.string(),
    comments: z.int(),
    bookmarked: z.int(),
  }),
  comments: z.array(z.object({ ...author, commentedAt: z.string(), commentText: z.string() })),
});
export type BlogDetail = z.infer<typeof BlogDetail>;

export const BlogEdit = z.object({
  ...author,
  createdTime: z.string(),
  blogTitle: z.string(),
  blogCategories: z.array(z.object({ value: BlogCategory, label: z.string() })),
  slug: z.string(),
  status: BlogStatus,
  /** HTML. */
  excerpt: z.string(),
  featuredImage: z.string(),
});
export type BlogEdit = z.infer<typeof BlogEdit>;

export const blogEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/blog/list/data',
    summary: 'Las entradas del blog.',
    access: 'session',
    response: z.array(BlogPost),
  }),
  sidebar: endpoint({
    method: 'GET',
    path: '/blog/list/data/sidebar',
    summary: 'Las entradas recientes y las categorías del blog.',
    access: 'session',
    response: BlogSidebar,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/blog/list/data/detail',
    summary: 'Una entrada del blog con sus comentarios; siempre la misma.',
    access: 'session',
    response: BlogDetail,
  }),
  edit: endpoint({
    method: 'GET',
    path: '/blog/list/data/edit',
    summary: 'Una entrada del blog tal como se edita; siempre la misma.',
    access: 'session',
    response: BlogEdit,
  }),
};
