import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrationsFolder } from '#server/testing/test-database.ts';
import { rowsOf } from '../database.ts';
import { EmbeddedClient } from './client.ts';
import { type Engine, openEngine } from './engine.ts';
import { EmbeddedConnection } from './connection.ts';
import { openEmbedded } from './open.ts';

const asObjects = { rowMode: 'object' } as const;
const template = () => new Blob([readFileSync(inject('templateFile'))]);

describe('the one connection of the embedded database', () => {
  let engine: Engine;
  let client: EmbeddedClient;
  beforeAll(async () => {
    engine = await openEngine({ template: template() });
    client = new EmbeddedClient(new EmbeddedConnection(engine));
    await client.exec('create table numbers (n int primary key)');
  });
  afterAll(() => client.close());

  const count = async () =>
    (await client.query('select n from numbers', [], asObjects)).rows.length;

  it('lets a statement wait for the transaction that is running', async () => {
    const order: string[] = [];
    let proceed: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (proceed = resolve));
    const transaction = client.transaction(async (tx) => {
      await tx.query('insert into numbers values (1)', [], asObjects);
      await gate;
      await tx.query('insert into numbers values (2)', [], asObjects);
      order.push('transaction');
    });
    const outside = count().then((n) => order.push(`outside sees ${n}`));
    proceed();
    await Promise.all([transaction, outside]);
    expect(order).toEqual(['transaction', 'outside sees 2']);
  });

  it('runs transactions one after another, in the order they came', async () => {
    const order: string[] = [];
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        client.transaction(async (tx) => {
          order.push(`${name} begins`);
          await tx.query('select 1', [], asObjects);
          order.push(`${name} ends`);
        }),
      ),
    );
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('takes back all of a transaction that fails, and goes on', async () => {
    const before = await count();
    const failing = client.transaction(async (tx) => {
      await tx.query('insert into numbers values (10)', [], asObjects);
      await tx.query('insert into numbers values (10)', [], asObjects);
    });
    const next = count();
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await next).toBe(before);
    const thrown = client.transaction(async (tx) => {
      await tx.query('insert into numbers values (11)', [], asObjects);
      throw new Error('changed my mind');
    });
    await expect(thrown).rejects.toThrow('changed my mind');
    expect(await count()).toBe(before);
  });

  it('keeps bytes as they are', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    await client.exec('create table files (content bytea)');
    await client.query('insert into files values ($1)', [bytes], asObjects);
    const { rows } = await client.query('select content from files', [], asObjects);
    expect(rows).toEqual([{ content: bytes }]);
  });

  it('gives numbers and instants as every other database does', async () => {
    const { rows } = await client.query(
      `select count(*) as n, 12345678901::bigint as big, '2026-11-20 12:00:00-03'::timestamptz as at from numbers`,
      [],
      asObjects,
    );
    expect(rows).toEqual([{ n: await count(), big: 12_345_678_901, at: '2026-11-20 15:00:00+00' }]);
  });
});

describe('the upkeep of the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-upkeep-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const segments = (): number =>
    readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;

  it('does a table at a time, and only what changed', async () => {
    const messages: string[] = [];
    const engine = await openEngine({ template: template() });
    const heard: Engine = {
      ...engine,
      send: (bytes) => {
        messages.push(Buffer.from(bytes).toString('latin1'));
        return engine.send(bytes);
      },
    };
    const database = await openEmbedded(heard, migrationsFolder);
    /** The tables of each statement of an upkeep. */
    const upkeep = async () => {
      messages.length = 0;
      await database.maintain();
      return messages.flatMap((message) => {
        const [, what, table = ''] =
          /\0(vacuum|analyze)\b(?: \(.*?\))?([^\0]*)/i.exec(message) ?? [];
        return what === undefined ? [] : [`${what}${table}`];
      });
    };
    const first = await upkeep();
    expect(first).toContain('vacuum public.tenders');
    expect(first).toContain('analyze public.tenders');
    expect(first.filter((statement) => !/^(?:vacuum|analyze) \w+\.\w+$/.test(statement))).toEqual(
      [],
    );
    await database.transaction('system', (tx) =>
      tx.execute(sql`insert into buyers (source, key, name, name_key, observed_at)
        select 'demostracion', 'n' || n, 'n', 'n', now() from generate_series(1, 500) n`),
    );
    expect((await upkeep()).filter((statement) => statement.includes('public.'))).toEqual([
      'vacuum public.buyers',
      'analyze public.buyers',
    ]);
    expect((await upkeep()).filter((statement) => statement.includes('public.'))).toEqual([]);
    await database.close();
  });

  it('gives back the room of what was written and replaced', async () => {
    const database = await openEmbedded(
      await openEngine({ dataDir: folder, template: template() }),
      migrationsFolder,
    );
    const rewrite = () =>
      database.transaction('system', async (tx) => {
        await tx.execute(sql`insert into buyers (source, key, name, name_key, observed_at)
          select 'demostracion', 'n' || n, (select string_agg(md5(random()::text || n || g), '') from generate_series(1, 60) g), 'x', now()
          from generate_series(1, 4000) n
          on conflict (source, key, company_id) do update set name = excluded.name`);
      });
    const tableSize = () =>
      database.transaction('system', async (tx) => {
        const [row] = await rowsOf<{ bytes: number }>(
          tx,
          sql`select pg_total_relation_size('buyers') as bytes`,
        );
        return row?.bytes ?? 0;
      });
    // Without maintenance both only grow: the log to a gigabyte, the table by a copy of itself each time.
    let turns = 0;
    for (; turns < 40 && segments() < 8; turns += 1) await rewrite();
    const [log, table] = [segments(), await tableSize()];
    expect(log).toBeGreaterThanOrEqual(8);
    for (let turn = 0; turn < turns; turn += 1) {
      await database.maintain();
      await rewrite();
    }
    // As much was written again, and took no more room than there was already.
    expect(segments()).toBeLessThanOrEqual(log + 1);
    expect(await tableSize()).toBeLessThanOrEqual(table);
    await database.close();
  });
});
