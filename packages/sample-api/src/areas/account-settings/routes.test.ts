import { expect, it } from 'vitest';
import { expectRefused, newSample } from '#sample/testing/sample.ts';

const path = '/account-setting/data';

it('answers the four groups of settings', async () => {
  const response = await newSample().send('GET', path);
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 200,
    body: {
      general: {
        avatar: expect.stringMatching(/^\/muestra\/persona-\d\d\.svg$/),
        username: expect.stringMatching(/^[a-z.]+$/),
        fullName: expect.any(String),
        email: expect.stringContaining('@'),
        company: expect.any(String),
      },
      info: { bio: '', dob: null, country: 'Chile', website: '', phone: expect.any(Number) },
      social: {
        socialLinks: {
          twitter: expect.any(String),
          facebook: expect.any(String),
          google: expect.any(String),
          linkedIn: expect.any(String),
          instagram: expect.any(String),
          quora: expect.any(String),
        },
        connections: {
          twitter: { profileImg: expect.any(String), id: expect.any(String) },
          google: { profileImg: expect.any(String), id: expect.any(String) },
          facebook: {},
          github: {},
        },
      },
      notification: {
        commentOnArticle: true,
        answerOnForm: true,
        followMe: false,
        newAnnouncements: true,
        productUpdates: true,
        blogDigest: false,
      },
    },
  });
});

it('answers as its contract declares, and is read-only', async () => {
  const { api, send } = newSample();
  const settings = await api.accountSettings.get();
  expect(settings).toEqual(await (await send('GET', `${path}?id=2`)).json());
  expect(settings.general.fullName).toBe('Daniela Sepúlveda');
  await expectRefused(405, send('POST', path, { json: {} }));
});

it('answers three cards of which one is used, and five bills, the newest first', async () => {
  const { cards, history } = await newSample().api.accountSettings.billing();
  expect(cards.map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
  expect(history.map(({ id, day }) => [id, day])).toEqual([
    [2050, '2026-11-05'],
    [2049, '2026-08-05'],
    [2048, '2026-05-05'],
    [2047, '2026-02-05'],
    [2046, '2025-11-05'],
  ]);
});
