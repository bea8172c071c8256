import type { DemoUserDetailsPatch } from '@pliego/contract/areas/demo-user-details';
import { describe, expect, it } from 'vitest';
import { expectNothing, expectRefused, newSample } from '#sample/testing/sample.ts';

const details = '/apps/users/details';

describe('what is behind the tabs of a user', () => {
  it('is there for everybody, and the same each time', async () => {
    const { api } = newSample();
    for (const { id } of await api.demoUsers.all()) {
      const first = await api.demoUsers.details({ query: { id } });
      expect(first.details).toMatchObject({ id });
      expect(first.details.projects).toHaveLength(7);
      expect(first.details.activity).toHaveLength(4);
      expect(first.details.devices).toHaveLength(4);
      expect(await api.demoUsers.details({ query: { id } })).toEqual(first);
    }
  });

  it('lists past events, the newest first', async () => {
    const now = '2026-11-21T18:30:00.000Z';
    const { api } = newSample(now);
    const { activity, devices, periodStart } = (await api.demoUsers.details({ query: { id: 4 } }))
      .details;
    const instants = activity.map(({ at }) => at);
    expect(instants).toEqual(instants.toSorted().toReversed());
    const seen = devices.map(({ lastSeen }) => lastSeen);
    expect(seen).toEqual(seen.toSorted().toReversed());
    expect([...instants, ...seen, periodStart].every((at) => at <= now)).toBe(true);
  });

  it('changes in what is sent, and stays in the rest', async () => {
    const { api } = newSample();
    const before = (await api.demoUsers.details({ query: { id: 4 } })).details;
    const patch: DemoUserDetailsPatch = {
      languages: ['es', 'arn'],
      twoSteps: { enabled: true, phone: '+56 9 5550 0001' },
      connections: { ...before.connections, accounting: true },
    };
    await api.demoUsers.updateDetails({ body: { id: 4, patch } });
    const after = (await api.demoUsers.details({ query: { id: 4 } })).details;
    expect(after).toEqual({ ...before, ...patch });
    expect((await api.demoUsers.details({ query: { id: 5 } })).details.languages).toEqual(['es']);
  });

  it('does not exist for an unknown user', async () => {
    const { send } = newSample();
    await expectRefused(404, send('GET', `${details}?id=999`));
    await expectRefused(404, send('GET', `${details}?id=tres`));
    await expectRefused(
      404,
      send('POST', '/apps/users/update-details', {
        json: { id: 999, patch: {} },
      }),
    );
  });

  it.each([
    ['a card with its whole number', { cards: [{ brand: 'Visa', last4: '4111111111111111' }] }],
    ['a language that is none', { languages: ['klingon'] }],
    ['a switch that is no switch', { twoSteps: { enabled: 'sí', phone: '' } }],
  ])('refuses %s', async (_, patch) => {
    const { send, api } = newSample();
    const before = await api.demoUsers.details({ query: { id: 2 } });
    await expectRefused(
      422,
      send('POST', '/apps/users/update-details', { json: { id: 2, patch } }),
    );
    expect(await api.demoUsers.details({ query: { id: 2 } })).toEqual(before);
  });
});

describe('a new password', () => {
  it('is noted and not kept', async () => {
    const { api } = newSample();
    const password = 'una-clave-muy-larga';
    const answered = await api.demoUsers.changePassword({ body: { id: 2, password } });
    expect(answered.details.activity[0]).toMatchObject({
      at: '2026-11-21T18:30:00.000Z',
      title: 'Cambió la contraseña',
    });
    expect(JSON.stringify(await api.demoUsers.details({ query: { id: 2 } }))).not.toContain(
      password,
    );
  });

  it('has eight characters at least', async () => {
    const json = { id: 2, password: 'corta' };
    const asked = newSample().send('POST', '/apps/users/change-password', { json });
    expect((await expectRefused(422, asked)).fieldErrors).toHaveProperty('password');
  });
});

describe('a session on a device', () => {
  it('can be closed once', async () => {
    const { api, send } = newSample();
    const json = { id: 2, device: 3 };
    const { details: after } = await api.demoUsers.closeDevice({ body: json });
    expect(after.devices.map(({ id }) => id)).toEqual([1, 2, 4]);
    await expectRefused(404, send('POST', '/apps/users/close-device', { json }));
  });
});

describe('a user', () => {
  it('changes in what is sent', async () => {
    const { api } = newSample();
    const before = (await api.demoUsers.get({ query: { id: 3 } })).user;
    const { user } = await api.demoUsers.update({
      body: { id: 3, user: { status: 'inactive', currentPlan: 'team' } },
    });
    expect(user).toEqual({ ...before, status: 'inactive', currentPlan: 'team' });
    expect((await api.demoUsers.get({ query: { id: 3 } })).user).toEqual(user);
  });

  it.each([
    ['an e-mail that is none', { email: 'ana' }],
    ['a blank name', { fullName: '   ' }],
    ['a user name with spaces', { username: 'ana soto' }],
    ['a telephone with letters', { contact: 'llámame' }],
  ])('is not changed by %s', async (_, user) => {
    const { send } = newSample();
    await expectRefused(422, send('POST', '/apps/users/update-user', { json: { id: 3, user } }));
  });

  it('is restored unchanged after being deleted', async () => {
    const { api, send } = newSample();
    const before = await api.demoUsers.all();
    const gone = before.find(({ id }) => id === 20);
    if (gone === undefined) throw new Error('the seed has fifty users');
    await expectNothing(200, send('DELETE', '/apps/users/delete?id=20'));
    expect(await api.demoUsers.restore({ body: { user: gone } })).toEqual({ user: gone });
    expect(await api.demoUsers.all()).toEqual(before);
    // Who is there is not overwritten.
    const other = { ...gone, fullName: 'Otra persona' };
    expect(await api.demoUsers.restore({ body: { user: other } })).toEqual({ user: gone });
  });
});
