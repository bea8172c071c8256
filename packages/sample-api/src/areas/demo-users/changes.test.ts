import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectNothing, expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

const all = { perPage: 100 };

describe('a new user', () => {
  const json = {
    role: 'editor',
    avatar: '',
    status: 'active',
    email: 'rayen@norte.demo',
    currentPlan: 'team',
    billing: 'auto debit',
    company: 'Norte',
    contact: '+56 9 5550 0001',
    fullName: 'Rayén Norte',
    country: 'Chile',
    username: 'rayen',
  };

  it('is kept with all that was sent and the id after the highest', async () => {
    const { send, api } = newSample();
    const response = await send('POST', '/apps/users/add-user', { json: { ...json, id: 3 } });
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 201,
      body: { user: { ...json, id: 51 } },
    });
    expect((await api.demoUsers.get({ query: { id: 51 } })).user).toEqual({ ...json, id: 51 });
    expect((await api.demoUsers.list({ query: { q: 'AUTO DEBIT' } })).total).toBe(17);
    expect((await api.demoUsers.all()).at(-1)?.id).toBe(51);
  });

  it('may be empty, and does not break the list', async () => {
    const { send, api } = newSample();
    const response = await send('POST', '/apps/users/add-user', { json: {} });
    expect(await response.json()).toEqual({
      user: {
        id: 51,
        billing: 'auto debit',
        fullName: '',
        company: '',
        role: 'subscriber',
        username: '',
        country: '',
        contact: '',
        email: '',
        currentPlan: 'basic',
        status: 'active',
        avatar: '',
      },
    });
    const { total, users } = await api.demoUsers.list({ query: { q: 'auto debit', perPage: 1 } });
    expect({ total, ids: idsOf(users) }).toEqual({ total: 17, ids: [51] });
  });

  it('may be called as another, but has an e-mail address and a username of its own', async () => {
    const { api, send } = newSample();
    const body = { fullName: 'Repetida', email: 'r@norte.demo', username: 'repe' };
    await api.demoUsers.add({ body });
    const twin = { ...body, email: 'R@norte.demo', username: 'REPÉ' };
    const refused = await send('POST', '/apps/users/add-user', { json: twin });
    expect(await refused.json()).toMatchObject({
      status: 422,
      fieldErrors: { email: { code: 'correo-repetido' }, username: { code: 'usuario-repetido' } },
    });
    const { user } = await api.demoUsers.add({ body: { fullName: 'Repetida' } });
    expect(user.id).toBe(52);
    await api.demoUsers.add({ body: { fullName: 'Repetida' } });
    const json = { id: 52, user: { username: 'repe' } };
    await expectRefused(422, send('POST', '/apps/users/update-user', { json }));
    await api.demoUsers.update({ body: { id: 51, user: { username: 'repe' } } });
  });

  it('has an id that was never used', async () => {
    const { api } = newSample();
    await api.demoUsers.remove({ query: { id: 50 } });
    await api.demoUsers.remove({ query: { id: 10 } });
    expect((await api.demoUsers.add({ body: {} })).user.id).toBe(51);
    for (const { id } of await api.demoUsers.all()) await api.demoUsers.remove({ query: { id } });
    expect(await api.demoUsers.list()).toEqual({ total: 0, users: [] });
    expect((await api.demoUsers.add({ body: {} })).user.id).toBe(52);
  });

  it('inherits nothing from a deleted user, who can be restored', async () => {
    const { api } = newSample();
    const { user: gone } = await api.demoUsers.get({ query: { id: 50 } });
    if (gone === undefined) throw new Error('the seed has fifty users');
    const { social } = (await api.demoUsers.details({ query: { id: 50 } })).details;
    const linked = { ...social, facebook: 'andres.larrain' };
    await api.demoUsers.updateDetails({ body: { id: 50, patch: { social: linked } } });
    await api.demoUsers.remove({ query: { id: 50 } });
    const { user } = await api.demoUsers.add({ body: { fullName: 'Nueva Persona' } });
    const { details } = await api.demoUsers.details({ query: { id: user.id } });
    expect(details.social).toMatchObject({ facebook: '' });
    expect(await api.demoUsers.restore({ body: { user: gone } })).toEqual({ user: gone });
    expect(idsOf((await api.demoUsers.list({ query: { q: gone.email } })).users)).toEqual([50]);
    const back = await api.demoUsers.details({ query: { id: 50 } });
    expect(back.details.social).toEqual(linked);
  });

  it.each([
    { fullName: 7 },
    { email: null },
    { billing: ['Auto Debit'] },
    { role: 'jefe' },
    { currentPlan: 'otro' },
    { status: 1 },
    { avatarColor: {} },
    [],
    'texto',
    null,
  ])('is refused as %j and changes nothing', async (json) => {
    const { send, api } = newSample();
    await expectRefused(422, send('POST', '/apps/users/add-user', { json }));
    expect(await api.demoUsers.all()).toHaveLength(50);
  });

  it('is refused when it is not JSON', async () => {
    const { send } = newSample();
    const headers = { 'content-type': 'application/json' };
    await expectRefused(400, send('POST', '/apps/users/add-user', { body: '{"a', headers }));
    await expectRefused(400, send('POST', '/apps/users/add-user', { headers }));
    await expectRefused(415, send('POST', '/apps/users/add-user', { body: 'role=admin' }));
  });
});

describe('a user that is deleted', () => {
  it.each([
    ['?id=50', undefined],
    ['', { id: 50 }],
    ['', { id: '50' }],
    ['?id=3', { id: 50 }],
  ])('by %s and %j is gone, and nobody else', async (query, json) => {
    const { send, api } = newSample();
    await expectNothing(200, send('DELETE', `/apps/users/delete${query}`, { json }));
    expect(idsOf(await api.demoUsers.all())).toEqual(
      Array.from({ length: 49 }, (_, index) => index + 1),
    );
    await expectRefused(404, send('DELETE', '/apps/users/delete?id=50'));
  });

  it.each(['?id=51', '?id=0', '?id=-1', '?id=1.5', ''])('must be there: %j', async (query) => {
    const { send, api } = newSample();
    await expectRefused(404, send('DELETE', `/apps/users/delete${query}`));
    expect(await api.demoUsers.all()).toHaveLength(50);
  });

  it.each(['?id=siete', '?id=', '?id=1&id=2'])('must be named by a number: %s', async (query) => {
    const { send, api } = newSample();
    await expectRefused(422, send('DELETE', `/apps/users/delete${query}`));
    expect(await api.demoUsers.all()).toHaveLength(50);
  });

  it('is in no list afterwards, for any user', async () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(ids, async (gone) => {
        const { api } = newSample();
        for (const id of gone) await api.demoUsers.remove({ query: { id } });
        const { users, total } = await api.demoUsers.list({ query: all });
        expect(total).toBe(50 - gone.length);
        expect(idsOf(users).filter((id) => gone.some((one) => one === id))).toEqual([]);
        for (const id of gone) expect(await api.demoUsers.get({ query: { id } })).toEqual({});
      }),
      { numRuns: 20 },
    );
  });
});
