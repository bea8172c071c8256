import { type Grants, roleAreas } from '@pliego/contract/areas/roles';
import { describe, expect, it } from 'vitest';
import { expectNothing, expectRefused, newSample } from '#sample/testing/sample.ts';

const add = '/apps/roles/add-role';
const update = '/apps/roles/update-role';

/** Reading everything, and no more. */
const reading: Grants = {
  users: { read: true, write: false, create: false },
  content: { read: true, write: false, create: false },
  claims: { read: true, write: false, create: false },
  data: { read: true, write: false, create: false },
  finance: { read: true, write: false, create: false },
  reports: { read: true, write: false, create: false },
  api: { read: true, write: false, create: false },
  documents: { read: true, write: false, create: false },
  payroll: { read: true, write: false, create: false },
};

describe('the roles', () => {
  it('are those of the users, and one without users', async () => {
    const { roles } = await newSample().api.roles.list();
    expect(roles.map(({ role }) => role)).toEqual([
      'admin',
      'maintainer',
      'editor',
      'author',
      'subscriber',
      null,
    ]);
    const admin = roles[0]?.grants;
    expect(roleAreas.every((area) => admin?.[area].create === true)).toBe(true);
  });

  it('keep what they may do', async () => {
    const { api } = newSample();
    const { role } = await api.roles.update({
      body: { id: 5, name: ' Consulta ', grants: reading },
    });
    expect(role).toEqual({ id: 5, name: 'Consulta', role: 'subscriber', grants: reading });
    const { roles } = await api.roles.list();
    expect(roles.find(({ id }) => id === 5)).toEqual(role);
  });

  it('can be added, and taken away again', async () => {
    const { api, send } = newSample();
    const response = await send('POST', add, { json: { name: 'Bodega', grants: reading } });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      role: { id: 7, name: 'Bodega', role: null, grants: reading },
    });
    await expectNothing(200, send('DELETE', '/apps/roles/delete?id=7'));
    const { roles } = await api.roles.list();
    expect(roles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are restored with their id and place after being deleted', async () => {
    const { api, send } = newSample();
    const before = (await api.roles.list()).roles;
    const gone = before.at(-1);
    if (gone === undefined) throw new Error('the seed has six roles');
    await api.roles.remove({ query: { id: gone.id } });
    const { role: added } = await api.roles.add({ body: { name: 'Bodega', grants: reading } });
    expect(added.id).toBe(7);
    expect(await api.roles.restore({ body: { role: gone } })).toEqual({ role: gone });
    expect((await api.roles.list()).roles).toEqual([...before, added]);
    // An existing role is not overwritten, and a name taken meanwhile is not duplicated.
    const other = { ...gone, name: 'Otra' };
    expect(await api.roles.restore({ body: { role: other } })).toEqual({ role: gone });
    await api.roles.remove({ query: { id: gone.id } });
    await api.roles.add({ body: { name: gone.name, grants: reading } });
    await expectRefused(422, send('POST', '/apps/roles/restore-role', { json: { role: gone } }));
  });

  it.each(['edición', 'EDICION', ' Edición '])('cannot share the name «%s»', async (name) => {
    const { send } = newSample();
    const json = { name, grants: reading };
    const problem = await expectRefused(422, send('POST', add, { json }));
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual(['name']);
    await expectRefused(422, send('POST', update, { json: { ...json, id: 1 } }));
    // Its own name is no other's.
    expect((await send('POST', update, { json: { ...json, id: 3 } })).status).toBe(200);
  });

  it('of the users stay, and unknown ones are not there', async () => {
    const { send } = newSample();
    await expectRefused(404, send('DELETE', '/apps/roles/delete?id=1'));
    await expectRefused(404, send('DELETE', '/apps/roles/delete?id=99'));
    await expectRefused(
      404,
      send('POST', update, { json: { id: 99, name: 'Nadie', grants: reading } }),
    );
  });

  it.each([
    ['a blank name', { name: '  ', grants: reading }],
    ['a name that is too long', { name: 'a'.repeat(61), grants: reading }],
    ['no grants', { name: 'Bodega' }],
    ['an area that is missing', { name: 'Bodega', grants: { ...reading, api: undefined } }],
  ])('are refused with %s', async (_, json) => {
    const { send, api } = newSample();
    await expectRefused(422, send('POST', add, { json }));
    expect((await api.roles.list()).roles).toHaveLength(6);
  });
});
