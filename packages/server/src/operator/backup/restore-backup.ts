import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { keyFile, readKey, SecretBox } from '#server/auth/secret-box.ts';
import {
  dropEverything,
  emptyTables,
  filledTables,
  setSequence,
  tableShapes,
  type TableShape,
} from '#server/db/backup/catalogue.ts';
import { knownLevels, migrateBetween } from '#server/db/backup/migrations.ts';
import { writeRows } from '#server/db/backup/rows.ts';
import type { Database, OwnerQuery } from '#server/db/database.ts';
import { waitingTables } from '#server/db/embedded/data-folder.ts';
import { OperatorRefusal } from '../refusal.ts';
import { refuseIfInUse } from './in-use.ts';
import { filesOf, type Manifest, readManifest, type StoredTable } from './manifest.ts';
import { linesIn, verifyStored } from './stored-files.ts';

/** How much of a table is sent in one statement. */
const bytesAtOnce = 1024 * 1024;

/** Where a backup is restored to. */
export interface RestoreTarget {
  database: Database;
  migrationsFolder: string;
  dataDir: string;
  uploadsDir: string;
  /** The key this server would begin with; null where it has none yet. */
  secretKey: Uint8Array | null;
  /** Whether that key is a file of the data folder, or comes from the environment. */
  keyIsFile: boolean;
}

export type RestoreEvent =
  | { kind: 'verified'; files: number; createdAt: string; product: string }
  | { kind: 'table'; name: string; rows: number }
  /** The key of the secrets here, after the restore. */
  | { kind: 'key'; key: 'same' | 'restored' | 'missing' | 'different' | 'unknown' }
  | { kind: 'end'; rows: number };

/** A backup whose files all match its manifest, and which this version can read. */
async function verified(folder: string, levels: readonly number[]): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const file of filesOf(manifest)) await verifyStored(folder, file);
  if (levels.includes(manifest.level)) return manifest;
  throw new OperatorRefusal(
    `El respaldo es de una versión de Pliego (${manifest.product}) que esta no conoce: usa esa o una más nueva.`,
  );
}

async function refuseIfFilled(query: OwnerQuery, force: boolean) {
  const filled = await filledTables(query);
  if (filled.length === 0 || force) return;
  throw new OperatorRefusal(
    `La base de datos ya tiene datos (${filled.slice(0, 3).join(', ')}…). Con --force se reemplazan por los del respaldo.`,
  );
}

/** The columns of a stored table with the types they have here. */
function shapeOf({ name, columns }: StoredTable, shapes: readonly TableShape[]): TableShape {
  const shape = shapes.find((one) => one.name === name);
  const typed = columns.map((column) => shape?.columns.find((one) => one.name === column));
  if (typed.every((column) => column !== undefined)) return { name, columns: typed };
  throw new OperatorRefusal(`El respaldo trae la tabla ${name}, que no es de esta versión.`);
}

async function loadTable(
  query: OwnerQuery,
  folder: string,
  table: StoredTable,
  shape: TableShape,
): Promise<void> {
  let rows = 0;
  for await (const lines of linesIn(folder, table.file, { bytesAtOnce })) {
    await writeRows(query, shape, lines);
    rows += lines.length;
  }
  if (rows === table.rows) return;
  throw new OperatorRefusal(
    `La tabla ${table.name} del respaldo tiene ${rows} filas y debía tener ${table.rows}.`,
  );
}

/** Determines the key of the secrets, and writes the backup's into the data folder where requested. */
async function restoreKey(
  folder: string,
  { key }: Manifest,
  { dataDir, secretKey, keyIsFile }: RestoreTarget,
): Promise<Extract<RestoreEvent, { kind: 'key' }>['key']> {
  const here = secretKey === null ? null : new SecretBox(secretKey).fingerprint();
  if (key.fingerprint === null) return 'unknown';
  if (here === key.fingerprint) return 'same';
  if (key.file === null) return here === null ? 'missing' : 'different';
  if (here !== null && !keyIsFile) return 'different';
  const text = await readFile(join(folder, key.file.path), 'utf8');
  if (readKey(text) === null) throw new OperatorRefusal('La clave del respaldo está dañada.');
  const path = join(dataDir, keyFile);
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${path}.new`, text, { mode: 0o600 });
  // The key that was here may still open an older backup.
  if (existsSync(path)) await rename(path, `${path}.anterior`);
  await rename(`${path}.new`, path);
  return 'restored';
}

/** Files of the backup into their place; what it answers takes them away again. */
async function placeUploads(
  folder: string,
  { uploads }: Manifest,
  uploadsDir: string,
): Promise<() => Promise<void>> {
  const waiting = join(uploadsDir, waitingTables);
  await mkdir(waiting, { recursive: true });
  const placed: string[] = [];
  for (const { path } of uploads) {
    const target = join(waiting, basename(path));
    if (existsSync(target)) continue;
    await copyFile(join(folder, path), target);
    placed.push(target);
  }
  return async () => {
    for (const target of placed) await rm(target, { force: true });
  };
}

/** Makes the database what a backup holds, as a whole or not at all. */
export async function restoreBackup(
  target: RestoreTarget,
  { folder, force }: { folder: string; force: boolean },
  tell: (event: RestoreEvent) => void,
): Promise<void> {
  const { database, migrationsFolder, uploadsDir } = target;
  const levels = knownLevels(migrationsFolder);
  const manifest = await verified(folder, levels);
  const { createdAt, product, level } = manifest;
  tell({ kind: 'verified', files: filesOf(manifest).length, createdAt, product });
  let takeBack = async (): Promise<void> => {};
  try {
    await database.ownerTransaction('change', async (query) => {
      await refuseIfInUse(query, database.kind);
      await refuseIfFilled(query, force);
      takeBack = await placeUploads(folder, manifest, uploadsDir);
      await dropEverything(query);
      await migrateBetween(query, migrationsFolder, { after: 0, upTo: level });
      await emptyTables(query);
      const shapes = await tableShapes(query);
      for (const table of manifest.tables) {
        await loadTable(query, folder, table, shapeOf(table, shapes));
        tell({ kind: 'table', name: table.name, rows: table.rows });
      }
      for (const sequence of manifest.sequences) await setSequence(query, sequence);
      await migrateBetween(query, migrationsFolder, { after: level, upTo: Math.max(...levels) });
    });
  } catch (error) {
    await takeBack();
    throw error;
  }
  await database.maintain();
  tell({ kind: 'key', key: await restoreKey(folder, manifest, target) });
  tell({ kind: 'end', rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) });
}
