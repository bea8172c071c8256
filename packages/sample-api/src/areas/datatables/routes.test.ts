import { type Employee, employeePictures } from '@pliego/contract/areas/datatables';
import { describe, expect, it } from 'vitest';
import { expectPagingLaws, expectSearchLaws } from '#sample/testing/laws.ts';
import { expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

const path = '/api/datatables/data';
const all = { perPage: 200 };
type Listed = { allData: Employee[]; invoices: Employee[]; total: number };

async function asked(query: string): Promise<Listed> {
  return (await (await newSample().send('GET', `${path}?${query}`)).json()) as Listed;
}

describe('all the people of the table', () => {
  it('are a hundred, by their ids, with the shares of each status', async () => {
    const people = await newSample().api.datatables.initial();
    expect(idsOf(people)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    const of = (status: number) => people.filter((one) => one.status === status).length;
    expect([1, 2, 3, 4, 5].map(of)).toEqual([23, 19, 18, 23, 17]);
  });

  it('have the bare name of a picture, half of them none', async () => {
    const people = await newSample().api.datatables.initial();
    const pictured = people.filter(({ avatar }) => avatar !== '');
    expect(pictured).toHaveLength(50);
    expect(pictured.every(({ avatar }) => /^persona-\d\d\.svg$/.test(avatar))).toBe(true);
    expect(employeePictures).toBe('/muestra/');
  });

  it('have the format of the table, without duplicates', async () => {
    const people = await newSample().api.datatables.initial();
    for (const one of people) {
      expect(one.responsive_id).toBe('');
      expect(one.start_date).toMatch(/^(0[1-9]|1[0-2])\/([01]\d|2[0-8])\/20\d\d$/);
      expect(one.salary).toMatch(/^\$\d{5}\.\d\d$/);
      expect(one.age).toMatch(/^\d\d$/);
      expect(one.experience).toMatch(/^\d{1,2} Years$/);
      expect(Number.parseInt(one.experience, 10)).toBeLessThanOrEqual(Number(one.age) - 18);
      expect(one.email).toMatch(/^[a-z.]+@andes\.demo$/);
    }
    expect(new Set(people.map(({ full_name }) => full_name)).size).toBe(100);
    expect(new Set(people.map(({ email }) => email)).size).toBe(100);
  });
});

describe('the list', () => {
  it('has ten rows a page and all of them besides', async () => {
    const { api } = newSample();
    const { allData, invoices, total } = await api.datatables.list();
    expect(idsOf(invoices)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(total).toBe(100);
    expect(allData).toEqual(await api.datatables.initial());
  });

  it('is searched by name, post, email, age, salary and date, and by nothing else', async () => {
    const { api } = newSample();
    await expectSearchLaws(
      await api.datatables.initial(),
      (one) => [one.full_name, one.post, one.email, one.age, one.salary, one.start_date],
      async (q) => idsOf((await api.datatables.list({ query: { ...all, q } })).invoices),
    );
  });

  it.each([
    ['román núñez', [3]],
    ['ROMÁN NÚÑEZ', [3]],
    ['roman nunez', []],
    ['roman.nunez', [3]],
    [' román', []],
    ['$15057.74', [1]],
    ['01/21/2009', [1]],
    ['Years', []],
    ['Coyhaique', []],
  ])('with %j in it has %j', async (q, ids) => {
    const { allData, invoices, total } = await newSample().api.datatables.list({
      query: { ...all, q },
    });
    expect(idsOf(invoices)).toEqual(ids);
    expect(total).toBe(ids.length);
    expect(allData).toHaveLength(100);
  });

  it('keeps the laws of paging', async () => {
    const { api } = newSample();
    await expectPagingLaws(async (query) => {
      const { invoices, total } = await api.datatables.list({ query });
      return { ids: idsOf(invoices), total };
    });
  });

  it.each([
    ['perPage=7&page=15', [99, 100]],
    ['perPage=7&page=16', []],
    ['page=0&perPage=2', [1, 2]],
    ['page=-3&perPage=2', [1, 2]],
    ['perPage=0&page=4', [4]],
    ['perPage=-1', [1]],
    ['page=2.5&perPage=2', [3, 4]],
    ['page=&perPage=3', [1, 2, 3]],
    ['page=dos', []],
    ['perPage=siete', []],
  ])('asked for with %s shows %j', async (query, ids) => {
    const { invoices, total } = await asked(query);
    expect({ ids: idsOf(invoices), total }).toEqual({ ids, total: 100 });
  });

  it.each(['q=a&q=b', 'page=1&page=2', 'perPage[]=7'])('refuses %s', async (query) => {
    await expectRefused(422, newSample().send('GET', `${path}?${query}`));
  });

  it('cannot be written to', async () => {
    const { send } = newSample();
    await expectRefused(405, send('POST', path, { json: {} }));
    await expectRefused(405, send('DELETE', '/api/datatables/initial-data'));
  });
});
