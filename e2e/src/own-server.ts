import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '../..');
const program = 'packages/server/dist/main.js';
const demoFolder = 'scripts/demo-folder.mjs';

/** A server for one test, with its own settings and data folder, that can be stopped and restarted. */
export class OwnServer {
  url = '';
  readonly #data = mkdtempSync(join(tmpdir(), 'pliego-own-'));
  readonly #settings: Record<string, string>;
  #process: ChildProcess | undefined;

  constructor(settings: Record<string, string>) {
    this.#settings = settings;
  }

  /** Resolves when it listens; the first time at any free port, then at the same. */
  async start(): Promise<void> {
    const isFirst = this.url === '';
    if (isFirst) execFileSync(process.execPath, [demoFolder, this.#data], { cwd: root });
    const port = isFirst ? '0' : new URL(this.url).port;
    const started = spawn(process.execPath, [program], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: port,
        HOST: '127.0.0.1',
        DATABASE_URL: '',
        PLIEGO_DATA: this.#data,
        PLIEGO_LOG: 'warn',
        PLIEGO_DEMO: '1',
        PLIEGO_FSYNC: 'off',
        ...this.#settings,
      },
    });
    this.#process = started;
    for await (const line of createInterface({ input: started.stdout })) {
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (url === undefined) continue;
      this.url = url;
      // Later output is discarded, but must not fill the pipe.
      started.stdout.resume();
      return;
    }
    throw new Error('El servidor terminó sin decir dónde está');
  }

  /** As an operator stops it. */
  async stop(): Promise<void> {
    const running = this.#process;
    if (running === undefined || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
