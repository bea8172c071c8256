import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { IsoDate, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { Nothing, SampleId } from '../sample-fields.ts';

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
  /** The day of `blogPosted`. */
  created: IsoDate,
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

/** The most that a post takes. A picture travels within it, and one call carries up to a megabyte. */
export const blogLimits = {
  title: 120,
  slug: 80,
  excerpt: 400,
  content: 100_000,
  /** Letters of a picture's address; those of 200 kB as `data:`. */
  picture: 280_000,
  comment: 1_000,
} as const;

export const BlogComment = z.object({
  id: z.number(),
  ...author,
  created: IsoDate,
  commentText: z.string(),
  /** The comment that it answers. */
  replyTo: z.nullable(z.number()),
});
export type BlogComment = z.infer<typeof BlogComment>;

/** A post with everything that is kept of it. */
export const BlogArticle = z.object({
  id: z.number(),
  img: z.string(),
  title: z.string(),
  ...author,
  created: IsoDate,
  tags: z.array(BlogCategory),
  slug: z.string(),
  status: BlogStatus,
  excerpt: z.string(),
  /** HTML. */
  content: z.string(),
  /** How many comments it has, those from before the sample included. */
  comments: z.int(),
  thread: z.array(BlogComment),
  bookmarked: z.int(),
  isBookmarked: z.boolean(),
  version: z.int(),
});
export type BlogArticle = z.infer<typeof BlogArticle>;

/** Who writes: the person who is signed in. */
const Author = z.object({
  avatar: z.string().check(z.maxLength(2_000)),
  userFullName: text({ min: 1, max: 200, message: checkCode('falta-tu-nombre') }),
});

/** A file of the sample, or a picture as `data:`; no SVG, which may hold scripts. */
const Picture = z
  .string(checkCode('falta-imagen'))
  .check(
    z.maxLength(blogLimits.picture, checkCode('imagen-grande')),
    z.regex(
      /^(?:\/muestra\/[a-z0-9-]+\.svg|data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+)$/,
      checkCode('falta-imagen'),
    ),
  );

/** What a person writes of a post. */
export const BlogDraft = z.object({
  title: text({ min: 1, max: blogLimits.title, message: checkCode('falta-titulo') }),
  tags: z
    .array(BlogCategory, checkCode('categoria-de-lista'))
    .check(z.minLength(1, checkCode('categoria-de-lista'))),
  slug: text({ max: blogLimits.slug }).check(
    z.regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, checkCode('enlace-de-letras')),
  ),
  status: z.enum(blogStatuses, checkCode('estado-de-lista')),
  excerpt: text({ max: blogLimits.excerpt }),
  content: z
    .string(checkCode('tipo-texto'))
    .check(z.maxLength(blogLimits.content, checkCode('mensaje-largo'))),
  img: Picture,
});
export type BlogDraft = z.infer<typeof BlogDraft>;

export const blogEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/blog/list/data',
    summary: 'Las entradas publicadas del blog.',
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
    summary:
      'Una entrada del blog con sus comentarios; siempre la misma. Las pantallas leen `/blog/article`.',
    access: 'session',
    response: BlogDetail,
  }),
  edit: endpoint({
    method: 'GET',
    path: '/blog/list/data/edit',
    summary:
      'Una entrada del blog tal como se edita; siempre la misma. Las pantallas leen `/blog/article`.',
    access: 'session',
    response: BlogEdit,
  }),
  article: endpoint({
    method: 'GET',
    path: '/blog/article',
    summary: 'Una entrada del blog con todo lo que se guarda de ella; sin número, la primera.',
    ours: true,
    access: 'session',
    query: z.object({ id: z.optional(SampleId) }),
    response: BlogArticle,
    problems: ['no-encontrado'],
  }),
  unpublished: endpoint({
    method: 'GET',
    path: '/blog/unpublished',
    summary: 'Los borradores y las entradas por publicar, la última primero.',
    ours: true,
    access: 'session',
    response: z.array(BlogArticle),
  }),
  add: endpoint({
    method: 'POST',
    path: '/blog/add-article',
    summary: 'Agrega una entrada al blog.',
    ours: true,
    access: 'session',
    body: z.object({ post: BlogDraft, author: Author }),
    status: 201,
    response: BlogArticle,
  }),
  update: endpoint({
    method: 'POST',
    path: '/blog/update-article',
    summary:
      'Cambia una entrada del blog. Si alguien la cambió desde la versión que se envía, no la cambia y responde lo guardado.',
    ours: true,
    access: 'session',
    body: z.object({ id: SampleId, version: z.int(), post: BlogDraft }),
    response: BlogArticle,
    problems: ['no-encontrado', 'version-antigua'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/blog/remove-article',
    summary: 'Elimina una entrada del blog.',
    ours: true,
    access: 'session',
    query: z.object({ id: SampleId }),
    produces: 'nothing',
    response: Nothing,
    problems: ['no-encontrado'],
  }),
  bookmark: endpoint({
    method: 'POST',
    path: '/blog/bookmark',
    summary: 'Marca una entrada para leerla después, o quita la marca.',
    ours: true,
    access: 'session',
    body: z.object({ id: SampleId, isBookmarked: z.boolean(checkCode('si-o-no')) }),
    response: BlogArticle,
    problems: ['no-encontrado'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/blog/add-comment',
    summary: 'Comenta una entrada, o responde un comentario de ella.',
    ours: true,
    access: 'session',
    body: z.object({
      id: SampleId,
      author: Author,
      text: text({ min: 1, max: blogLimits.comment, message: checkCode('falta-comentario') }),
      replyTo: z._default(z.nullable(SampleId), null),
    }),
    status: 201,
    response: BlogArticle,
    problems: ['no-encontrado'],
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: '/blog/remove-comment',
    summary: 'Elimina un comentario, con sus respuestas.',
    ours: true,
    access: 'session',
    query: z.object({ id: SampleId, commentId: SampleId }),
    response: BlogArticle,
    problems: ['no-encontrado'],
  }),
};
