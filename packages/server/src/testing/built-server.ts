import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BuiltFiles } from '#server/open-database.ts';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const packages = join(packageFolder, '..');
const main = join(packageFolder, 'dist', 'main.js');
const commandLine = join(packageFolder, 'dist', 'pliego.js');

/** What the built server finds beside itself. */
export const builtFiles: BuiltFiles = {
  migrationsFolder: join(packageFolder, 'migrations'),
  workerFile: pathToFileURL(join(packageFolder, 'dist', 'embedded-worker.js')),
};

/** When the newest of the sources that the server is built from was written. */
function newestSource(folder: string): number {
  const times = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    entry.isFile() && !entry.name.endsWith('.test.ts')
      ? statSync(join(entry.parentPath, entry.name)).mtimeMs
      : 0,
  );
  return Math.max(...times);
}

/** Builds the server unless what is built is newer than its sources. */
export function buildServer(): void {
  const sources = ['contract', 'http', 'sources', 'matching', 'server'].map((name) =>
    newestSource(join(packages, name, 'src')),
  );
  if (existsSync(main) && statSync(main).mtimeMs > Math.max(...sources)) return;
  const vite = join(packages, '..', 'node_modules', 'vite', 'bin', 'vite.js');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: packageFolder,
    stdio: 'inherit',
  });
}

/** Fills a new data folder with the demonstration, which is made once for all that begin with it. */
export function copyDemo(dataDir: string): void {
  const program = join(packages, '..', 'scripts', 'demo-folder.mjs');
  execFileSync(process.execPath, [program, dataDir], { stdio: 'inherit' });
}

/** Runs the built command line on a data folder; answers what it printed. */
export function runCommand(dataDir: string, ...args: string[]): string {
  return execFileSync(process.execPath, [commandLine, ...args], {
    env: { PATH: process.env.PATH, PLIEGO_DATA: dataDir, PLIEGO_FSYNC: 'off', PLIEGO_LOG: 'warn' },
    encoding: 'utf8',
  });
}

/** How a command of the built command line ended: its exit code and what it printed, also of what went wrong. */
export function tryCommand(
  dataDir: string,
  args: readonly string[],
  { input = '', more = {} }: { input?: string; more?: Record<string, string> } = {},
): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandLine, ...args], {
    env: {
      PATH: process.env.PATH,
      PLIEGO_DATA: dataDir,
      PLIEGO_FSYNC: 'off',
      PLIEGO_LOG: 'warn',
      ...more,
    },
    encoding: 'utf8',
    input,
  });
  return { code: status, output: stdout + stderr };
}

/** How a process ended: its exit code, null when it was killed, and all its output. */
export interface Ended {
  code: number | null;
  output: string;
}

export interface BuiltServer {
  pid: number;
  /** Its address; rejects with its output when it ends before. */
  url: Promise<string>;
  /** What it has printed until now. */
  output(): string;
  /** Resolves when it has printed it. */
  says(what: RegExp): Promise<void>;
  ended: Promise<Ended>;
  kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<Ended>;
}

/**
 * Starts the built server on a data folder and a free port; `more` are further variables of its environment, and `within` is a
 * command that becomes what is written behind it, as systemd starts a service.
 */
export function startServer(
  dataDir: string,
  more: Record<string, string> = {},
  within: readonly string[] = [],
): BuiltServer {
  const [program, ...args] = [...within, process.execPath, main];
  const child: ChildProcess = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      PLIEGO_DATA: dataDir,
      PORT: '0',
      PLIEGO_DEMO: '1',
      PLIEGO_FSYNC: 'off',
      PLIEGO_LOG: 'warn',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(([code]): Ended => ({
    code: typeof code === 'number' ? code : null,
    output,
  }));
  const url = new Promise<string>((resolve, reject) => {
    const hear = (chunk: unknown): void => {
      output += String(chunk);
      const [, found] = /Pliego está en (\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    void ended.then(() => reject(new Error(`The server ended: ${output}`)));
  });
  // Unhandled on purpose: callers that do not wait for the address ignore its failure.
  url.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    url,
    output: () => output,
    says: (what) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (what.test(output)) resolve();
        };
        child.stdout?.on('data', look);
        look();
      }),
    ended,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
