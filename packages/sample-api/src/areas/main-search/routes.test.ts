import { pages } from '@pliego/contract/pages';
import { describe, expect, it } from 'vitest';
import { expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

describe('the entries of the main search', () => {
  it('are pages, files and contacts, of each of which four are shown', async () => {
    const { searchArr } = await newSample().api.mainSearch.data();
    expect(searchArr.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
      ['Pages', 4],
      ['Files', 4],
      ['Contacts', 4],
    ]);
  });

  it('has every page of the product, the first four bookmarked', async () => {
    const { searchArr } = await newSample().api.mainSearch.data();
    const [{ data }] = searchArr;
    expect(idsOf(data)).toEqual(pages.map(({ id }) => id));
    expect(idsOf(data.filter(({ isBookmarked }) => isBookmarked))).toEqual([3, 4, 5, 6]);
  });

  it('has four files and four contacts', async () => {
    const { searchArr } = await newSample().api.mainSearch.data();
    const [, files, contacts] = searchArr;
    expect(files.data).toHaveLength(4);
    expect(contacts.data).toHaveLength(4);
    for (const { date } of contacts.data) expect(date).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
  });

  it('is only read', async () => {
    await expectRefused(405, newSample().send('POST', '/api/main-search/data', { json: {} }));
  });
});
