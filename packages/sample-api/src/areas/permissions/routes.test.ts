import type { Permission } from '@pliego/contract/areas/permissions';
import { describe, expect, it } from 'vitest';
import { expectPagingLaws, expectSearchLaws } from '#sample/testing/laws.ts';
import { expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

const path = '/apps/permissions/data';
type Listed = { params: object; allData: Permission[]; total: number; permissions: Permission[] };

async function asked(query: string): Promise<Listed> {
  return (await (await newSample().send('GET', `${path}?${query}`)).json()) as Listed;
}

describe('the permissions', () => {
  it('are the nine of the specification, with who has them', async () => {
    const { permissions, total } = await newSample().api.permissions.list();
    expect(total).toBe(9);
    expect(permissions.map(({ id, name, assignedTo }) => [id, name, assignedTo])).toEqual([
      [1, 'Management', ['administrator']],
      [2, 'Manage Billing & Roles', ['administrator']],
      [3, 'Add & Remove Users', ['administrator', 'manager']],
      [4, 'Project Planning', ['administrator', 'user', 'support']],
      [5, 'Manage Email Sequences', ['administrator', 'user', 'support']],
      [6, 'Client Communication', ['administrator', 'manager']],
      [7, 'Only View', ['administrator', 'restricted-user']],
      [8, 'Financial Management', ['administrator', 'manager']],
      [9, "Manage Others' Tasks", ['administrator', 'support']],
    ]);
    for (const { createdDate } of permissions) {
      expect(createdDate).toMatch(/^\d\d [A-Z][a-z]{2} \d{4}, (1[0-2]|[1-9]):[0-5]\d [AP]M$/);
    }
  });

  it.each([
    ['assignedTo=manager', [3, 6, 8]],
    ['assignedTo=administrator', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['assignedTo=user', [4, 5]],
    ['assignedTo=support', [4, 5, 9]],
    ['assignedTo=restricted-user', [7]],
    ['assignedTo=restricted', []],
    ['assignedTo=Manager', []],
    ['assignedTo=', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['q=MANAGE', [1, 2, 5, 8, 9]],
    ['q=%26', [2, 3]],
    ['q=jun 2025', [3, 4]],
    ['q=9:05 am', [1]],
    ['q=support', []],
    ['q=%20only', []],
    ['q=manage&assignedTo=support', [5, 9]],
    ['q=manage&perPage=2&page=2', [5, 8]],
  ])('with %s are %j', async (query, ids) => {
    const { allData, permissions } = await asked(query);
    expect(idsOf(permissions)).toEqual(ids);
    expect(allData).toHaveLength(9);
  });

  it('are found by any part of their name and date', async () => {
    const { api } = newSample();
    await expectSearchLaws(
      (await api.permissions.list()).allData,
      ({ name, createdDate }) => [name, createdDate],
      async (q) => idsOf((await api.permissions.list({ query: { q } })).permissions),
    );
  });

  it('keep the laws of paging', async () => {
    const { api } = newSample();
    await expectPagingLaws(async (query) => {
      const { permissions, total } = await api.permissions.list({ query });
      return { ids: idsOf(permissions), total };
    });
  });

  it.each([
    ['perPage=4&page=3', [9]],
    ['perPage=4&page=4', []],
    ['perPage=0', [1]],
    ['perPage=-2&page=-2', [1]],
    ['page=0', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['page=uno', []],
    ['perPage=diez', []],
  ])('asked for with %s show %j', async (query, ids) => {
    const { permissions, total } = await asked(query);
    expect({ ids: idsOf(permissions), total }).toEqual({ ids, total: 9 });
  });

  it.each([
    ['', {}],
    ['q=view&page=1&perPage=25', { q: 'view', page: 1, perPage: 25 }],
    ['q=12&assignedTo=&page=0', { q: '12', assignedTo: '', page: 0 }],
    ['page=uno&otra=cosa', { page: 'uno', otra: 'cosa' }],
  ])('asked for with %j say so: %j', async (query, params) => {
    expect((await asked(query)).params).toEqual(params);
  });

  it.each(['q=a&q=b', 'assignedTo=user&assignedTo=manager'])('refuse %s', async (query) => {
    await expectRefused(422, newSample().send('GET', `${path}?${query}`));
  });
});
