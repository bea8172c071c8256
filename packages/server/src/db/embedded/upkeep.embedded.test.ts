import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EmbeddedClient } from './client.ts';
import { EmbeddedConnection } from './connection.ts';
import { openEngine } from './engine.ts';
import { tidy } from './upkeep.ts';

const asObjects = { rowMode: 'object' } as const;
const plain = Array.from({ length: 12 }, (_, at) => `plain_${at}`);
let connection: EmbeddedConnection;
let client: EmbeddedClient;

const rowsOf = async (text: string) => (await client.query(text, [], asObjects)).rows;

beforeAll(async () => {
  connection = new EmbeddedConnection(await openEngine({}));
  client = new EmbeddedClient(connection);
  await client.script(`
    create table wide (${plain.map((name) => `${name} int`).join(', ')},
      notes jsonb, search tsvector, codes text[], closes_at timestamptz);
    create index wide_by_closing on wide ((coalesce(closes_at, 'infinity')));
    create table small (n int);`);
});
afterAll(() => client.close());

/** The statements that everybody waits for, each as long as it takes. */
async function statementsOf(work: () => Promise<void>): Promise<string[]> {
  const run = vi.spyOn(connection, 'run');
  await work();
  const texts = run.mock.calls.flatMap(([statements]) => statements.map(({ text }) => text));
  run.mockRestore();
  return texts;
}

it('gathers the statistics of a large table some columns at a time', async () => {
  await client.script(`
    insert into wide select ${plain.map((_, at) => `g % ${at + 2}`).join(', ')}, '{"a": 1}',
        to_tsvector('simple', 'palabra ' || g % 300), array['a', (g % 200)::text], now() + g * interval '1 hour'
      from generate_series(1, 5000) g;
    insert into small select generate_series(1, 100);`);
  const texts = await statementsOf(() => tidy(client));
  const analyzed = texts.filter((text) => text.startsWith('analyze public.'));
  expect(analyzed).toEqual([
    'analyze public.small',
    'analyze public.wide',
    `analyze public.wide (${plain.slice(0, 8).join(', ')})`,
    `analyze public.wide (${[...plain.slice(8), 'closes_at'].join(', ')})`,
    'analyze public.wide (search)',
    'analyze public.wide (codes)',
  ]);
  const [known] = await rowsOf(`select
      (select array_length(histogram_bounds::text::text[], 1) from pg_stats where attname = 'closes_at') as bounds,
      (select count(*)::int from pg_stats where tablename = 'wide_by_closing') as of_index,
      (select array_length(most_common_elems::text::text[], 1) > 200 from pg_stats where attname = 'search') as words`);
  expect(known).toEqual({ bounds: 51, of_index: 1, words: true });
});

it('does nothing about it until enough has changed', async () => {
  await client.exec('delete from wide where plain_5 = 0 and plain_10 = 0');
  const texts = await statementsOf(() => tidy(client));
  expect(texts.filter((text) => text.startsWith('analyze public.'))).toEqual([]);
  await client.exec('update wide set plain_0 = 7');
  const again = await statementsOf(() => tidy(client));
  expect(again.filter((text) => text.startsWith('analyze public.'))).toHaveLength(5);
});

/** How the indexes of the large table are treated by each VACUUM of it. */
const ofWide = (texts: readonly string[]) =>
  texts.flatMap((text) => /index_cleanup (\w+)\) public.wide$/.exec(text)?.[1] ?? []);

/** What an upkeep does while somebody asks for something all the time. */
async function whileAsked(): Promise<string[]> {
  const asking = setInterval(() => void client.exec('select 1'), 1);
  const texts = await statementsOf(() => tidy(client, { quietMs: 50 }));
  clearInterval(asking);
  return texts;
}

it('goes through the indexes of a large table only while nobody asks for anything', async () => {
  await client.exec('create table other as select * from wide');
  await client.exec('truncate wide');
  await client.exec('insert into wide select * from other');
  await tidy(client, { quietMs: 1 });
  // On few pages.
  await client.exec(
    'delete from wide where ctid in (select ctid from wide order by ctid limit 500)',
  );
  expect(ofWide(await whileAsked())).toEqual(['off']);
  const quiet = () => statementsOf(() => tidy(client, { quietMs: 1 }));
  expect(ofWide(await quiet()).at(-1)).toBe('on');
  expect(ofWide(await quiet())).toEqual([]);
});

it('knows how large a table is after a start, when PostgreSQL has counted nothing yet', async () => {
  await client.exec('select pg_stat_reset()');
  await client.exec(
    'delete from wide where ctid in (select ctid from wide order by ctid limit 300)',
  );
  expect(ofWide(await whileAsked())).toEqual(['off']);
});

it('goes through them in any case when much was deleted', async () => {
  await client.exec('delete from wide where plain_3 > 0');
  expect(ofWide(await whileAsked())).toEqual(['auto']);
});
