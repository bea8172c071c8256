import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#server/db/postgres.ts';
import { seedFixture } from './fixture.ts';
import { startCluster } from './postgres-cluster.ts';
import { findPostgres } from './postgres-programs.ts';
import { migrationsFolder, templateName } from './test-database.ts';

/** A role as operators create it: it owns its databases and is no superuser. */
async function createTemplate(port: number): Promise<string> {
  const base = `postgresql://pliego@127.0.0.1:${port}`;
  const client = new Client({
    connectionString: `postgresql://postgres@127.0.0.1:${port}/postgres`,
  });
  await client.connect();
  await client.query('create role pliego login createdb createrole');
  await client.query(`create database ${templateName} owner pliego`);
  await client.end();
  const log = pino({ level: 'silent' });
  const database = await openPostgres(`${base}/${templateName}`, { migrationsFolder, log });
  await seedFixture(database);
  await database.close();
  return base;
}

const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  // Far from UTC, so that a time that leans on the server's zone shows.
  timezone: 'Asia/Kolkata',
};

/** Starts a throw-away PostgreSQL for the whole run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres();
  if (typeof programs === 'string') throw new Error(programs);
  const folder = mkdtempSync(join(tmpdir(), 'pliego-postgresql-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const server = await startCluster(programs, folder, settings).catch((error: unknown) => {
    remove();
    throw error;
  });
  const stop = async () => {
    await server.stop();
    remove();
  };
  try {
    provide('postgresUrl', await createTemplate(server.port));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
