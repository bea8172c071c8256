import { describe, expect, it } from 'vitest';
import { expectNothing, expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

const assign = '/apps/permissions/assign-permission';

describe('the roles of a permission', () => {
  it('are those that are sent', async () => {
    const { api } = newSample();
    const { permission } = await api.permissions.assign({
      body: { id: 2, assignedTo: ['manager', 'support'] },
    });
    expect(permission).toMatchObject({ name: 'Manage Billing & Roles' });
    const { permissions } = await api.permissions.list({ query: { assignedTo: 'support' } });
    expect(idsOf(permissions)).toContain(2);
  });

  it.each([
    ['none', []],
    ['one that is not there', ['king']],
  ])('cannot be %s', async (_, assignedTo) => {
    await expectRefused(422, newSample().send('POST', assign, { json: { id: 2, assignedTo } }));
  });

  it('need a permission that is there', async () => {
    const json = { id: 99, assignedTo: ['user'] };
    await expectRefused(404, newSample().send('POST', assign, { json }));
  });
});

describe('a deleted permission', () => {
  it('is restored although another was added meanwhile', async () => {
    const { api } = newSample();
    const gone = (await api.permissions.list()).allData.at(-1);
    if (gone === undefined) throw new Error('the seed has nine permissions');
    await api.permissions.remove({ query: { id: gone.id } });
    await api.permissions.add({ body: { permission: { name: 'Ver bodegas' } } });
    expect(await api.permissions.restore({ body: { permission: gone } })).toEqual({
      permission: gone,
    });
    const ids = idsOf((await api.permissions.list()).allData);
    expect(ids).toEqual([10, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('is restored at its place', async () => {
    const { api, send } = newSample();
    await api.permissions.add({ body: { permission: { name: 'Ver bodegas' } } });
    const before = (await api.permissions.list()).allData;
    for (const id of [4, 10]) {
      const gone = before.find((permission) => permission.id === id);
      if (gone === undefined) throw new Error(`no permission ${id}`);
      await expectNothing(200, send('DELETE', `/apps/permissions/delete?id=${id}`));
      await api.permissions.restore({ body: { permission: gone } });
      expect((await api.permissions.list()).allData).toEqual(before);
    }
  });
});
