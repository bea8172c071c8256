/** `npm run dev`: the server rebuilt and restarted on change, and the web with hot reload on its own port. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, root } from './prepare.mjs';

install();
build();

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const server = join(root, 'packages', 'server');
const children = [
  spawn(process.execPath, [vite, 'build', '--watch', '--logLevel', 'warn'], {
    cwd: server,
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['--watch', join(server, 'dist', 'main.js')], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [vite], { cwd: join(root, 'packages', 'web'), stdio: 'inherit' }),
];

for (const child of children) {
  child.on('exit', (status) => {
    for (const other of children) other.kill();
    process.exitCode = status ?? 0;
  });
}
