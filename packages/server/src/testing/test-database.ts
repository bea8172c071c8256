import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openEngine } from '#server/db/embedded/engine.ts';
import { openEmbedded } from '#server/db/embedded/open.ts';
import { openPostgres } from '#server/db/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the throw-away server, without a database. */
    postgresUrl: string;
    /** The embedded database with the fixture, as a file to begin from. */
    templateFile: string;
  }
}

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
export const templateName = 'plantilla';

/** Creates a database on the throw-away server; answers its address. */
export async function createDatabase(
  serverUrl: string,
  template: string = 'template1',
): Promise<string> {
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return `${serverUrl}/${name}`;
}

/** Where the databases of this run come from. */
export type Origin = { kind: 'postgresql'; serverUrl: string } | { kind: 'pglite'; file: string };

export function origin(): Origin {
  return process.env.PLIEGO_TEST_DATABASE === 'postgresql'
    ? { kind: 'postgresql', serverUrl: inject('postgresUrl') }
    : { kind: 'pglite', file: inject('templateFile') };
}

/** A new database with the fixture. */
export async function openCopy(origin: Origin, log: Pick<Logger, 'warn'>): Promise<Database> {
  if (origin.kind === 'postgresql') {
    const url = await createDatabase(origin.serverUrl, templateName);
    return openPostgres(url, { migrationsFolder, log });
  }
  const engine = await openEngine({ template: new Blob([readFileSync(origin.file)]) });
  return openEmbedded(engine, migrationsFolder);
}

/** A new database without anything in it, not even tables. */
export async function openEmpty(origin: Origin, log: Pick<Logger, 'warn'>): Promise<Database> {
  if (origin.kind === 'postgresql') {
    return openPostgres(await createDatabase(origin.serverUrl), { migrationsFolder: null, log });
  }
  return openEmbedded(await openEngine({}), null);
}
