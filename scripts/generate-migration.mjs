/**
 * `npm run db:generate -- --name <what> [--custom]`: writes the migration from the stored schema to the one in code.
 * Drizzle compares with the newest snapshot alone, so only that one is kept.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const server = join(root, 'packages', 'server');
const { status } = spawnSync(
  join(root, 'node_modules', '.bin', 'drizzle-kit'),
  ['generate', ...process.argv.slice(2)],
  { cwd: server, stdio: 'inherit', shell: process.platform === 'win32' },
);
if (status !== 0) process.exit(status ?? 1);

const meta = join(server, 'migrations', 'meta');
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const old of snapshots.sort().slice(0, -1)) rmSync(join(meta, old));
