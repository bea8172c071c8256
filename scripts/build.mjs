/** Builds the server and the web, and compresses the web's files once instead of on every request. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { install, root, sourcesNow, stampBuild } from './prepare.mjs';

install();

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

function viteBuild(name) {
  const folder = join(root, 'packages', name);
  const args = [vite, 'build', '--logLevel', process.env.CI === undefined ? 'warn' : 'error'];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('exit', (status) =>
      status === 0 ? resolve() : reject(new Error(`La construcción de ${name} falló.`)),
    );
  });
}

/** Smaller than this, the header of a compressed answer costs more than it saves. */
const smallest = 1024;

function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|html|json|webmanifest)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (bytes.length < smallest) continue;
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  }
}

// Taken before: what changes meanwhile is built again the next time.
const building = sourcesNow();
try {
  await Promise.all([viteBuild('server'), viteBuild('web')]);
  compress(join(root, 'packages', 'web', 'dist'));
  stampBuild(building);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
