import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { SecretBox } from '#server/auth/secret-box.ts';
import { storedIn, withSecondStep } from '#server/testing/accounts.ts';
import { password, people } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';
import { checkKey, forgetSealed } from './key-commands.ts';

/** The key of the server under test, and one that is not. */
const own = new SecretBox(Buffer.alloc(32, 7));
const other = new SecretBox(Buffer.alloc(32, 8));

describeServer('the key of the secrets', (server) => {
  const check = (box: SecretBox) => checkKey(server.database, box, '/var/lib/pliego');
  const refusal = /La clave de los secretos no es la de esta base de datos[^]*\/var\/lib\/pliego/;

  it('is the one of the first start, and then no other', async () => {
    await check(own);
    await check(own);
    await expect(check(other)).rejects.toThrow(refusal);
    const rows = await storedIn(server, 'key_checks');
    expect(rows).toHaveLength(1);
    expect(rows.join()).not.toContain('pliego');
  });

  it('is that of one process when two begin at once', async () => {
    await forgetSealed(server.database);
    const outcomes = await Promise.allSettled([check(own), check(other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is known by what it has sealed, where a database has no check yet', async () => {
    await forgetSealed(server.database);
    await withSecondStep(server, 'author');
    await expect(check(other)).rejects.toThrow(refusal);
    expect(await storedIn(server, 'key_checks')).toEqual([]);
    await check(own);
    await expect(check(other)).rejects.toThrow(refusal);
  });

  it('is forgotten with all it has sealed, and people enter with their passwords', async () => {
    const json = { email: people.author.email, password };
    const enter = () => server.stranger.send('POST', '/api/auth/login', { json });
    expect((await problemIn(enter())).code).toBe('segundo-paso');
    await server.database.transaction('system', (tx) =>
      tx.execute(sql`insert into outbox values ('x', 'x', 1, now(), now())`),
    );
    await forgetSealed(server.database);
    for (const table of [
      'two_steps',
      'recovery_codes',
      'sign_in_challenges',
      'outbox',
      'key_checks',
    ]) {
      expect(await storedIn(server, table)).toEqual([]);
    }
    expect((await enter()).status).toBe(200);
    await check(other);
    await expect(check(own)).rejects.toThrow(refusal);
  });
});
