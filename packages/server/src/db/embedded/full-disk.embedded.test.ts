import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@pliego/contract/api-error';
import { createClient } from '@pliego/contract/client';
import { contract } from '@pliego/contract/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aRegistration } from '#server/testing/accounts.ts';
import {
  builtFiles,
  buildServer,
  runCommand,
  startServer,
  tryCommand,
} from '#server/testing/built-server.ts';
import { canMount, SmallDisk } from '#server/testing/small-disk.ts';
import { openDatabase } from '#server/open-database.ts';
import { databaseProblem } from '../database-problem.ts';
import { EmbeddedClient } from './client.ts';
import { EmbeddedConnection } from './connection.ts';
import { openWorkerEngine } from './worker-engine.ts';

beforeAll(buildServer);

const megabyte = 1024 * 1024;
const asObjects = { rowMode: 'object' } as const;

describe.skipIf(!canMount())('the embedded database on a full disk', () => {
  const disks: SmallDisk[] = [];
  afterAll(() => disks.forEach((disk) => disk.remove()));
  function diskOf(megabytes: number): SmallDisk {
    const disk = new SmallDisk(megabytes);
    disks.push(disk);
    return disk;
  }

  it('refuses writes and goes on with reads, until there is room again', async () => {
    const disk = diskOf(300);
    const dataDir = join(disk.folder, 'data');
    const server = startServer(dataDir, { PLIEGO_DEMO: '0' });
    const url = await server.url;
    const client = createClient(contract, (request) => fetch(request), url);
    const registered = () =>
      client.auth.register({ body: aRegistration() }).then(
        () => null,
        (error: unknown) => (error instanceof ApiError ? error.problem : error),
      );
    expect(await registered()).toBeNull();
    await disk.fill(20 * megabyte);
    expect(await registered()).toMatchObject({
      status: 507,
      code: 'sin-espacio',
      motivo: { code: 'disco-lleno' },
    });
    expect((await fetch(`${url}/api/salud`)).status).toBe(200);
    await disk.free();
    expect(await registered()).toBeNull();
    await server.kill('SIGTERM');
  });

  it.each([
    ['before it was ever used', null, 0],
    ['before it was ever used, with less than it needs', null, 30 * megabyte],
    ['with a database in it', {}, 0],
    ['with a database in it and less than it needs', {}, 30 * megabyte],
  ])('does not start %s, and says where there is no room and what to do', async (_, used, left) => {
    const disk = diskOf(300);
    const dataDir = join(disk.folder, 'data');
    const start = () => startServer(dataDir, { PLIEGO_DEMO: '0' });
    if (used !== null) {
      const before = start();
      await before.url;
      await before.kill('SIGTERM');
    }
    await disk.fill(left);
    const { code, output } = await start().ended;
    expect(code).toBe(1);
    expect(output).toContain('no queda espacio en el disco');
    expect(output).toContain(dataDir);
    expect(output).toContain('Libera al menos 48 MB');
    await disk.free();
    const after = start();
    await after.url;
    await after.kill('SIGTERM');
  });

  it('still answers who is signed in, and lets them leave, though neither can be written down', async () => {
    const disk = diskOf(300);
    const dataDir = join(disk.folder, 'data');
    const before = startServer(dataDir, { PLIEGO_DEMO: '0' });
    const [email, password] = ['antonia@andes.cl', 'una clave larga y propia'];
    const company = ['--rut', '76123456-0', '--name', 'Andes', '--full-name', 'Antonia Rojas'];
    await before.url;
    runCommand(dataDir, 'company', 'create', email, ...company);
    tryCommand(dataDir, ['user', 'password', email, '--password-stdin'], { input: password });
    const signedIn = await fetch(`${await before.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
    await before.kill('SIGTERM');
    const where = { dataDir, fsync: true, databaseUrl: undefined, ownerUrl: undefined };
    const log = { warn: () => undefined };
    const opened = await openDatabase(where, builtFiles, log, { asItIs: true });
    const quarterAgo = `update sessions set last_used_at = now() - interval '16 minutes'`;
    await opened.database.asOwner(quarterAgo);
    await opened.close();

    const server = startServer(dataDir, { PLIEGO_DEMO: '0' });
    const url = await server.url;
    await disk.fill(20 * megabyte);
    const list = await fetch(`${url}/api/licitaciones`, { headers: { cookie: cookie.join('; ') } });
    expect(list.status).toBe(200);
    const left = await fetch(`${url}/api/auth/logout`, {
      method: 'POST',
      headers: { cookie: cookie.join('; ') },
    });
    expect(left.status).toBe(507);
    expect(await left.json()).toMatchObject({ motivo: { code: 'salida-sin-guardar' } });
    expect(left.headers.getSetCookie().every((line) => line.includes('=; '))).toBe(true);
    expect(left.headers.getSetCookie()).toHaveLength(2);
    await disk.free();
    await server.kill('SIGTERM');
  });

  it('answers again after it ran out of room in the middle', async () => {
    const disk = diskOf(130);
    const dataDir = join(disk.folder, 'data');
    mkdirSync(dataDir);
    const engine = openWorkerEngine({ dataDir, fsync: true }, builtFiles.workerFile);
    const client = new EmbeddedClient(new EmbeddedConnection(engine));
    await client.exec('create table things (body text)');
    const text = `insert into things select string_agg(md5(random()::text), '')
      from generate_series(1, 2000) g, generate_series(1, 20) h group by h`;
    const write = () => client.query(text, [], asObjects);
    const count = async () =>
      (await client.query('select count(*) as n from things', [], asObjects)).rows;
    await disk.fill(30 * megabyte);
    let written = 0;
    const untilItFails = async (): Promise<never> => {
      for (;;) {
        await write();
        written += 20;
      }
    };
    expect(await untilItFails().catch(databaseProblem)).toMatchObject({ code: 'sin-espacio' });
    await disk.free();
    // Opening it anew is tried again after a moment.
    await vi.waitFor(async () => expect(await count()).toEqual([{ n: written }]), 20_000);
    await write();
    expect(await count()).toEqual([{ n: written + 20 }]);
    await client.close();
  });
});
