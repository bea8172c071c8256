import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readEnv } from '#server/env.ts';
import type { Terminal } from './command.ts';
import { runCommandLine } from './run.ts';

const files = {
  migrationsFolder: new URL('../migrations', import.meta.url).pathname,
  workerFile: new URL('./embedded-worker.js', import.meta.url),
};

// As the server: the data folder, backups and keys are for its own user alone.
process.umask(0o077);

const { stdout: out, stderr: err, stdin: input } = process;

/** The terminal this process was started from. Throws where its environment has mistakes. */
function terminal(): Terminal {
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  // npm runs scripts in the project's folder; paths are relative to the user's working directory.
  const from = process.env.INIT_CWD ?? process.cwd();
  return {
    env: readEnv(process.env, process.cwd()),
    files,
    version,
    now: () => new Date(),
    pathOf: (path) => resolve(from, path),
    input,
    out,
    err,
  };
}

process.exit(await runCommandLine(process.argv.slice(2), terminal, { out, err }));
