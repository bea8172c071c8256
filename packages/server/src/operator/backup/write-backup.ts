import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { waitingTables } from '#server/db/embedded/data-folder.ts';
import { keyFile, SecretBox } from '#server/auth/secret-box.ts';
import { sequenceStates, tableShapes, type TableShape } from '#server/db/backup/catalogue.ts';
import { levelOf } from '#server/db/backup/migrations.ts';
import { readRows } from '#server/db/backup/rows.ts';
import type { Database, OwnerQuery } from '#server/db/database.ts';
import { OperatorRefusal } from '../refusal.ts';
import {
  backupForm,
  type Manifest,
  manifestFile,
  type StoredFile,
  type StoredTable,
} from './manifest.ts';
import { writeStored } from './stored-files.ts';

/** What a backup is made of. */
export interface BackupSource {
  /** Runs `work` over a database that does not change or over a snapshot. */
  withDatabase<T>(
    folder: string,
    work: (database: Pick<Database, 'kind' | 'ownerTransaction'>) => Promise<T>,
  ): Promise<T>;
  uploadsDir: string;
  /** The key of the secrets, where it is known. */
  secretKey: Uint8Array | null;
  product: string;
  now: () => Date;
}

export type BackupEvent =
  | { kind: 'table'; name: string; rows: number }
  | { kind: 'end'; folder: string; rows: number; bytes: number; withKey: boolean };

async function prepare(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new OperatorRefusal(`La carpeta ${folder} no está vacía: elige otra para el respaldo.`);
  }
  await chmod(folder, 0o700);
  for (const name of ['tables', 'uploads']) await mkdir(join(folder, name), { mode: 0o700 });
}

async function storeTable(
  query: OwnerQuery,
  folder: string,
  table: TableShape,
): Promise<StoredTable> {
  let rows = 0;
  async function* text() {
    for await (const lines of readRows(query, table)) {
      rows += lines.length;
      yield `${lines.join('\n')}\n`;
    }
  }
  const file = await writeStored(folder, `tables/${table.name}.jsonl.gz`, Readable.from(text()), {
    compressed: true,
  });
  return { name: table.name, columns: table.columns.map(({ name }) => name), rows, file };
}

async function storeUploads(folder: string, uploadsDir: string): Promise<StoredFile[]> {
  const waiting = join(uploadsDir, waitingTables);
  const stored: StoredFile[] = [];
  const names = await readdir(waiting).catch(() => []);
  for (const name of names) {
    stored.push(
      await writeStored(folder, `uploads/${name}`, createReadStream(join(waiting, name))),
    );
  }
  return stored;
}

function storeKey(folder: string, key: Uint8Array): Promise<StoredFile> {
  const text = `${Buffer.from(key).toString('base64url')}\n`;
  return writeStored(folder, keyFile, Readable.from([text]));
}

async function finish(folder: string, manifest: Manifest): Promise<void> {
  const draft = join(folder, `${manifestFile}.new`);
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, manifestFile));
}

/** Writes a backup into an empty folder. What it wrote goes again if it fails. */
export async function writeBackup(
  source: BackupSource,
  { folder, withKey }: { folder: string; withKey: boolean },
  tell: (event: BackupEvent) => void,
): Promise<void> {
  const { secretKey } = source;
  if (withKey && secretKey === null) {
    throw new OperatorRefusal('No hay clave que respaldar: ni PLIEGO_SECRET ni secret.key.');
  }
  await prepare(folder);
  try {
    const createdAt = source.now().toISOString();
    const stored = await source.withDatabase(folder, ({ kind, ownerTransaction }) =>
      ownerTransaction('snapshot', async (query) => {
        const tables: StoredTable[] = [];
        for (const shape of await tableShapes(query)) {
          const table = await storeTable(query, folder, shape);
          tables.push(table);
          tell({ kind: 'table', name: table.name, rows: table.rows });
        }
        const [level, sequences] = [await levelOf(query), await sequenceStates(query)];
        return { database: kind, level, tables, sequences };
      }),
    );
    const uploads = await storeUploads(folder, source.uploadsDir);
    const key = {
      fingerprint: secretKey === null ? null : new SecretBox(secretKey).fingerprint(),
      file: withKey && secretKey !== null ? await storeKey(folder, secretKey) : null,
    };
    const manifest = {
      form: backupForm,
      product: source.product,
      createdAt,
      ...stored,
      uploads,
      key,
    } as const;
    await finish(folder, manifest);
    const rows = stored.tables.reduce((sum, table) => sum + table.rows, 0);
    const bytes = [...stored.tables.map(({ file }) => file), ...uploads].reduce(
      (sum, file) => sum + file.bytes,
      0,
    );
    tell({ kind: 'end', folder, rows, bytes, withKey });
  } catch (error) {
    for (const name of await readdir(folder)) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
    throw error;
  }
}
