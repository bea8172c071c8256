import { describe, expect, it } from 'vitest';
import { expectRefused, newSample } from '#sample/testing/sample.ts';

const drawn = /^\/muestra\/[a-z0-9-]+\.svg$/;

describe('the profile', () => {
  it('has all its parts, in the specified number', async () => {
    const response = await newSample().send('GET', '/profile/data');
    const profile = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(profile)).toEqual([
      'header',
      'userAbout',
      'suggestedPages',
      'twitterFeeds',
      'post',
      'latestPhotos',
      'suggestions',
      'polls',
    ]);
    const lists = [
      'suggestedPages',
      'twitterFeeds',
      'post',
      'latestPhotos',
      'suggestions',
      'polls',
    ];
    expect(lists.map((name) => (profile[name] as unknown[]).length)).toEqual([6, 3, 3, 9, 6, 2]);
  });

  it('has posts with a picture or a video, likes as text, and who liked them', async () => {
    const { post } = await newSample().api.profile.get();
    expect(post.map(({ postImg }) => postImg !== undefined)).toEqual([true, true, false]);
    expect(post.map(({ postVid }) => postVid !== undefined)).toEqual([false, false, true]);
    for (const one of post) {
      for (const text of [one.likes, one.comments, one.share]) {
        expect(text).toMatch(/^\d+(,\d+ k)?$/);
      }
      expect(one.likedUsers).toHaveLength(5);
      expect(Number.isInteger(one.likedCount)).toBe(true);
      expect([1, 2]).toContain(one.detailedComments.length);
    }
  });

  it('has a picture for everything that is shown with one', async () => {
    const profile = await newSample().api.profile.get();
    const pictures = [
      profile.header.avatar,
      profile.header.coverImg,
      ...profile.suggestedPages.map(({ avatar }) => avatar),
      ...profile.twitterFeeds.map(({ imgUrl }) => imgUrl),
      ...profile.latestPhotos.map(({ img }) => img),
      ...profile.suggestions.map(({ avatar }) => avatar),
      ...profile.polls.flatMap(({ votedUser }) => votedUser.map(({ img }) => img)),
      ...profile.post.flatMap((one) => [
        one.avatar,
        ...(one.postImg === undefined ? [] : [one.postImg]),
        ...one.likedUsers.map(({ avatar }) => avatar),
        ...one.detailedComments.map(({ avatar }) => avatar),
      ]),
    ];
    expect(pictures).toHaveLength(60);
    for (const picture of pictures) expect(picture).toMatch(drawn);
    expect(new Set(profile.latestPhotos.map(({ img }) => img)).size).toBe(9);
  });

  it('has a poll that adds up', async () => {
    const { polls } = await newSample().api.profile.get();
    const shares = polls.map(({ result }) => Number(/^(\d+)%$/.exec(result)?.[1]));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    expect(polls.every(({ votedUser }) => votedUser.length > 0)).toBe(true);
  });

  it('is always the same, and only read', async () => {
    const { send } = newSample();
    const plain = await (await send('GET', '/profile/data')).json();
    expect(await (await send('GET', '/profile/data?page=2')).json()).toEqual(plain);
    await expectRefused(405, send('POST', '/profile/data', { json: {} }));
  });
});
