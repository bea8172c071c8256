import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildServer, builtFiles } from '#server/testing/built-server.ts';
import { openToOthers } from '#server/testing/open-to-others.ts';
import { EmbeddedClient } from './client.ts';
import { EmbeddedConnection } from './connection.ts';
import { openWorkerEngine } from './worker-engine.ts';

beforeAll(buildServer);

describe.each([true, false])('the files of the embedded database, with fsync %s', (fsync) => {
  let dataDir = '';
  let umask = 0;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'pliego-files-'));
    umask = process.umask(0o022);
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('are made for their own user alone, also by an engine that replaces another', async () => {
    const engine = openWorkerEngine({ dataDir, fsync }, builtFiles.workerFile);
    const client = new EmbeddedClient(new EmbeddedConnection(engine));
    await client.exec('create table things as select n from generate_series(1, 1000) n');
    expect(openToOthers(dataDir)).toEqual([]);
    await engine.restart();
    await client.exec('insert into things select n from things');
    await client.exec('checkpoint');
    expect(openToOthers(dataDir)).toEqual([]);
    await client.close();
    expect(openToOthers(dataDir)).toEqual([]);
  });
});
