import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@pliego/contract/api-error';
import { createClient } from '@pliego/contract/client';
import { contract } from '@pliego/contract/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aRegistration } from '#server/testing/accounts.ts';
import { builtFiles, buildServer, startServer } from '#server/testing/built-server.ts';
import { canMount, SmallDisk } from '#server/testing/small-disk.ts';
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
    disk.fill(20 * megabyte);
    expect(await registered()).toMatchObject({
      status: 507,
      code: 'sin-espacio',
      motivo: { code: 'disco-lleno' },
    });
    expect((await fetch(`${url}/api/salud`)).status).toBe(200);
    disk.free();
    expect(await registered()).toBeNull();
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
    disk.fill(30 * megabyte);
    let written = 0;
    const untilItFails = async (): Promise<never> => {
      for (;;) {
        await write();
        written += 20;
      }
    };
    expect(await untilItFails().catch(databaseProblem)).toMatchObject({ code: 'sin-espacio' });
    disk.free();
    // Opening it anew is tried again after a moment.
    await vi.waitFor(async () => expect(await count()).toEqual([{ n: written }]), 20_000);
    await write();
    expect(await count()).toEqual([{ n: written + 20 }]);
    await client.close();
  });
});
