/**
 * What has to be there before anything of ours can run: the packages and the build. Plain JavaScript,
 * because on a fresh clone there is nothing yet that could run TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamps = join(root, 'node_modules', '.cache', 'pliego');

/** The output of preparing goes with the errors: what is prepared for may answer a program, by its output. */
const onlyErrors = ['inherit', 2, 2];

/** Runs a command in the project's folder with its output shown; ends this process if it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

function isStamped(name, value) {
  const file = join(stamps, name);
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

function stamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\n');
  return sum.digest('hex');
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Pliego necesita Node 20.19 o más nuevo; este es ${process.versions.node}.`);
  process.exit(1);
}

/** Installs exactly what the lock file pins, unless it is already installed. */
export function install() {
  refuseOldNode();
  const lock = hash([readFileSync(join(root, 'package-lock.json')), process.versions.modules]);
  if (isStamped('install', lock)) return;
  if (existsSync(join(root, 'node_modules'))) refuseForeign('Faltan paquetes de Pliego');
  console.error('Instalando los paquetes (sólo la primera vez, y cuando cambian)…');
  // Also under NODE_ENV=production: the build needs the development packages.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
    stdio: onlyErrors,
  });
  stamp('install', lock);
}

/** Every file a build is made from, with its size and time: enough to see any change. */
function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* sources(path);
    } else {
      const { size, mtimeMs } = statSync(path);
      // By its place in the project, which may be moved once it is built.
      yield `${relative(root, path)} ${size} ${mtimeMs}`;
    }
  }
}

/** The sources as they are now, for the stamp of a build that begins now. */
export const sourcesNow = () => hash(sources(join(root, 'packages')));

/** Notes what a build that is complete was made from. */
export const stampBuild = (built) => stamp('build', built);

/** Packages and build may belong to another user than whoever gives a command: the user of a service only reads them. */
function refuseForeign(what) {
  try {
    accessSync(join(root, 'node_modules'), constants.W_OK);
    accessSync(join(root, 'packages', 'server'), constants.W_OK);
  } catch {
    console.error(
      `${what}, y la carpeta ${root} es de otro usuario: constrúyelo con «node scripts/build.mjs» como su dueño.`,
    );
    process.exit(1);
  }
}

/** Builds server and web, when their sources are not those of the last build. */
export function build() {
  const built = ['server/dist/main.js', 'web/dist/index.html'].every((file) =>
    existsSync(join(root, 'packages', file)),
  );
  if (built && isStamped('build', sourcesNow())) return;
  refuseForeign('Pliego no está construido como dicen sus fuentes');
  console.error('Construyendo Pliego…');
  run(process.execPath, [join(dirname(fileURLToPath(import.meta.url)), 'build.mjs')], {
    stdio: onlyErrors,
  });
}
