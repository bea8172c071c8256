import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltServer,
  buildServer,
  startServer,
  tryCommand,
} from '#server/testing/built-server.ts';
import { placeOf, placesTask } from './places.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-lugares-'));
const [data, own, readOnly, shared] = ['datos', 'propia', 'lectura', 'comun'].map((name) => {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}) as [string, string, string, string];
let server: BuiltServer | undefined;

beforeAll(buildServer, 180_000);
afterAll(async () => {
  await server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

type Dependencies = Parameters<typeof placesTask.run>[0];
const compare = async (place: Awaited<ReturnType<typeof placeOf>>): Promise<void> =>
  placesTask.run({} as Dependencies, { lugares: [place] }, () => undefined);

it('a path that is not there yet is known by the nearest folder above it', async () => {
  const place = await placeOf(join(shared, 'a', 'b'));
  expect(place).toMatchObject({ ruta: join(shared, 'a', 'b'), llega: shared });
  await expect(compare(place)).resolves.toBeUndefined();
  for (const other of [{ entrada: '1' }, { disco: '1' }, { llega: folder }]) {
    await expect(compare({ ...place, ...other })).rejects.toThrow('no ve «');
  }
});

/** Starts a command as systemd does with PrivateTmp and ProtectSystem: a folder of its own, and one that it only reads. */
const apart = [
  'unshare',
  '--mount',
  '--map-root-user',
  'sh',
  '-c',
  `mount -t tmpfs tmpfs '${own}' && mount --bind '${readOnly}' '${readOnly}' && ` +
    `mount -o remount,bind,ro '${readOnly}' && exec "$@"`,
  'sh',
];
const [program = '', ...start] = apart;
const canBeApart = spawnSync(program, [...start, 'true']).status === 0;

describe.skipIf(!canBeApart)('a server that sees folders of its own', () => {
  it('is given no work in them, and says what it may not write', async () => {
    server = startServer(data, { PLIEGO_DEMO: '0' }, apart);
    await server.url;
    const run = (...args: string[]) => tryCommand(data, args);
    const rut = '76.123.456-0';
    run(
      'company',
      'create',
      'ana@andes.cl',
      '--rut',
      rut,
      '--name',
      'A',
      '--full-name',
      'Ana Rojas',
    );
    const table = join(own, 'tabla.csv');
    writeFileSync(table, 'codigo;nombre\n');
    const list = ['export', '--empresa', rut, '--formato', 'csv', '--salida'];
    for (const args of [
      ['backup', join(own, 'respaldo')],
      ['import', table],
      ['import-reference', table],
      [...list, join(own, 'lista.csv')],
    ]) {
      const ended = run(...args);
      expect({ args, ...ended }).toMatchObject({ code: 2 });
      expect(ended.output).toContain(`no ve «${args.at(-1)}»`);
      expect(ended.output).not.toMatch(/\b[Ll]isto\b/);
    }
    expect(readdirSync(own)).toEqual(['tabla.csv']);

    const closed = run('backup', join(readOnly, 'respaldo'));
    expect(closed).toMatchObject({ code: 1 });
    expect(closed.output).toContain('ReadWritePaths');
    expect(run(...list, join(readOnly, 'lista.csv')).output).toContain('ReadWritePaths');

    expect(run('backup', join(shared, 'respaldo'))).toMatchObject({ code: 0 });
    expect(existsSync(join(shared, 'respaldo', 'manifest.json'))).toBe(true);
    expect(run(...list, join(shared, 'lista.csv'))).toMatchObject({ code: 0 });
    expect(existsSync(join(shared, 'lista.csv'))).toBe(true);
  }, 180_000);
});
