import { blogEndpoints, type BlogSidebar } from '@pliego/contract/areas/blog';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { sampleArea, type SampleHandlers, type SampleTools } from '#sample/area.ts';
import { collectionOf, type Store } from '#sample/store.ts';
import {
  type KeptPost,
  presentArticle,
  presentDetail,
  presentEdit,
  presentPost,
  shortDay,
} from './kept-post.ts';
import { freeSlug } from './slugs.ts';

const posts = collectionOf<KeptPost>({
  name: 'blog-posts',
  seed: async () => (await import('./seed.ts')).posts,
});

const categories: BlogSidebar['categories'] = [
  { category: 'Fashion', icon: 'Watch' },
  { category: 'Food', icon: 'ShoppingCart' },
  { category: 'Gaming', icon: 'Command' },
  { category: 'Quote', icon: 'Hash' },
  { category: 'Video', icon: 'Video' },
];

const isPublished = ({ status }: KeptPost) => status === 'Published';
/** A comment and everything that answers it; an answer always comes after what it answers. */
function withAnswers(thread: KeptPost['thread'], id: number): ReadonlySet<number> {
  const found = new Set([id]);
  for (const comment of thread) {
    if (comment.replyTo !== null && found.has(comment.replyTo)) found.add(comment.id);
  }
  return found;
}

function missing(): ProblemError {
  return new ProblemError('no-encontrado', createMessage('entrada-desconocida'));
}

/** The post that the calls without a number show. */
async function firstPost(store: Store): Promise<KeptPost> {
  const { rows } = await store.collection(posts).list({ where: isPublished });
  const [first] = rows;
  if (first === undefined) throw missing();
  return first;
}

/** The day in Santiago, where the sample company is. */
const dayOf = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(now);

async function change(store: Store, id: number, make: (post: KeptPost) => KeptPost) {
  const changed = await store.collection(posts).update(id, make);
  if (changed === undefined) throw missing();
  return presentArticle(changed);
}

type Handlers = SampleHandlers<typeof blogEndpoints>;

/** The calls of the specification. */
const specified = () =>
  ({
    list: async (_, { caller: { store } }) => {
      const { rows } = await store
        .collection(posts)
        .list({ where: (post) => isPublished(post) && !post.isAside });
      return rows.map(presentPost);
    },
    sidebar: async (_, { caller: { store } }) => {
      const { rows } = await store
        .collection(posts)
        .list({ where: (post) => isPublished(post) && post.isAside });
      const recentPosts = rows.map(({ id, img, title, created }) => ({
        id,
        img,
        title,
        createdTime: shortDay(created),
      }));
      return { recentPosts, categories };
    },
    detail: async (_, { caller: { store } }) => presentDetail(await firstPost(store)),
    edit: async (_, { caller: { store } }) => presentEdit(await firstPost(store)),
  }) satisfies Partial<ReturnType<Handlers>>;

/** Reading and writing one post. */
const ofPosts = ({ clock }: SampleTools) =>
  ({
    article: async ({ query: { id } }, { caller: { store } }) => {
      const post =
        id === undefined ? await firstPost(store) : await store.collection(posts).get(id);
      if (post === undefined) throw missing();
      return presentArticle(post);
    },
    unpublished: async (_, { caller: { store } }) => {
      const { rows } = await store.collection(posts).list({
        where: (post) => !isPublished(post),
        order: { by: ({ id }) => id, direction: 'desc' },
      });
      return rows.map(presentArticle);
    },
    add: async ({ body: { post, author } }, { caller: { store } }) => {
      const kept = store.collection(posts);
      const slug = await freeSlug(kept, post);
      const added = await kept.insert((id) => ({
        ...post,
        ...author,
        id,
        slug,
        created: dayOf(clock()),
        commentsBefore: 0,
        bookmarksBefore: 0,
        isBookmarked: false,
        isAside: false,
        thread: [],
        version: 1,
      }));
      return presentArticle(added);
    },
    update: async ({ body: { id, version, post } }, { caller: { store } }) => {
      const slug = await freeSlug(store.collection(posts), post, id);
      return change(store, id, (stored) => {
        if (stored.version !== version) {
          throw new ProblemError('version-antigua', undefined, { actual: presentArticle(stored) });
        }
        return { ...stored, ...post, slug, version: version + 1 };
      });
    },
    remove: async ({ query: { id } }, { caller: { store } }) => {
      if (!(await store.collection(posts).remove(id))) throw missing();
    },
  }) satisfies Partial<ReturnType<Handlers>>;

/** What readers do with a post. */
const ofReaders = ({ clock }: SampleTools) =>
  ({
    bookmark: ({ body: { id, isBookmarked } }, { caller: { store } }) =>
      change(store, id, (post) => ({ ...post, isBookmarked })),
    comment: ({ body: { id, author, text, replyTo } }, { caller: { store } }) =>
      change(store, id, (post) => {
        if (replyTo !== null && !post.thread.some((comment) => comment.id === replyTo)) {
          throw new ProblemError('no-encontrado', createMessage('respuesta-a-nada'));
        }
        const next = Math.max(0, ...post.thread.map((comment) => comment.id)) + 1;
        const comment = {
          ...author,
          id: next,
          created: dayOf(clock()),
          commentText: text,
          replyTo,
        };
        return { ...post, thread: [...post.thread, comment] };
      }),
    removeComment: ({ query: { id, commentId } }, { caller: { store } }) =>
      change(store, id, (post) => {
        if (!post.thread.some((comment) => comment.id === commentId)) {
          throw new ProblemError('no-encontrado', createMessage('comentario-desconocido'));
        }
        const gone = withAnswers(post.thread, commentId);
        return { ...post, thread: post.thread.filter((comment) => !gone.has(comment.id)) };
      }),
  }) satisfies Partial<ReturnType<Handlers>>;

const blogHandlers: Handlers = (tools) => ({
  ...specified(),
  ...ofPosts(tools),
  ...ofReaders(tools),
});

export const blogArea = sampleArea(blogEndpoints, blogHandlers);
