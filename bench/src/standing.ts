import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { noteEmptyAsFolded } from '@pliego/server/areas/sources/refold-commands';
import { seedDemo } from '@pliego/server/demo/seed';
import type { OpenDatabase } from '@pliego/server/open-database';
import { startCluster } from '@pliego/server/testing/postgres-cluster';
import { findPostgres } from '@pliego/server/testing/postgres-programs';
import { open, root } from './environment.ts';
import { whole } from './measure.ts';
import { writeTenders } from './tenders.ts';

/** The databases that are made once and kept, beside the data of this checkout. */
const keptFolder = process.env.PLIEGO_BENCH_DATA ?? join(root, 'data', 'bench');

/** A server of some size, as an operator would set it; what is written is safe enough for a benchmark. */
const clusterSettings = { shared_buffers: '512MB', max_wal_size: '4GB', synchronous_commit: 'off' };

/** Written when a database is whole. */
const completeFile = (folder: string): string => join(folder, 'complete');
const isComplete = (folder: string): boolean => existsSync(completeFile(folder));

/** The folder of a kept database, empty where it was left half-made. */
function folderOf(name: string): string {
  const folder = join(keptFolder, name);
  if (!isComplete(folder)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A database that can be opened by this process or named to another. */
export interface Standing {
  /** As the product calls it. */
  name: 'base integrada' | 'PostgreSQL';
  folder: string;
  /** Of the server; absent where the database is embedded. */
  databaseUrl?: string;
}

/** Fills a database of `count` tenders with words of a long tail, and the demonstration, and says how far it is. */
async function fill({ database, close }: OpenDatabase, count: number): Promise<void> {
  const now = new Date();
  const started = performance.now();
  const tell = (written: number) => {
    if (written % 50_000 > 0 && written < count) return;
    const seconds = (performance.now() - started) / 1000;
    console.log(`  ${whole(written)} de ${whole(count)}, ${whole(written / seconds)}/s`);
  };
  try {
    await noteEmptyAsFolded(database);
    await writeTenders(database, count, { now, hasRareWords: true, tell });
    await seedDemo(database, now);
    await database.maintain();
    if (database.kind === 'postgresql') await database.asOwner('vacuum (analyze)');
  } finally {
    await close();
  }
}

/** Fills a database the first time that it is asked for. */
async function once(folder: string, count: number, databaseUrl?: string): Promise<void> {
  if (isComplete(folder)) return;
  console.log(`Se crea una vez, en ${folder}:`);
  await fill(await open(folder, databaseUrl), count);
  writeFileSync(completeFile(folder), '');
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

/** Runs `work` on the kept database of `count` tenders, embedded. */
export async function withEmbedded<T>(
  count: number,
  work: (standing: Standing) => Promise<T>,
): Promise<T> {
  const folder = folderOf(`embedded-${count}`);
  await once(folder, count);
  return work({ name: 'base integrada', folder });
}

/** The same on a PostgreSQL server that runs meanwhile; null where none can be started. */
export async function withPostgres<T>(
  count: number,
  work: (standing: Standing) => Promise<T>,
): Promise<T | null> {
  const programs = findPostgres();
  if (typeof programs === 'string') {
    console.log(`Sin PostgreSQL (${programs}): sólo se mide la base integrada.`);
    return null;
  }
  const folder = folderOf(`postgresql-${count}`);
  const cluster = await startCluster(programs, join(folder, 'cluster'), clusterSettings);
  try {
    if (!isComplete(folder)) await createDatabase(cluster.port);
    const databaseUrl = `postgresql://pliego@127.0.0.1:${cluster.port}/pliego`;
    await once(folder, count, databaseUrl);
    return await work({ name: 'PostgreSQL', folder, databaseUrl });
  } finally {
    await cluster.stop();
  }
}
