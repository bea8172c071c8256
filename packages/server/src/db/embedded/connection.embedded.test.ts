import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmbeddedClient } from './client.ts';
import { type Engine, engineOf } from './engine.ts';
import { EmbeddedConnection } from './connection.ts';

const asObjects = { rowMode: 'object' } as const;

describe('speaking with the embedded database', () => {
  let engine: Engine;
  let client: EmbeddedClient;
  let messages = 0;
  let restarts = 0;
  let restarted = 0;

  beforeAll(async () => {
    const pglite = await engineOf(await PGlite.create());
    engine = {
      ...pglite,
      send: (bytes) => {
        messages += 1;
        return pglite.send(bytes);
      },
      restarts: () => restarts,
      restart: async () => void (restarted += 1),
    };
    client = new EmbeddedClient(new EmbeddedConnection(engine));
    await client.exec('create table things (n int primary key, name text)');
  });
  afterAll(() => client.close());

  const names = async (from: Pick<EmbeddedClient, 'query'> = client) =>
    (await from.query('select name from things order by n', [], asObjects)).rows;

  /** How many messages some work takes. */
  async function cost(work: () => Promise<unknown>): Promise<number> {
    const before = messages;
    await work();
    return messages - before;
  }

  const one = { text: 'select 1', params: [] };

  it('takes a message to begin with the first statement, one a further statement, one to commit', async () => {
    const opening = { before: [{ text: 'select 7' }] };
    const twice = () =>
      client.transaction(async (tx) => {
        await tx.query(one.text, one.params, asObjects);
        await tx.query(one.text, one.params, asObjects);
      }, opening);
    expect(await cost(twice)).toBe(3);
    expect(await cost(() => client.transaction(async () => 'nothing asked'))).toBe(0);
  });

  it('ends a reading with the message of the next one', async () => {
    const read = () =>
      client.transaction((tx) => tx.query(one.text, one.params, asObjects), { readOnly: true });
    const afterwards = () => new Promise((resolve) => setImmediate(resolve));
    const tenAtOnce = async () => {
      await Promise.all(Array.from({ length: 10 }, read));
      await afterwards();
    };
    expect(await cost(tenAtOnce)).toBe(11);
    const oneAfterAnother = async () => {
      for (let turn = 0; turn < 3; turn += 1) await read();
      await afterwards();
    };
    expect(await cost(oneAfterAnother)).toBe(4);
    expect(await cost(afterwards)).toBe(0);
  });

  it('answers the last statement, and does not do the ones after a mistake', async () => {
    const failing = client.transaction(
      (tx) => tx.query("insert into things values (1, 'one')", [], asObjects),
      { before: [{ text: 'select 1/0' }] },
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await names()).toEqual([]);
  });

  it('names the violated constraint, and none of the values', async () => {
    await client.query("insert into things values (1, 'one')", [], asObjects);
    const again = client.query('insert into things values ($1, $2)', [1, 'secreto'], asObjects);
    const error: unknown = await again.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: '23505', constraint: 'things_pkey' });
    expect(JSON.stringify(error)).not.toContain('secreto');
  });

  it('does not call committed what was rolled back, whatever was made of the mistake', async () => {
    const swallowed = client.transaction(async (tx) => {
      await tx.query("insert into things values (2, 'two')", [], asObjects);
      await tx.query('select 1/0', [], asObjects).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('rolled back');
    expect(await names()).toEqual([{ name: 'one' }]);
  });

  it('understands a statement that it did not understand before', async () => {
    const text = 'select colour from things where n = $1';
    await expect(client.query(text, [1], asObjects)).rejects.toMatchObject({ code: '42703' });
    await client.exec("alter table things add colour text not null default 'red'");
    for (const colour of ['red', 'red']) {
      expect((await client.query(text, [1], asObjects)).rows).toEqual([{ colour }]);
    }
  });

  it('keeps some statements, and runs the others as well', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      for (let n = 0; n < 250; n += 1) {
        const { rows } = await client.query(`select $1::int + ${n} as sum`, [1], asObjects);
        expect(rows).toEqual([{ sum: n + 1 }]);
      }
    }
    const { rows } = await client.query('select count(*) as n from pg_prepared_statements', [], {
      rowMode: 'array',
    });
    expect(rows).toEqual([[200]]);
  });

  it('writes parameters by their kind, and refuses what has none', async () => {
    const at = new Date('2026-11-20T15:00:00.000Z');
    const { rows } = await client.query(
      'select $1::text as t, $2::int as i, $3::bool as b, $4::timestamptz as at, $5::text as n, $6::jsonb as j',
      ['ñandú "\\ \u{1F985}', -7, false, at, null, '{"a":[1]}'],
      asObjects,
    );
    expect(rows).toEqual([
      {
        t: 'ñandú "\\ \u{1F985}',
        i: -7,
        b: false,
        at: '2026-11-20 15:00:00+00',
        n: null,
        j: { a: [1] },
      },
    ]);
    const refused = client.query('select $1::int', [{ toString: () => '1' }], asObjects);
    await expect(refused).rejects.toThrow(TypeError);
    expect((await client.query('select $1::int as i', [3], asObjects)).rows).toEqual([{ i: 3 }]);
    const reading = { readOnly: true };
    const read = () => client.transaction((tx) => tx.query('select 1', [], asObjects), reading);
    const mistaken = () =>
      client.transaction((tx) => tx.query('select $1::int', [Symbol('none')], asObjects));
    const write = () =>
      client.transaction((tx) => tx.query('delete from things where n = 99', [], asObjects));
    const outcomes = await Promise.allSettled([read(), mistaken(), write()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('goes on with no transaction that a new beginning has swallowed', async () => {
    const lost = client.transaction(async (tx) => {
      await tx.query("insert into things values (3, 'three')", [], asObjects);
      // What a new thread would have: nothing of what was not committed.
      await engine.send(new Uint8Array([0x51, 0, 0, 0, 13, ...Buffer.from('rollback\0')]));
      restarts += 1;
      await tx.query("insert into things values (4, 'four')", [], asObjects);
    });
    await expect(lost).rejects.toThrow('se reinició');
    expect(await names()).toEqual([{ name: 'one' }]);
    const unnoticed = client.transaction(async (tx) => {
      await tx.query("insert into things values (3, 'three')", [], asObjects);
      await engine.send(new Uint8Array([0x51, 0, 0, 0, 13, ...Buffer.from('rollback\0')]));
      restarts += 1;
    });
    await expect(unnoticed).rejects.toThrow('se reinició');
    expect(await names()).toEqual([{ name: 'one' }]);
  });

  it('begins anew when the disk is full, after which it would answer nothing', async () => {
    await client.exec(`create function fill() returns int language plpgsql as
      $$ begin raise exception 'no room' using errcode = '53100'; end $$`);
    await expect(client.query('select fill()', [], asObjects)).rejects.toMatchObject({
      code: '53100',
    });
    expect(restarted).toBe(1);
  });
});
