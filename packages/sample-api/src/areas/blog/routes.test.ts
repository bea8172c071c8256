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
