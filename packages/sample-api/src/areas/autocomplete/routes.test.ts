import { expect, it } from 'vitest';
import { expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

const path = '/api/autocomplete/data';

it('answers a hundred titles, each once, in the order of their rank', async () => {
  const { autoComplete } = await newSample().api.autocomplete.films();
  const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(autoComplete.map(({ rank }) => rank)).toEqual(numbers.map(String));
  expect(idsOf(autoComplete)).toEqual(numbers);
  expect(new Set(autoComplete.map(({ title }) => title)).size).toBe(100);
  expect(autoComplete.every(({ title }) => title === title.trim() && title !== '')).toBe(true);
});

it('is always the same, and only read', async () => {
  const { send } = newSample();
  const plain = (await (await send('GET', path)).json()) as object;
  expect(Object.keys(plain)).toEqual(['autoComplete']);
  expect(await (await send('GET', `${path}?q=roma`)).json()).toEqual(plain);
  await expectRefused(405, send('POST', path, { json: {} }));
});
