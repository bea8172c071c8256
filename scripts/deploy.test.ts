import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/*
 * What is installed on servers, as far as it can be judged where neither Docker nor systemd runs: that it names what
 * exists. docs/operate.md says how each is used.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const dockerfile = read('Dockerfile');
const compose = read('deploy/compose.yaml');
const unit = read('deploy/pliego.service');
const ofUnit = read('deploy/pliego.env');
const commandLine = read('deploy/pliego');

/** Variables that the server reads, by the schema that reads them, and those of Node. */
const known = new Set([
  ...[...read('packages/server/src/env.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name),
  'NODE_ENV',
]);

/** The instructions of the Dockerfile, a continued one as one line. */
const instructions = dockerfile
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, word = '', rest = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    return { word, rest };
  });

const copied = instructions
  .filter(({ word, rest }) => word === 'COPY' && !rest.startsWith('--from='))
  .flatMap(({ rest }) => rest.split(/\s+/).slice(0, -1));

it('the Dockerfile has only instructions of Docker, and begins each stage from a fixed major', () => {
  const words = 'FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE HEALTHCHECK CMD'.split(' ');
  for (const { word } of instructions) expect(words).toContain(word);
  for (const { rest } of instructions.filter(({ word }) => word === 'FROM')) {
    expect(rest).toMatch(/^node:\d+-\w+-slim(?: AS \w+)?$/);
  }
});

it('the image copies files that exist, of every package that the server needs', () => {
  for (const path of copied)
    expect({ path, isThere: existsSync(join(root, path)) }).toEqual({ path, isThere: true });
  const { dependencies } = JSON.parse(read('packages/server/package.json')) as {
    dependencies: Record<string, string>;
  };
  const own = Object.keys(dependencies).flatMap((name) => /^@pliego\/(.*)$/.exec(name)?.[1] ?? []);
  expect(own.length).toBeGreaterThan(3);
  for (const name of [...own, 'server']) expect(copied).toContain(`packages/${name}/package.json`);
});

it('the image does not run as root, and starts what the build makes', () => {
  const last = (word: string) => instructions.findLast((one) => one.word === word)?.rest ?? '';
  expect(last('USER')).toBe('node');
  const started = /"(packages\/server\/dist\/(\w+)\.js)"/.exec(last('CMD'));
  expect(read('packages/server/vite.config.ts')).toContain(`src/${started?.[2]}.ts`);
  expect(unit).toContain(`ExecStart=/usr/bin/node ${started?.[1]}`);
});

it.each([
  ['Dockerfile', dockerfile, /(?<=^ENV .*)\b([A-Z_]{4,})(?==)/gm],
  ['deploy/compose.yaml', compose, /^ {6}([A-Z_]+): /gm],
  ['deploy/pliego.env', ofUnit, /^([A-Z_]+)=/gm],
])('%s sets variables that the server reads', (_, text, pattern) => {
  // Of the database's own container, with what deploy/users.sh reads.
  const ofDatabase = [...read('deploy/users.sh').matchAll(/\b(?:POSTGRES|PLIEGO)_[A-Z_]+/g)];
  const others = new Set([
    'POSTGRES_USER',
    'POSTGRES_PASSWORD',
    ...ofDatabase.map(([name]) => name),
  ]);
  const names = [...text.matchAll(pattern)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !known.has(name) && !others.has(name))).toEqual([]);
});

it('the compose file passes on everything that a container can be told', () => {
  const service = compose.slice(compose.indexOf('  pliego:\n'));
  const passed = new Set([...service.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name));
  // Of the image, or of the embedded database, or of a program that calls a server.
  const others = new Set('NODE_ENV PORT HOST PLIEGO_DATA PLIEGO_FSYNC PLIEGO_API_KEY'.split(' '));
  expect([...known].filter((name = '') => !passed.has(name) && !others.has(name))).toEqual([]);
});

it('the secrets beside the compose file go into no image and no commit', () => {
  expect(read('.dockerignore').split('\n')).toContain('**/.env');
  expect(read('.gitignore').split('\n')).toContain('.env');
});

it('the command line of an installation is that of its service: user, variables and build', () => {
  expect(spawnSync('sh', ['-n', 'deploy/pliego'], { cwd: root }).status).toBe(0);
  expect(statSync(join(root, 'deploy/pliego')).mode & 0o111).toBe(0o111);
  const [, user] = /^User=(\w+)$/m.exec(unit) ?? [];
  expect(commandLine).toContain(`runuser -u ${user} --`);
  expect(commandLine).toContain(`sudo -u ${user} `);
  const files = [...unit.matchAll(/^EnvironmentFile=(.+)$/gm)].map(([, path]) => path);
  expect([...commandLine.matchAll(/--env-file=(\S+)/g)].map(([, path]) => path)).toEqual(files);
  expect(files[0]).toBe('/opt/pliego/deploy/pliego.env');
  const [, folder] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
  expect(commandLine).toContain(`${folder}/packages/server/dist/pliego.js "$@"`);
  const kept = [...commandLine.matchAll(/(?<=own=\S*)[A-Z_]{4,}/g)].map(([name]) => name);
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.filter((name) => !known.has(name))).toEqual(['PGPASSWORD']);
});

it('the folder in which the documentation backs up can be written by unit and image', () => {
  const [, folder = '/'] =
    /^npm run pliego -- backup (\/\w+)\//m.exec(read('docs/operate.md')) ?? [];
  expect(unit).toMatch(new RegExp(`^ReadWritePaths=-?${folder}$`, 'm'));
  expect(compose).toMatch(new RegExp(`^ {6}- \\w+:${folder}$`, 'm'));
  expect(dockerfile).toMatch(new RegExp(`^RUN mkdir .*${folder}`, 'm'));
});

it('the compose file starts nothing without its secrets, and opens no port to others', () => {
  const secrets = compose.match(/\$\{\w*(?:PASSWORD|SECRET)\w*(?=[:}])[^}]*\}/g) ?? [];
  const asked = new Set(
    secrets.filter((text) => text.includes(':?')).map((text) => text.match(/\w+/)?.[0]),
  );
  expect(asked.size).toBeGreaterThan(3);
  for (const text of secrets) expect(asked).toContain(text.match(/\w+/)?.[0]);
  const lists = [...compose.matchAll(/^ {4}ports:\n((?: {6}.*\n)+)/gm)];
  expect(lists).toHaveLength(compose.match(/\bports:/g)?.length ?? 0);
  const ports = lists.flatMap(([, list = '']) =>
    list.split('\n').filter((line) => /^ +-/.test(line)),
  );
  expect(ports.length).toBeGreaterThan(0);
  for (const port of ports) expect(port).toMatch(/^ +- 127\.0\.0\.1:\d+:\d+$/);
  expect(compose).not.toMatch(/\t|privileged: true/);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.skipIf(!hasSystemd || !existsSync('/usr/bin/node'))('systemd understands the unit', () => {
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', 'deploy/pliego.service'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({
    said: stderr.split('\n').filter((line) => line.includes('pliego.service')),
    status,
  }).toEqual({ said: [], status: 0 });
});

it('the documentation names files that exist', () => {
  const named = [...read('docs/operate.md').matchAll(/`(deploy\/[\w/-]+\.[\w.]+)`/g)];
  const paths = named.map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths)
    expect({ path, isThere: existsSync(join(root, path)) }).toEqual({ path, isThere: true });
});
