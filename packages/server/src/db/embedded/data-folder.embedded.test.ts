import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  FolderHolder,
  FolderInUse,
  holderOf,
  openDataFolder,
  waitingTables,
} from './data-folder.ts';

let folder = '';
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pliego-folder-'));
});

afterEach(async () => {
  await endChild();
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that is alive. */
async function startChild(): Promise<number> {
  child = spawn(process.execPath, ['-e', 'process.stdin.resume(); console.log(1)'], {
    stdio: 'pipe',
  });
  if (child.stdout !== null) await once(child.stdout, 'data');
  return child.pid ?? 0;
}

async function endChild(): Promise<void> {
  if (child === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  child = undefined;
}

const lockFile = () => join(folder, 'pliego.lock');

function writeLock(holder: Partial<FolderHolder>): void {
  const whole: FolderHolder = {
    pid: 1,
    host: hostname(),
    processStart: null,
    openedAt: '2026-11-20T15:00:00.000Z',
    nonce: 'another',
    url: null,
    token: null,
    ...holder,
  };
  writeFileSync(lockFile(), JSON.stringify(whole));
}

const lock = (): FolderHolder => FolderHolder.parse(JSON.parse(readFileSync(lockFile(), 'utf8')));

describe('a data folder', () => {
  it('is held by this process until it is released', () => {
    const open = openDataFolder(folder);
    expect(lock()).toMatchObject({ pid: process.pid, host: hostname(), url: null, token: null });
    expect(statSync(lockFile()).mode & 0o777).toBe(0o600);
    open.release();
    expect(existsSync(lockFile())).toBe(false);
    expect(holderOf(folder)).toBeNull();
  });

  it('is made when it is not there, and begins without old uploads', () => {
    const deep = join(folder, 'a', 'b');
    const tables = join(deep, 'subidas', waitingTables);
    mkdirSync(tables, { recursive: true });
    writeFileSync(join(deep, 'subidas', 'half'), 'x');
    writeFileSync(join(tables, 'waits-for-its-columns'), 'x');
    const open = openDataFolder(deep);
    expect(readdirSync(open.uploadsDir)).toEqual([waitingTables]);
    expect(readdirSync(tables)).toEqual(['waits-for-its-columns']);
    open.release();
  });

  it('gives the command line its address, readable by the same user only', async () => {
    const open = openDataFolder(folder);
    open.announce('http://127.0.0.1:3000', 'a secret');
    expect(lock()).toMatchObject({ url: 'http://127.0.0.1:3000', token: 'a secret' });
    expect(statSync(lockFile()).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual(['pliego.lock', 'subidas']);
    open.release();
  });

  it('that another process holds is refused with who it is and where', async () => {
    const pid = await startChild();
    writeLock({ pid, url: 'http://127.0.0.1:3456' });
    const before = lock();
    expect(() => openDataFolder(folder)).toThrow(FolderInUse);
    expect(() => openDataFolder(folder)).toThrow(
      new RegExp(`proceso ${pid} .*http://127.0.0.1:3456.*PLIEGO_DATA`, 's'),
    );
    expect(holderOf(folder)?.pid).toBe(pid);
    expect(lock()).toEqual(before);
  });

  it('of a process that is gone is taken over', async () => {
    const pid = await startChild();
    writeLock({ pid });
    await endChild();
    expect(holderOf(folder)).toBeNull();
    const open = openDataFolder(folder);
    expect(lock().pid).toBe(process.pid);
    expect(readdirSync(folder).filter((name) => name.startsWith('pliego.lock'))).toEqual([
      'pliego.lock',
    ]);
    open.release();
  });

  it.runIf(existsSync('/proc/self/stat'))(
    'of a process whose number another has now is taken over',
    async () => {
      const pid = await startChild();
      writeLock({ pid, processStart: '1' });
      expect(holderOf(folder)).toBeNull();
      openDataFolder(folder).release();
    },
  );

  it('of a process of an earlier start of the machine with our own number is taken over', () => {
    writeLock({ pid: process.pid, processStart: '1' });
    const open = openDataFolder(folder);
    expect(lock().nonce).not.toBe('another');
    open.release();
  });

  it('held on another machine counts as held', () => {
    writeLock({ pid: 1, host: `not-${hostname()}` });
    expect(() => openDataFolder(folder)).toThrow(`not-${hostname()}`);
  });

  it.each(['', '{', 'null', '{"pid":1}'])('with a lock of %j is taken over', (content) => {
    writeFileSync(lockFile(), content);
    openDataFolder(folder).release();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('is not released by who no longer holds it', () => {
    const open = openDataFolder(folder);
    writeLock({ nonce: 'a later process' });
    open.release();
    expect(lock().nonce).toBe('a later process');
  });

  it.each([
    ['another major', 'postgres', '17\n'],
    ['another major beside ours', '.', '16\n'],
    ['our major where it does not belong', '.', '18\n'],
  ])('with a database of %s is explained and left as it is', (_, place, version) => {
    mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, place, 'PG_VERSION'), version);
    const before = readdirSync(folder, { recursive: true });
    expect(() => openDataFolder(folder)).toThrow(
      new RegExp(
        `PostgreSQL ${version.trim()}.*PostgreSQL 18.*No se ha tocado nada.*PLIEGO_DATA`,
        's',
      ),
    );
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
    expect(readFileSync(join(folder, place, 'PG_VERSION'), 'utf8')).toBe(version);
  });
});
