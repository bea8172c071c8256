import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchAll } from '#server/areas/work/watch/watch-commands.ts';
import type { Database } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { openDatabase } from '#server/open-database.ts';
import {
  type BuiltServer,
  buildServer,
  builtFiles,
  copyDemo,
  startServer,
  tryCommand,
} from '#server/testing/built-server.ts';
import { openToOthers } from '#server/testing/open-to-others.ts';
import { tableDigests } from '#server/testing/table-digests.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-respaldo-'));
const [here, there] = [join(folder, 'aqui'), join(folder, 'alla')];
const backup = join(folder, 'respaldo');
let server: BuiltServer | undefined;

beforeAll(buildServer, 120_000);
afterAll(async () => {
  await server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The database of a data folder whose server has ended. */
async function withDatabase<T>(
  dataDir: string,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const env = readEnv({ PLIEGO_DATA: dataDir, PLIEGO_FSYNC: 'off' }, folder);
  const log = pino({ level: 'silent' });
  const opened = await openDatabase(env, builtFiles, log, { asItIs: true });
  try {
    return await use(opened.database);
  } finally {
    await opened.close();
  }
}

describe('the command line, with the built server', () => {
  it('backs up while the server runs, and restores into another folder what was there', async () => {
    copyDemo(here);
    // What the server would go on telling by itself is told, as all is compared: nothing changes after the backup.
    await withDatabase(here, (database) => watchAll(database, () => new Date()));
    server = startServer(here);
    const url = await server.url;
    const waiting = join(here, 'subidas', 'planillas');
    mkdirSync(waiting, { recursive: true });
    writeFileSync(join(waiting, 'a1b2'), 'una planilla');
    const made = tryCommand(here, ['backup', backup]);
    expect(made).toMatchObject({ code: 0 });
    expect(made.output).toContain(`El servidor está andando en ${url}`);
    expect(made.output).toContain(`Respaldo listo en ${backup}`);
    expect((await fetch(`${url}/api/salud`)).status).toBe(200);
    expect(readdirSync(backup).sort()).toEqual(['manifest.json', 'tables', 'uploads']);
    expect(tryCommand(here, ['backup', backup])).toMatchObject({ code: 2 });
    const inUse = tryCommand(here, ['restore', backup, '--force']);
    expect(inUse).toMatchObject({ code: 1 });
    expect(inUse.output).toContain(`proceso ${server.pid}`);
    await server.kill('SIGTERM');

    const umask = process.umask(0o022);
    const restored = tryCommand(there, ['restore', backup]);
    process.umask(umask);
    expect(restored).toMatchObject({ code: 0 });
    expect(openToOthers(there)).toEqual([]);
    expect(restored.output).toContain('Falta la clave de los secretos');
    const kept = await withDatabase(here, tableDigests);
    expect(await withDatabase(there, tableDigests)).toEqual(kept);
    expect(readdirSync(join(there, 'subidas', 'planillas'))).toEqual(['a1b2']);
    expect(tryCommand(there, ['restore', backup])).toMatchObject({ code: 2 });
  }, 180_000);

  it('prints its usage in Spanish', () => {
    const help = tryCommand(here, ['--help']);
    expect(help).toMatchObject({ code: 0 });
    for (const name of ['import', 'backup', 'restore', 'move']) {
      expect(help.output).toContain(`npm run pliego -- ${name} `);
      const own = tryCommand(here, [name, '--help']);
      expect(own).toMatchObject({ code: 0 });
      expect(own.output).toMatch(new RegExp(`^Uso: npm run pliego -- ${name} `));
    }
    expect(tryCommand(here, ['otra'])).toMatchObject({ code: 1 });
    const misused = tryCommand(here, ['backup', backup, '--claves']);
    expect(misused).toMatchObject({ code: 1 });
    expect(misused.output).toContain('No entiendo la opción «--claves»');
  });
});
