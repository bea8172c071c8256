import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createRandom } from '#server/demo/random.ts';
import { cutPower, type DiskOperation, RecordedFiles } from '#server/testing/recorded-files.ts';
import { EmbeddedClient } from './client.ts';
import { EmbeddedConnection } from './connection.ts';
import { durableParams } from './durable-files.ts';
import { engineOf, openEngine } from './engine.ts';

const rounds = process.env.PLIEGO_LONG === '1' ? 50 : 6;
const commits = 150;
const asObjects = { rowMode: 'object' } as const;
const folder = mkdtempSync(join(tmpdir(), 'pliego-power-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Recording {
  /** The files at the beginning. */
  copy: string;
  paths: Map<number, string>;
  operations: DiskOperation[];
  /** How many operations there were when a commit began, and when it was confirmed. */
  commits: { begun: number; confirmed: number }[];
}

const bodyOf = (n: number) => `${n} `.repeat(200 + (n % 700));

/** Records what a database asks of the disk while it writes, with checkpoints in between. */
async function record(name: string, startParams: string[]): Promise<Recording> {
  const dataDir = join(folder, name);
  const fs = new RecordedFiles(dataDir);
  const template = new Blob([readFileSync(inject('templateFile'))]);
  const pglite = await PGlite.create({ fs, startParams, loadDataDir: template });
  const client = new EmbeddedClient(new EmbeddedConnection(await engineOf(pglite)));
  await client.exec('create table things (n int, half int, body text, primary key (n, half))');
  await client.exec('checkpoint');
  const copy = `${dataDir}-copy`;
  fs.begin(copy);
  const recording: Recording = {
    copy,
    paths: fs.pathsAtBeginning(),
    operations: fs.operations,
    commits: [],
  };
  for (let n = 0; n < commits; n += 1) {
    const begun = fs.operations.length;
    await client.transaction(async (tx) => {
      for (const half of [0, 1]) {
        await tx.query('insert into things values ($1, $2, $3)', [n, half, bodyOf(n)], asObjects);
      }
    });
    recording.commits.push({ begun, confirmed: fs.operations.length });
    if (n % 60 === 40) await client.exec('checkpoint');
  }
  await client.close();
  return recording;
}

/** What a database that lost its power after some operations has; null if it does not open any more. */
async function afterPowerCut(
  { copy, paths, operations }: Recording,
  length: number,
  isKept: () => boolean,
): Promise<Map<number, string[]> | null> {
  const disk = join(folder, 'disk');
  cpSync(copy, disk, { recursive: true });
  try {
    cutPower(disk, new Map(paths), operations.slice(0, length), isKept);
    const engine = await openEngine({ dataDir: disk });
    const client = new EmbeddedClient(new EmbeddedConnection(engine));
    const { rows } = await client.query('select n, body from things order by n', [], asObjects);
    await client.close();
    const found = new Map<number, string[]>();
    for (const { n, body } of rows as { n: number; body: string }[]) {
      found.set(n, [...(found.get(n) ?? []), body]);
    }
    return found;
  } catch {
    return null;
  } finally {
    rmSync(disk, { recursive: true });
  }
}

/** The confirmed commits of which not all is there, and those of which half is there. */
function missing(recording: Recording, length: number, found: Map<number, string[]> | null) {
  return recording.commits.flatMap(({ confirmed }, n) => {
    const bodies = found?.get(n) ?? [];
    const isWhole = bodies.length === 2 && bodies.every((body) => body === bodyOf(n));
    const isAbsent = found !== null && bodies.length === 0 && confirmed > length;
    return isWhole || isAbsent || (found === null && confirmed > length) ? [] : [n];
  });
}

const isLog = (path: string) => /^pg_wal\/[0-9A-F]{24}$/.test(path);
/** Where a segment of the log begins, as a position in the whole log. */
const segmentBytes = 16 * 1024 * 1024;
function logStart(path: string): number {
  const name = path.slice('pg_wal/'.length);
  const [file, segment] = [name.slice(8, 16), name.slice(16)].map((part) =>
    Number.parseInt(part, 16),
  );
  return (file ?? 0) * 2 ** 32 + (segment ?? 0) * segmentBytes;
}

describe('the embedded database on a disk that forgets what was not synced', () => {
  let durable: Recording;

  it('has its log on the disk before it confirms a commit', async () => {
    durable = await record('durable', durableParams);
    const late = durable.commits.filter(({ begun, confirmed }) => {
      const ofLog = durable.operations
        .slice(begun, confirmed)
        .filter((operation) => 'path' in operation && isLog(operation.path));
      return ofLog.at(-1)?.kind !== 'sync';
    });
    expect(late).toEqual([]);
  });

  it('has its log on the disk before the pages that it is about', () => {
    const pageBytes = 8192;
    let pages = 0;
    let written = 0;
    let synced = 0;
    const early = durable.operations.filter((operation) => {
      if (operation.kind === 'sync' && isLog(operation.path)) synced = written;
      if (operation.kind !== 'write') return false;
      const { path, bytes, position } = operation;
      if (isLog(path)) written = Math.max(written, logStart(path) + position + bytes.length);
      if (!/^base\/\d+\/\d+$/.test(path)) return false;
      return Array.from({ length: bytes.length / pageBytes }, (_, n) => n * pageBytes).some(
        (at) => {
          pages += 1;
          // A page begins with the end of its last record in the log.
          return bytes.readUInt32LE(at) * 2 ** 32 + bytes.readUInt32LE(at + 4) > synced;
        },
      );
    });
    expect(early).toEqual([]);
    expect(pages).toBeGreaterThan(50);
  });

  it(
    `loses no confirmed write in ${rounds} power cuts`,
    async () => {
      const random = createRandom(20_261_124);
      for (let round = 0; round < rounds; round += 1) {
        const length = Math.floor(random.next() * durable.operations.length);
        // Every other disk has written some of the rest too, in no order.
        const isKept = round % 2 === 0 ? () => false : () => random.next() < 0.5;
        const found = await afterPowerCut(durable, length, isKept);
        expect({ round, length, opens: found !== null }).toMatchObject({ opens: true });
        expect({ round, length, missing: missing(durable, length, found) }).toMatchObject({
          missing: [],
        });
      }
    },
    20 * 60_000,
  );

  it('would lose them without syncing, as this test can tell', async () => {
    const careless = await record('careless', PGlite.defaultStartParams);
    expect(careless.operations.filter(({ kind }) => kind === 'sync')).toEqual([]);
    const length = careless.operations.length;
    const found = await afterPowerCut(careless, length, () => false);
    expect(missing(careless, length, found)).toHaveLength(commits);
  });
});
