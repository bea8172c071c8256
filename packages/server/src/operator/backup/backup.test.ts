import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { keyFile } from '#server/auth/secret-box.ts';
import { knownLevels, levelOf, migrateBetween } from '#server/db/backup/migrations.ts';
import { tableShapes } from '#server/db/backup/catalogue.ts';
import type { Database } from '#server/db/database.ts';
import { openEngine } from '#server/db/embedded/engine.ts';
import { openEmbedded } from '#server/db/embedded/open.ts';
import { fillEveryTable } from '#server/testing/a-row-in-every-table.ts';
import { migrationsFolder, openEmpty, origin } from '#server/testing/test-database.ts';
import { tableDigests } from '#server/testing/table-digests.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { OperatorRefusal } from '../refusal.ts';
import { manifestFile } from './manifest.ts';
import { type RestoreEvent, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const folders: string[] = [];
const databases: Database[] = [];

afterAll(async () => {
  for (const database of databases) await database.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-respaldo-'));
  folders.push(folder);
  return folder;
}

async function anEmptyDatabase(): Promise<Database> {
  const database = await openEmpty(origin(), pino({ level: 'silent' }));
  databases.push(database);
  return database;
}

const key = Buffer.alloc(32, 7);

async function backUp(
  database: Database,
  { folder = aFolder(), uploadsDir = aFolder(), withKey = false } = {},
): Promise<string> {
  const source = {
    withDatabase: <T>(_: string, work: (one: Database) => Promise<T>) => work(database),
    uploadsDir,
    secretKey: key,
    product: '0.1.0',
    now: () => new Date('2026-11-20T12:00:00Z'),
  };
  await writeBackup(source, { folder, withKey }, () => {});
  return folder;
}

interface Place {
  force?: boolean;
  dataDir?: string;
  secretKey?: Uint8Array | null;
  keyIsFile?: boolean;
}

async function restore(
  database: Database,
  folder: string,
  { force = false, dataDir = aFolder(), secretKey = null, keyIsFile = true }: Place = {},
): Promise<RestoreEvent[]> {
  const told: RestoreEvent[] = [];
  const uploadsDir = join(dataDir, 'subidas');
  const target = { database, migrationsFolder, dataDir, uploadsDir, secretKey, keyIsFile };
  await restoreBackup(target, { folder, force }, (event) => told.push(event));
  return told;
}

describeServer('a backup with something in every table', (server) => {
  it('is whole in the other kind of database, and back again', async () => {
    await fillEveryTable(server);
    const before = await tableDigests(server.database);
    const isEmpty = (name: string) => before.tables[name]?.rows === 0;
    // From the catalogue: a table that was added since fails here until the tests write to it.
    expect(Object.keys(before.tables).filter(isEmpty)).toEqual([]);

    const isServer = origin().kind === 'postgresql';
    const other = isServer
      ? await openEmbedded(await openEngine({}), null)
      : await anEmptyDatabase();
    if (isServer) databases.push(other);
    await restore(other, await backUp(server.database));
    expect(await tableDigests(other)).toEqual(before);
    const back = await anEmptyDatabase();
    await restore(back, await backUp(other));
    expect(await tableDigests(back)).toEqual(before);
  });
});

describeServer('a backup', (server) => {
  it('is restored into an empty database with every table and every sequence unchanged', async () => {
    const admin = await server.as('admin');
    const tag = await admin.client.tags.create({
      body: { nombre: 'Ñandú "x"\n\\', color: 'rojo' },
    });
    await admin.client.tenders.setTags({ params: { id: 1 }, body: [tag.id] });
    await server.database.ownerTransaction('change', async (query) => {
      await query(`insert into sample_collections (company_id, collection) values (1, 'nulo')`);
      await query(
        `insert into sample_rows (company_id, collection, id, data) values (1, 'nulo', 1, 'null'), (1, 'nulo', 2, '{"a": 1.50}')`,
      );
    });
    const before = await tableDigests(server.database);
    const filled = Object.values(before.tables).filter(({ rows }) => rows > 0);
    expect(filled.length).toBeGreaterThan(5);

    const folder = await backUp(server.database);
    const target = await anEmptyDatabase();
    const told = await restore(target, folder);
    expect(await tableDigests(target)).toEqual(before);
    expect(told.at(-1)).toMatchObject({ kind: 'end' });

    // It goes on from there: no id is given twice.
    const { rows } = await target.asOwner(
      `insert into companies (name, tax_id) values ('Otra', '76.000.000-0') returning id`,
    );
    // After a crash, and so in a copy of its files, PostgreSQL leaves out the next numbers of a sequence.
    expect(rows).toEqual([{ id: expect.toSatisfy((id: number) => id > 2) }]);
  });

  it('is readable by its owner alone, without the key unless requested', async () => {
    const uploadsDir = aFolder();
    const folder = await backUp(server.database, { uploadsDir });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const found = statSync(join(folder, name));
      expect({ name, mode: found.mode & 0o777 }).toEqual({
        name,
        mode: found.isDirectory() ? 0o700 : 0o600,
      });
    }
    const written = key.toString('base64url');
    expect(readdirSync(folder)).not.toContain(keyFile);
    expect(readFileSync(join(folder, manifestFile), 'utf8')).not.toContain(written);
    const withKey = await backUp(server.database, { withKey: true });
    expect(readFileSync(join(withKey, keyFile), 'utf8').trim()).toBe(written);
    await expect(backUp(server.database, { folder: withKey })).rejects.toThrow(OperatorRefusal);
  });

  it('puts the key back only where it takes no other key away', async () => {
    const folder = await backUp(server.database, { withKey: true });
    const keyAfter = async (place: Place) => {
      const told = await restore(await anEmptyDatabase(), folder, place);
      return told.find((event) => event.kind === 'key')?.key;
    };
    const dataDir = aFolder();
    expect(await keyAfter({ dataDir })).toBe('restored');
    expect(readFileSync(join(dataDir, keyFile), 'utf8').trim()).toBe(key.toString('base64url'));
    expect(await keyAfter({ secretKey: key })).toBe('same');
    expect(await keyAfter({ secretKey: Buffer.alloc(32, 8), keyIsFile: false })).toBe('different');
    const another = aFolder();
    writeFileSync(join(another, keyFile), 'la de antes');
    expect(await keyAfter({ dataDir: another, secretKey: Buffer.alloc(32, 8) })).toBe('restored');
    expect(readFileSync(join(another, `${keyFile}.anterior`), 'utf8')).toBe('la de antes');
  });

  it('is refused before anything is touched when a file is missing, altered or cut', async () => {
    const target = await anEmptyDatabase();
    await restore(target, await backUp(server.database));
    const before = await tableDigests(target);
    const spoilt: ((folder: string) => void)[] = [
      (folder) => rmSync(join(folder, manifestFile)),
      (folder) => writeFileSync(join(folder, manifestFile), '{'),
      (folder) => rmSync(join(folder, 'tables', 'tags.jsonl.gz')),
      (folder) => appendFileSync(join(folder, 'tables', 'tags.jsonl.gz'), 'x'),
      (folder) => {
        const path = join(folder, 'tables', 'tenders.jsonl.gz');
        const bytes = readFileSync(path);
        bytes[20] = (bytes[20] ?? 0) ^ 1;
        writeFileSync(path, bytes);
      },
      (folder) => {
        const path = join(folder, manifestFile);
        const manifest = readFileSync(path, 'utf8');
        writeFileSync(path, manifest.replace(/"level": \d+/, '"level": 9999999999999'));
      },
      (folder) => {
        const path = join(folder, manifestFile);
        const manifest = readFileSync(path, 'utf8');
        writeFileSync(path, manifest.replace('tables/tags.jsonl.gz', '../../tags.jsonl.gz'));
      },
    ];
    for (const spoil of spoilt) {
      const folder = await backUp(server.database);
      spoil(folder);
      await expect(restore(target, folder, { force: true })).rejects.toThrow(OperatorRefusal);
    }
    expect(await tableDigests(target)).toEqual(before);
  });

  it('replaces what is there only with force, and leaves it whole when the restore fails', async () => {
    const folder = await backUp(server.database);
    const target = await anEmptyDatabase();
    await restore(target, folder);
    await target.asOwner(`update companies set name = 'La de después'`);
    const before = await tableDigests(target);
    await expect(restore(target, folder)).rejects.toThrow(/--force/);
    expect(await tableDigests(target)).toEqual(before);

    // One row fewer than in its manifest: it shows only while the rows are being written.
    const path = join(folder, manifestFile);
    const manifest = readFileSync(path, 'utf8');
    writeFileSync(path, manifest.replace(/("name": "users",[^]*?"rows": )(\d+)/, '$199'));
    await expect(restore(target, folder, { force: true })).rejects.toThrow(/users/);
    expect(await tableDigests(target)).toEqual(before);

    writeFileSync(path, manifest);
    await restore(target, folder, { force: true });
    expect(await tableDigests(target)).toEqual(await tableDigests(server.database));
  });
});

describe('a backup of an older version', () => {
  it('is restored at its migration level, and then gets the later migrations', async () => {
    const levels = knownLevels(migrationsFolder);
    const old = await anEmptyDatabase();
    const upTo = levels.at(-4) ?? 0;
    await old.ownerTransaction('change', async (query) => {
      await migrateBetween(query, migrationsFolder, { after: 0, upTo });
      await query(`insert into companies (name, tax_id) values ('Andes', '76.000.001-9')`);
    });
    const target = await anEmptyDatabase();
    await restore(target, await backUp(old));
    const after = await target.ownerTransaction('snapshot', async (query) => ({
      level: await levelOf(query),
      shapes: await tableShapes(query),
      companies: (await query('select name from companies')).rows,
    }));
    expect(after.level).toBe(levels.at(-1));
    expect(after.companies).toEqual([{ name: 'Andes' }]);
    const fresh = await anEmptyDatabase();
    const shapes = await fresh.ownerTransaction('change', async (query) => {
      await migrateBetween(query, migrationsFolder, { after: 0, upTo: levels.at(-1) ?? 0 });
      return tableShapes(query);
    });
    expect(after.shapes).toEqual(shapes);
  });
});
