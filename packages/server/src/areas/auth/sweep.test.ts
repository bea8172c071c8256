import { expect, it } from 'vitest';
import { upkeep } from '#server/jobs/maintenance.ts';
import {
  afterFirstStep,
  aRegistration,
  askForReset,
  register,
  storedIn,
  withSecondStep,
} from '#server/testing/accounts.ts';
import { password, people } from '#server/testing/fixture.ts';
import { describeServer } from '#server/testing/test-server.ts';

const tables = [
  'attempts',
  'sign_in_challenges',
  'account_tokens',
  'sessions',
  'registrations',
  'known_places',
  'two_steps',
  'users',
];

describeServer('the hourly upkeep', (server) => {
  it('deletes each thing when it has ended, and nothing before', async () => {
    await withSecondStep(server, 'editor');
    await afterFirstStep(server, 'editor');
    await askForReset(server, people.author.email);
    await register(server, aRegistration());
    const json = { email: people.admin.email, password: `no ${password}` };
    await server.stranger.send('POST', '/api/auth/login', { json });
    const counts = async (instant: string) => {
      await upkeep(server.database, new Date(instant), server.uploadsDir);
      const rows: Record<string, number> = {};
      for (const table of tables) rows[table] = (await storedIn(server, table)).length;
      return rows;
    };
    const now = await counts('2026-11-20T15:00:00.000Z');
    expect(now).toMatchObject({
      sign_in_challenges: 1,
      account_tokens: 1,
      sessions: 1,
      registrations: 1,
      two_steps: 1,
    });
    expect(now['attempts']).toBeGreaterThan(0);
    expect(await counts('2026-11-20T15:09:59.999Z')).toEqual(now);
    const steps: [string, Record<string, number>][] = [
      ['2026-11-20T15:10:00.000Z', { sign_in_challenges: 0 }],
      ['2026-11-20T15:15:00.000Z', { attempts: 0 }],
      ['2026-11-20T16:00:00.000Z', { account_tokens: 0 }],
      ['2026-11-23T14:59:59.999Z', {}],
      ['2026-11-23T15:00:00.000Z', { sessions: 0 }],
      // An expired link can be requested again for a month.
      ['2026-12-20T14:59:59.999Z', {}],
      ['2026-12-20T15:00:00.000Z', { registrations: 0 }],
      ['2027-02-18T14:59:59.999Z', {}],
      ['2027-02-18T15:00:00.000Z', { known_places: 0 }],
    ];
    const expected = { ...now };
    for (const [instant, gone] of steps) {
      Object.assign(expected, gone);
      expect({ instant, ...(await counts(instant)) }).toEqual({ instant, ...expected });
    }
  });
});
