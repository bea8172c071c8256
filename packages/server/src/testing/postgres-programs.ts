import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Who runs the server: PostgreSQL refuses to be root. */
interface Owner {
  uid: number;
  gid: number;
}

export interface PostgresPrograms {
  /** Folder with `initdb` and `postgres`. */
  folder: string;
  /** Null when this process may run the server itself. */
  owner: Owner | null;
}

function output(command: string, args: string[]): string | null {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

function installedVersions(): string[] {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'));
}

/** Folder with the server's programs, where this system has one. */
function findBinaries(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    output('pg_config', ['--bindir']) ?? '',
    ...installedVersions(),
  ];
  const complete = (folder: string) =>
    folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
  return folders.find(complete);
}

/** Null when this process may run the server itself, undefined when no user can. */
function findOwner(): Owner | null | undefined {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [output('id', ['-u', name]), output('id', ['-g', name])];
    if (uid !== null && gid !== null) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

/** What a PostgreSQL server of the tests' own is started with, or why this system cannot start one. */
export function findPostgres(): PostgresPrograms | string {
  const folder = findBinaries();
  if (folder === undefined) return 'initdb and postgres were not found';
  const owner = findOwner();
  return owner === undefined ? 'there is no user to run it as' : { folder, owner };
}
