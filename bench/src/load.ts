import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuiltServer, startServer } from '@pliego/server/testing/built-server';
import { type Answered, hireCrowd, people, Person, thinkingMs } from './crowd.ts';
import { open } from './environment.ts';
import { type Figure, ms, percentiles, whole } from './measure.ts';
import { type Standing, withEmbedded, withPostgres } from './standing.ts';

const tenders = 150_000;
const seconds = 60;
/** How long they work before it is measured: what is asked about is a server at work, not one that was just started. */
const warmUpSeconds = 20;
const aimMs = 500;
/** How often the bare route is asked meanwhile. */
const probeMs = 50;

/** A bare route in a process of its own, as long as `work` takes. */
async function withBareRoute<T>(work: (url: string) => Promise<T>): Promise<T> {
  const file = fileURLToPath(new URL('bare-route.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (line: Buffer) => resolve(String(line).trim()));
      child.once('exit', () => reject(new Error('The bare route ended')));
    });
    return await work(url);
  } finally {
    child.kill();
  }
}

/** How long a bare route takes to answer, again and again until it is time. */
async function probe(url: string, until: number): Promise<number[]> {
  const durations: number[] = [];
  while (performance.now() < until) {
    const started = performance.now();
    await (await fetch(url)).text();
    durations.push(performance.now() - started);
    await new Promise((resolve) => {
      setTimeout(resolve, probeMs);
    });
  }
  return durations;
}

/** Signs everybody in, a few at a time, each at one of the processes. */
async function signIn(urls: readonly string[]): Promise<Person[]> {
  const crowd = Array.from(
    { length: people },
    (_, number) => new Person(number, urls[number % urls.length] ?? ''),
  );
  const waiting = [...crowd];
  const one = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await next.signIn();
  };
  await Promise.all([one(), one(), one(), one()]);
  return crowd;
}

const failed = ({ status }: Answered): boolean => status === null || status >= 400;

function figuresOf(where: string, answers: readonly Answered[], bare: readonly number[]): Figure[] {
  const { p50, p95, p99 } = percentiles(answers.map(({ ms: took }) => took));
  const errors = answers.filter(failed);
  const base = percentiles(bare);
  for (const kind of new Set(answers.map((answer) => answer.kind))) {
    const of = percentiles(answers.filter((one) => one.kind === kind).map(({ ms: took }) => took));
    console.log(`  ${kind}: p50 ${ms(of.p50)}, p95 ${ms(of.p95)}, p99 ${ms(of.p99)}`);
  }
  for (const { kind, status } of errors.slice(0, 10)) console.log(`  ${kind} → ${status}`);
  return [
    {
      what: `${people} personas, ${seconds} s, ${where}: ${whole(answers.length / seconds)} respuestas/s`,
      measured: `p50 ${ms(p50)} · p95 ${ms(p95)} · p99 ${ms(p99)}`,
      aim: `p99 ≤ ${aimMs} ms`,
      met: p99 <= aimMs,
    },
    {
      what: `las que fallaron, ${where}`,
      measured: `${errors.length} de ${whole(answers.length)}`,
      aim: '0',
      met: errors.length === 0,
    },
    {
      what: `una ruta vacía, al mismo tiempo y en otro proceso`,
      measured: `p50 ${ms(base.p50)} · p95 ${ms(base.p95)} · p99 ${ms(base.p99)}`,
      aim: '—',
      met: null,
    },
  ];
}

/** The load on some processes of the built server, which stand on the same database. */
async function measure(
  { name, folder, databaseUrl }: Standing,
  processes: number,
): Promise<Figure[]> {
  const opened = await open(folder, databaseUrl);
  await hireCrowd(opened.database, new Date());
  await opened.close();
  const own = mkdtempSync(join(tmpdir(), 'pliego-load-'));
  const more = {
    // The same each time, because the database is kept; it guards invented people alone.
    PLIEGO_SECRET: '0'.repeat(64),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const servers: BuiltServer[] = Array.from({ length: processes }, (_, number) =>
    startServer(databaseUrl === undefined ? folder : join(own, String(number)), more),
  );
  try {
    const crowd = await signIn(await Promise.all(servers.map(({ url }) => url)));
    const begun = performance.now() + warmUpSeconds * 1000;
    const until = begun + seconds * 1000;
    const bare = await withBareRoute(async (url) => {
      const [durations] = await Promise.all([
        probe(url, until),
        ...crowd.map((person) => person.work(until)),
      ]);
      return durations;
    });
    const where = `${name}, ${processes === 1 ? 'un proceso' : `${processes} procesos`}`;
    const answers = crowd.flatMap((person) => person.answers);
    return figuresOf(
      where,
      answers.filter(({ askedAt }) => askedAt >= begun),
      bare,
    );
  } finally {
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    rmSync(own, { recursive: true, force: true });
  }
}

/** What 200 people at once feel, who search, open, tag and assign with a few seconds of thought between. */
export async function loadFigures(): Promise<Figure[]> {
  console.log(`  ${whole(tenders)} licitaciones; cada persona piensa unos ${thinkingMs / 1000} s`);
  const embedded = await withEmbedded({ tenders }, (standing) => measure(standing, 1));
  const server = await withPostgres({ tenders }, (standing) => measure(standing, 2));
  return [...embedded, ...(server ?? [])];
}
