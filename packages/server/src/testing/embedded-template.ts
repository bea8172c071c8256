import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { engineOf } from '#server/db/embedded/engine.ts';
import { openEmbedded } from '#server/db/embedded/open.ts';
import { seedFixture } from './fixture.ts';
import { migrationsFolder } from './test-database.ts';

/** Makes the database every test file begins with once, since creating one takes seconds. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-template-'));
  const pglite = await PGlite.create();
  const database = await openEmbedded(await engineOf(pglite), migrationsFolder);
  await seedFixture(database);
  const dump = await pglite.dumpDataDir('none');
  const file = join(folder, 'template.tar');
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));
  await database.close();
  provide('templateFile', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
