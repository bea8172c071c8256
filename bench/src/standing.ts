import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { noteEmptyAsFolded } from '@pliego/server/areas/sources/refold-commands';
import { seedDemo } from '@pliego/server/demo/seed';
import type { OpenDatabase } from '@pliego/server/open-database';
import { startCluster } from '@pliego/server/testing/postgres-cluster';
import { findPostgres } from '@pliego/server/testing/postgres-programs';
import { open, root } from './environment.ts';
import { writeExpedientes } from './expedientes.ts';
import { growTenders } from './grow.ts';
import { whole } from './measure.ts';
import { writeTenders } from './tenders.ts';

/** The databases that are made once and kept, beside the data of this checkout. */
const keptFolder = process.env.PLIEGO_BENCH_DATA ?? join(root, 'data', 'bench');

/** A server of some size, as an operator would set it; what is written is safe enough for a benchmark. */
const clusterSettings = { shared_buffers: '512MB', max_wal_size: '4GB', synchronous_commit: 'off' };

/** Written when a database is whole; it holds the moment around which its dates lie. */
const completeFile = (folder: string): string => join(folder, 'complete');
const isComplete = (folder: string): boolean => existsSync(completeFile(folder));

/** The folder of a kept database, empty where it was left half-made. */
function folderOf(name: string): string {
  const folder = join(keptFolder, name);
  if (!isComplete(folder)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** What a kept database has. */
export interface Kept {
  tenders: number;
  /** Also ten thousand expedientes of one company. */
  hasExpedientes?: boolean;
}

const folderName = (kind: string, { tenders, hasExpedientes = false }: Kept): string =>
  `${kind}-${tenders}${hasExpedientes ? '-expedientes' : ''}`;

/** A database that can be opened by this process or named to another. */
export interface Standing {
  /** As the product calls it. */
  name: 'base integrada' | 'PostgreSQL';
  folder: string;
  /** Of the server; absent where the database is embedded. */
  databaseUrl?: string;
  /** Today, by the dates of its tenders. */
  madeAt: Date;
}

/** A fifth of the tenders is imported, of a large set so many, and the others are copies, which takes a fifth of the time. */
const importedOf = (count: number): number => Math.min(Math.floor(count / 5), 50_000);

/** How many tenders Mercado Público publishes a day: 14,217 are in its file of April 2025. */
const publishedPerDay = 470;

/** Imported after the copies, so that words that a single tender has exist too. */
export const lastLots = { first: 100, tenders: 1_000 };

/** Fills a database with tenders that have words of a long tail, and the demonstration, and says how far it is. */
async function fill(
  { database, close }: OpenDatabase,
  { tenders: count, hasExpedientes = false }: Kept,
  now: Date,
): Promise<void> {
  const started = performance.now();
  const tell = (written: number) => {
    if (written % 10_000 > 0 && written < count) return;
    const seconds = (performance.now() - started) / 1000;
    console.log(`  ${whole(written)} de ${whole(count)}, ${whole(written / seconds)}/s`);
  };
  try {
    await noteEmptyAsFolded(database);
    const written = importedOf(count);
    await writeTenders(database, written, { now, hasRareWords: true, tell });
    await growTenders(database, {
      written,
      days: Math.ceil(written / publishedPerDay),
      count,
      tell,
    });
    await writeTenders(database, lastLots.tenders, {
      now,
      hasRareWords: true,
      firstLot: lastLots.first,
    });
    await seedDemo(database, now);
    if (hasExpedientes) await writeExpedientes(database, now);
    await database.maintain();
    if (database.kind === 'postgresql') await database.asOwner('vacuum (analyze)');
  } finally {
    await close();
  }
}

/** Fills a database the first time that it is asked for; answers when it was. */
async function once(folder: string, kept: Kept, databaseUrl?: string): Promise<Date> {
  if (!isComplete(folder)) {
    console.log(`Se crea una vez, en ${folder}:`);
    const now = new Date();
    await fill(await open(folder, databaseUrl), kept, now);
    writeFileSync(completeFile(folder), now.toISOString());
  }
  return new Date(readFileSync(completeFile(folder), 'utf8'));
}

/** A role as operators create it, which owns its database and is no superuser. */
async function createDatabase(port: number): Promise<void> {
  const client = new Client({
    connectionString: `postgresql://postgres@127.0.0.1:${port}/postgres`,
  });
  await client.connect();
  await client.query('create role pliego login createdb createrole');
  await client.query('create database pliego owner pliego');
  await client.end();
}

/** Runs `work` on a kept database, embedded. */
export async function withEmbedded<T>(
  kept: Kept,
  work: (standing: Standing) => Promise<T>,
): Promise<T> {
  const folder = folderOf(folderName('embedded', kept));
  const madeAt = await once(folder, kept);
  return work({ name: 'base integrada', folder, madeAt });
}

/** The same on a PostgreSQL server that runs meanwhile; null where none can be started. */
export async function withPostgres<T>(
  kept: Kept,
  work: (standing: Standing) => Promise<T>,
): Promise<T | null> {
  const programs = findPostgres();
  if (typeof programs === 'string') {
    console.log(`Sin PostgreSQL (${programs}): sólo se mide la base integrada.`);
    return null;
  }
  const folder = folderOf(folderName('postgresql', kept));
  const cluster = await startCluster(programs, join(folder, 'cluster'), clusterSettings);
  try {
    if (!isComplete(folder)) await createDatabase(cluster.port);
    const databaseUrl = `postgresql://pliego@127.0.0.1:${cluster.port}/pliego`;
    const madeAt = await once(folder, kept, databaseUrl);
    return await work({ name: 'PostgreSQL', folder, databaseUrl, madeAt });
  } finally {
    await cluster.stop();
  }
}
