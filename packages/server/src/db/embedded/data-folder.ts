import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

/** Folder among the uploads of the tables that wait for a mapping, each until its time is over. */
export const waitingTables = 'planillas';

/** PostgreSQL major that the embedded database is built from; a folder of another cannot be opened. */
const embeddedMajor = '18';

/** Who has the folder open. The token lets the command line of the same user hand work to it. */
export const FolderHolder = z.object({
  pid: z.number().int(),
  host: z.string(),
  /** Start time of that process as the system counts it; distinguishes it from a later one with the same id. */
  processStart: z.string().nullable(),
  openedAt: z.string(),
  nonce: z.string(),
  /** Where it serves, once it does. */
  url: z.string().nullable(),
  token: z.string().nullable(),
});
export type FolderHolder = z.infer<typeof FolderHolder>;

/** Of a machine or container that may be gone nothing can be known from here. */
const elsewhere =
  ' Si ese equipo o contenedor ya no existe, borra el archivo pliego.lock de la carpeta.';

/** The folder is open in another process, which `holder` names. */
export class FolderInUse extends Error {
  readonly holder: FolderHolder;
  constructor(folder: string, holder: FolderHolder) {
    const where = holder.url === null ? '' : ` y atiende en ${holder.url}`;
    super(
      `La carpeta de datos ${folder} ya está abierta: la tiene el proceso ${holder.pid} en ` +
        `${holder.host} desde ${holder.openedAt}${where}. Detén ese proceso, o usa otra carpeta con ` +
        `PLIEGO_DATA.${holder.host === hostname() ? '' : elsewhere}`,
    );
    this.name = 'FolderInUse';
    this.holder = holder;
  }
}

export interface DataFolder {
  /** Where the embedded database lives. */
  databaseDir: string;
  /** Where uploads wait to be read. */
  uploadsDir: string;
  /** Writes the address of this process, for the command line. */
  announce(url: string, token: string): void;
  release(): void;
}

/** Field 22 of /proc/<pid>/stat: clock ticks from boot to the start of the process. Null elsewhere. */
function processStartOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(holder: FolderHolder): boolean {
  // On another machine that shares the folder nothing can be known, so it counts as alive.
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: there is such a process, of another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const start = processStartOf(holder.pid);
  return start === null || holder.processStart === null || start === holder.processStart;
}

function readHolder(file: string): FolderHolder | null {
  try {
    return FolderHolder.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Who has a data folder open now, or null. */
export function holderOf(folder: string): FolderHolder | null {
  const holder = readHolder(join(folder, 'pliego.lock'));
  return holder !== null && isAlive(holder) ? holder : null;
}

/**
 * Takes away the lock of a process that is gone. Two processes may try at once: the rename succeeds
 * for one, and a process that has moved a fresh lock restores it.
 */
function removeStale(file: string, stale: FolderHolder | null): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved !== null && moved.nonce !== stale?.nonce && isAlive(moved)) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

/** Gives a file a second name; answers false when that name is taken. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function takeLock(folder: string, file: string): FolderHolder {
  const mine: FolderHolder = {
    pid: process.pid,
    host: hostname(),
    processStart: processStartOf(process.pid),
    openedAt: new Date().toISOString(),
    nonce: randomUUID(),
    url: null,
    token: null,
  };
  // Written to a temporary file and then linked: readers of the lock always find it complete.
  const draft = `${file}.${mine.nonce}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (linked(draft, file)) return mine;
      const holder = readHolder(file);
      if (holder !== null && isAlive(holder)) throw new FolderInUse(folder, holder);
      removeStale(file, holder);
    }
  } finally {
    unlinkSync(draft);
  }
  throw new Error(`No se pudo tomar la carpeta de datos ${folder}: otros procesos la disputan.`);
}

function refuseOtherMajor(folder: string, databaseDir: string): void {
  for (const place of [databaseDir, folder]) {
    const file = join(place, 'PG_VERSION');
    if (!existsSync(file)) continue;
    const major = readFileSync(file, 'utf8').trim();
    if (major === embeddedMajor && place === databaseDir) return;
    throw new Error(
      `La carpeta de datos ${folder} guarda una base de PostgreSQL ${major}, y esta versión de Pliego ` +
        `usa PostgreSQL ${embeddedMajor} en su propia subcarpeta. No se ha tocado nada. Ábrela con la ` +
        'versión de Pliego que la creó, o elige otra carpeta con PLIEGO_DATA.',
    );
  }
}

/**
 * Takes from everybody else what a data folder holds before it is opened: an earlier version made files that all may
 * read, and so may have who made the folder. What belongs to another user stays as it is.
 */
export function closeToOthers(folder: string): void {
  for (const entry of [folder, ...insideOf(folder)]) {
    // Another process that tries the lock may have removed its draft since the folder was listed.
    const stat = statSync(entry, { throwIfNoEntry: false });
    if (stat === undefined || stat.uid !== process.getuid?.()) continue;
    if ((stat.mode & othersMode) !== 0) chmodSync(entry, stat.mode & ~othersMode);
  }
}

const othersMode = 0o077;

const insideOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/**
 * Opens a data folder for this process alone. Throws FolderInUse when another has it, and an Error
 * in Spanish when what is in it belongs to another version; in both cases nothing is changed.
 */
export function openDataFolder(folder: string): DataFolder {
  mkdirSync(folder, { recursive: true });
  const databaseDir = join(folder, 'postgres');
  const uploadsDir = join(folder, 'subidas');
  refuseOtherMajor(folder, databaseDir);
  const file = join(folder, 'pliego.lock');
  const mine = takeLock(folder, file);
  mkdirSync(join(uploadsDir, waitingTables), { recursive: true });
  // Uploads of a process that ended in the middle; their imports are marked as interrupted. Tables that wait for
  // the mapping of their columns do not belong to a process.
  for (const name of readdirSync(uploadsDir)) {
    if (name !== waitingTables) rmSync(join(uploadsDir, name), { recursive: true, force: true });
  }
  return {
    databaseDir,
    uploadsDir,
    announce(url, token) {
      const announced = { ...mine, url, token };
      writeFileSync(`${file}.new`, JSON.stringify(announced), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
    release() {
      if (readHolder(file)?.nonce === mine.nonce) unlinkSync(file);
    },
  };
}
