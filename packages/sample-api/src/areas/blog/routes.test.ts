import { blogCategories } from '@pliego/contract/areas/blog';
import { describe, expect, it } from 'vitest';
import { expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

const drawn = /^\/muestra\/blog-[a-z]+\.svg$/;
const face = /^\/muestra\/persona-\d\d\.svg$/;

describe('the blog', () => {
  it('lists six posts with a picture, an author and tags', async () => {
    const posts = await newSample().api.blog.list();
    expect(idsOf(posts)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { img, avatar, userFullName, tags, excerpt, comment, title, blogPosted } of posts) {
      expect(img).toMatch(drawn);
      expect(avatar).toMatch(face);
      expect(tags.length).toBeGreaterThan(0);
      expect(excerpt.length).toBeGreaterThan(60);
      expect(comment).toBeGreaterThan(0);
      expect([userFullName, title, blogPosted].every((text) => text !== '')).toBe(true);
    }
    expect(new Set(posts.map(({ title }) => title)).size).toBe(6);
    const used = new Set(posts.flatMap(({ tags }) => tags));
    expect(used).toEqual(new Set(blogCategories));
  });

  it('shows beside them four recent ones, which are others, and five categories', async () => {
    const { recentPosts, categories } = await newSample().api.blog.sidebar();
    expect(idsOf(recentPosts)).toEqual([7, 8, 9, 10]);
    expect(recentPosts.every(({ img }) => drawn.test(img))).toBe(true);
    expect(categories.map(({ category }) => category)).toEqual([
      'Fashion',
      'Food',
      'Gaming',
      'Quote',
      'Video',
    ]);
    expect(categories.every(({ icon }) => icon !== '')).toBe(true);
  });

  it('shows one post in full, with one comment', async () => {
    const { blog, comments } = await newSample().api.blog.detail();
    expect(blog.content).toMatch(/^<p>[\s\S]+<\/p>$/);
    expect(blog.img).toMatch(drawn);
    expect(blog.avatar).toMatch(face);
    expect(blog.comments).toBeGreaterThan(0);
    expect(blog.bookmarked).toBeGreaterThan(0);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.commentText).not.toBe('');
  });

  it('shows the same post to be edited', async () => {
    const { api } = newSample();
    const { blog } = await api.blog.detail();
    const edited = await api.blog.edit();
    expect(edited).toMatchObject({
      avatar: blog.avatar,
      userFullName: blog.userFullName,
      createdTime: blog.createdTime,
      blogTitle: blog.title,
      featuredImage: blog.img,
      status: 'Published',
    });
    expect(edited.blogCategories).toHaveLength(2);
    expect(edited.blogCategories.map(({ value }) => value)).toEqual(blog.tags);
    expect(edited.slug).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(edited.excerpt).toMatch(/^<p>.+<\/p>$/);
  });

  it.each(['', '/sidebar', '/detail', '/edit'])(
    'answers %j the same whatever is asked for, and is only read',
    async (call) => {
      const { send } = newSample();
      const path = `/blog/list/data${call}`;
      const plain = await (await send('GET', path)).json();
      expect(await (await send('GET', `${path}?id=5&q=otra`)).json()).toEqual(plain);
      await expectRefused(405, send('POST', path, { json: {} }));
    },
  );
});

const draft = {
  title: 'Una visita a terreno',
  tags: ['Video' as const],
  slug: '',
  status: 'Draft' as const,
  excerpt: 'Qué mirar.',
  content: '<p>Qué mirar.</p>',
  img: '/muestra/blog-faena.svg',
};
const me = { avatar: '', userFullName: 'Antonia Riquelme' };

describe('writing in the blog', () => {
  it('keeps a draft apart until it is published, and then lists it', async () => {
    const { api } = newSample();
    const added = await api.blog.add({ body: { post: draft, author: me } });
    expect(added).toMatchObject({
      id: 11,
      slug: 'una-visita-a-terreno',
      created: '2026-11-21',
      version: 1,
      comments: 0,
    });
    expect(idsOf(await api.blog.unpublished())).toEqual([11]);
    expect(idsOf(await api.blog.list())).toEqual([1, 2, 3, 4, 5, 6]);
    const post = { ...draft, slug: added.slug, status: 'Published' as const };
    await api.blog.update({ body: { id: 11, version: 1, post } });
    expect(idsOf(await api.blog.list())).toEqual([1, 2, 3, 4, 5, 6, 11]);
    expect(await api.blog.unpublished()).toEqual([]);
  });

  it('gives a title that is taken an address of its own', async () => {
    const { api } = newSample();
    await api.blog.add({ body: { post: draft, author: me } });
    const second = await api.blog.add({ body: { post: draft, author: me } });
    expect(second.slug).toBe('una-visita-a-terreno-2');
  });

  it('loses no change: an older version is refused with what is stored', async () => {
    const { api, send } = newSample();
    const first = await api.blog.article({ query: { id: 2 } });
    const post = { ...draft, title: 'Primera' };
    await api.blog.update({ body: { id: 2, version: first.version, post } });
    const json = { id: 2, version: first.version, post: { ...draft, title: 'Segunda' } };
    const problem = await expectRefused(409, send('POST', '/blog/update-article', { json }));
    expect(problem).toMatchObject({ code: 'version-antigua', actual: { title: 'Primera' } });
    expect((await api.blog.article({ query: { id: 2 } })).title).toBe('Primera');
  });

  it('counts a bookmark once, and takes it back', async () => {
    const { api } = newSample();
    const mark = (isBookmarked: boolean) => api.blog.bookmark({ body: { id: 1, isBookmarked } });
    expect(await mark(true)).toMatchObject({ bookmarked: 140, isBookmarked: true });
    expect(await mark(true)).toMatchObject({ bookmarked: 140 });
    expect(await mark(false)).toMatchObject({ bookmarked: 139, isBookmarked: false });
  });

  it('takes comments and replies, and deletes one with what answers it', async () => {
    const { api, send } = newSample();
    const said = await api.blog.comment({ body: { id: 1, author: me, text: 'De acuerdo' } });
    expect(said).toMatchObject({ comments: 77 });
    await api.blog.comment({ body: { id: 1, author: me, text: 'Yo también', replyTo: 2 } });
    await expectRefused(404, send('DELETE', '/blog/remove-comment?id=1&commentId=9'));
    const left = await api.blog.removeComment({ query: { id: 1, commentId: 2 } });
    expect(idsOf(left.thread)).toEqual([1]);
    expect((await api.blog.detail()).comments).toHaveLength(1);
  });

  it('deletes a post', async () => {
    const { api, send } = newSample();
    await api.blog.remove({ query: { id: 6 } });
    expect(idsOf(await api.blog.list())).toEqual([1, 2, 3, 4, 5]);
    await expectRefused(404, send('DELETE', '/blog/remove-article?id=6'));
    await expectRefused(404, send('GET', '/blog/article?id=6'));
  });

  it.each([
    ['no title', { ...draft, title: ' ' }],
    ['no category', { ...draft, tags: [] }],
    ['an address with spaces', { ...draft, slug: 'con espacios' }],
    ['a picture from elsewhere', { ...draft, img: 'https://example.com/a.png' }],
    ['a picture that may hold scripts', { ...draft, img: 'data:image/svg+xml;base64,PHN2Zz4=' }],
  ])('takes no post with %s', async (_, post) => {
    const { api, send } = newSample();
    const json = { post, author: me };
    await expectRefused(422, send('POST', '/blog/add-article', { json }));
    expect(await api.blog.unpublished()).toEqual([]);
  });

  it.each([
    ['an empty comment', { id: 1, author: me, text: '  ' }, 422],
    ['a reply to nothing', { id: 1, author: me, text: 'Hola', replyTo: 99 }, 404],
    ['a comment of no post', { id: 99, author: me, text: 'Hola' }, 404],
  ])('takes no %s', async (_, json, status) => {
    await expectRefused(status, newSample().send('POST', '/blog/add-comment', { json }));
  });
});
