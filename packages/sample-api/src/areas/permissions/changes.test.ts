import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectNothing, expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';
import { createdDateOf } from './created-date.ts';

const add = '/apps/permissions/add-permission';
const rename = '/apps/permissions/update-permission';
const remove = '/apps/permissions/delete';

const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('a new permission', () => {
  it('is the first of the list, of the administration, and of now', async () => {
    // Five past three in the afternoon wherever the tests run.
    const now = new Date(2026, 2, 4, 15, 5);
    const { send, api } = newSample(now.toISOString());
    const sent = {
      id: 3,
      name: 'Ver reportes',
      assignedTo: ['user'],
      createdDate: 'ayer',
      nota: 1,
    };
    const response = await send('POST', add, { json: { permission: sent } });
    const permission = {
      id: 10,
      name: 'Ver reportes',
      assignedTo: ['administrator'],
      createdDate: '4 Mar 2026, 3:05 PM',
      nota: 1,
    };
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 201,
      body: { permission },
    });
    const { allData, permissions } = await api.permissions.list();
    expect(permissions[0]).toEqual(permission);
    expect(idsOf(permissions)).toEqual([10, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(allData).toEqual(permissions);
  });

  it('comes before those that were added earlier, each with its own id', async () => {
    const { api } = newSample();
    for (const name of ['Uno', 'Dos']) {
      await api.permissions.add({ body: { permission: { name } } });
    }
    const { permissions, total } = await api.permissions.list();
    expect(idsOf(permissions)).toEqual([11, 10, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(total).toBe(11);
  });

  it('is the first, and takes the id of none that is gone', async () => {
    const { api } = newSample();
    await api.permissions.remove({ query: { id: 9 } });
    await api.permissions.add({ body: { permission: { name: 'Otra' } } });
    expect(idsOf((await api.permissions.list()).permissions)).toEqual([10, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    [{}],
    [{ permission: {} }],
    [{ permission: { name: 7 } }],
    [{ permission: { name: ' ' } }],
    [{ permission: 'Ver' }],
    [{ permission: [] }],
    [{ permission: null }],
    [{ name: 'Ver' }],
    [[]],
  ])('is refused as %j and changes nothing', async (json) => {
    const { send, api } = newSample();
    await expectRefused(422, send('POST', add, { json }));
    expect((await api.permissions.list()).total).toBe(9);
  });

  it('is refused when it is not JSON', async () => {
    const { send } = newSample();
    const headers = { 'content-type': 'application/json' };
    await expectRefused(400, send('POST', add, { body: '{', headers }));
    await expectRefused(405, send('GET', add));
  });
});

describe('the date of a permission', () => {
  it.each([
    [new Date(2026, 0, 1, 0, 0), '1 Jan 2026, 12:00 AM'],
    [new Date(2026, 11, 31, 12, 30), '31 Dec 2026, 12:30 PM'],
    [new Date(2026, 7, 9, 11, 59), '9 Aug 2026, 11:59 AM'],
    [new Date(2026, 8, 10, 23, 7), '10 Sep 2026, 11:07 PM'],
  ])('of %s is %s', (now, text) => {
    expect(createdDateOf(now)).toBe(text);
  });
});

describe('renaming', () => {
  it('changes the name and nothing else', async () => {
    const { send, api } = newSample();
    const expected = (await api.permissions.list()).permissions;
    for (const row of expected) if (row.id === 4) row.name = 'Planificar';
    await expectNothing(201, send('POST', rename, { json: { id: 4, name: 'Planificar' } }));
    expect((await api.permissions.list()).permissions).toEqual(expected);
  });

  it.each([99, 0, -1, 4.5, '4', 'cuatro'])('with the id %j changes nothing', async (id) => {
    const { send, api } = newSample();
    await expectNothing(201, send('POST', rename, { json: { id, name: 'Planificar' } }));
    expect(namesOf((await api.permissions.list()).permissions)).not.toContain('Planificar');
  });

  it.each([{}, { id: 4 }, { name: 'Ver' }, { id: null, name: 'Ver' }, { id: 4, name: 3 }, []])(
    'is refused as %j',
    async (json) => {
      const { send, api } = newSample();
      const before = await api.permissions.list();
      await expectRefused(422, send('POST', rename, { json }));
      expect(await api.permissions.list()).toEqual(before);
    },
  );

  it('keeps the last of the names, whatever came before', async () => {
    const change = fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      name: fc.string({ minLength: 1 }).filter((name) => name.trim() !== ''),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 6 }), async (changes) => {
        const { api } = newSample();
        const expected = namesOf((await api.permissions.list()).permissions);
        for (const body of changes) {
          await api.permissions.rename({ body });
          expected[body.id - 1] = body.name;
        }
        expect(namesOf((await api.permissions.list()).permissions)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a permission that is deleted', () => {
  it.each([
    ['?id=2', undefined],
    ['', { id: 2 }],
    ['', { id: '2' }],
  ])('by %s and %j is gone, and no other', async (query, json) => {
    const { send, api } = newSample();
    await expectNothing(200, send('DELETE', `${remove}${query}`, { json }));
    expect(idsOf((await api.permissions.list()).permissions)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
    await expectRefused(404, send('DELETE', `${remove}?id=2`));
  });

  it.each([
    ['?id=10', 404],
    ['?id=-1', 404],
    ['', 404],
    ['?id=dos', 422],
    ['?id=1&id=2', 422],
  ])('must be there: %j is %i', async (query, status) => {
    const { send, api } = newSample();
    await expectRefused(status, send('DELETE', `${remove}${query}`));
    expect((await api.permissions.list()).total).toBe(9);
  });

  it('is refused the name of another one', async () => {
    const { send } = newSample();
    const json = { permission: { name: ' only  VÍEW ' } };
    await expectRefused(422, send('POST', '/apps/permissions/add-permission', { json }));
    const renamed = { id: 1, name: 'Only View' };
    await expectRefused(
      422,
      send('POST', '/apps/permissions/update-permission', { json: renamed }),
    );
  });

  it('leaves the others, and the new ones go on to the front', async () => {
    const step = fc.oneof(
      fc.record({ remove: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ add: fc.constantFrom('Ver', 'Firmar', 'Revisar') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { api, send } = newSample();
        let expected = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        let highest = 9;
        for (const one of steps) {
          if ('add' in one) {
            highest += 1;
            expected.unshift(highest);
            await api.permissions.add({ body: { permission: { name: `${one.add} ${highest}` } } });
          } else {
            await send('DELETE', `${remove}?id=${one.remove}`);
            expected = expected.filter((id) => id !== one.remove);
          }
        }
        const { permissions } = await api.permissions.list({ query: { perPage: 50 } });
        expect(idsOf(permissions)).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});
