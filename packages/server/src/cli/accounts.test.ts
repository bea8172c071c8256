import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditEndpoints } from '@pliego/contract/areas/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltServer,
  buildServer,
  startServer,
  tryCommand,
} from '#server/testing/built-server.ts';
import { createDatabase, origin } from '#server/testing/test-database.ts';

const place = origin();
const folder = mkdtempSync(join(tmpdir(), 'pliego-cuentas-'));
const email = 'antonia@andes.cl';
const company = ['--rut', '76123456-0', '--name', 'Andes SpA', '--full-name', 'Antonia Rojas'];
const servers: BuiltServer[] = [];

beforeAll(buildServer, 120_000);
afterAll(async () => {
  for (const server of servers) await server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const lastUrl = async (): Promise<string> => (await servers.at(-1)?.url) ?? '';
const AuditPage = auditEndpoints.list.response;

function start(dataDir: string, more: Record<string, string> = {}): Promise<string> {
  const server = startServer(dataDir, { PLIEGO_DEMO: '0', ...more });
  servers.push(server);
  return server.url;
}

const generatedIn = (output: string): string =>
  /no se vuelve a mostrar\): (\S+)/.exec(output)?.[1] ?? '';

// A command stops this process, and the server meanwhile ends what was kept open.
const unkept = { connection: 'close' };

/** The status of a sign-in, and the cookies it sets. */
async function signIn(url: string, password: string) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...unkept },
    body: JSON.stringify({ email, password }),
  });
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { status: response.status, cookie: cookie.join('; ') };
}

const sessionOf = async (url: string, cookie: string) =>
  (await fetch(`${url}/api/auth/session`, { headers: { cookie, ...unkept } })).status;

type Run = (args: string[], input?: string) => ReturnType<typeof tryCommand>;

const own = 'una clave larga y propia';

/** Takes an account of a new company through every change; answers what sign-ins and sessions answered. */
async function lifeOfAnAccount(url: string, run: Run) {
  const first = generatedIn(run(['company', 'create', email, ...company]).output);
  const opened = await signIn(url, first);
  const before = [opened.status, await sessionOf(url, opened.cookie)];
  const changed = run(['user', 'password', email, '--password-stdin'], `${own}\n`);
  const old = [await sessionOf(url, opened.cookie), (await signIn(url, first)).status];
  const again = await signIn(url, own);
  run(['user', 'disable', email]);
  const closed = [await sessionOf(url, again.cookie), (await signIn(url, own)).status];
  run(['user', 'enable', email]);
  const after = (await signIn(url, own)).status;
  return { before, old, again: again.status, closed, after, shown: changed.output.includes(own) };
}

const expected = {
  before: [200, 200],
  old: [401, 401],
  again: 200,
  closed: [401, 401],
  after: 200,
  shown: false,
};

describe('accounts on the command line, with the built server', () => {
  it('are created, changed and closed while the server runs', async () => {
    const dataDir = join(folder, 'datos');
    const run: Run = (args, input = '') => tryCommand(dataDir, args, { input });
    expect(await lifeOfAnAccount(await start(dataDir), run)).toEqual(expected);

    const member = ['--rut', '76.123.456-0', '--full-name', 'Bruno Díaz', '--role', 'author'];
    const added = run(['user', 'create', 'bruno@andes.cl', ...member]);
    expect(added).toMatchObject({ code: 0 });
    expect(generatedIn(added.output)).toHaveLength(20);
    expect(run(['user', 'create', 'bruno@andes.cl', ...member])).toMatchObject({ code: 2 });
    expect(run(['company', 'create', 'otra@andes.cl', ...company])).toMatchObject({ code: 2 });
    expect(run(['user', 'disable', 'nadie@andes.cl'])).toMatchObject({ code: 2 });
    const { cookie } = await signIn(await lastUrl(), own);
    const answer = await fetch(`${await lastUrl()}/api/auditoria?limit=50`, {
      headers: { cookie, ...unkept },
    });
    const { datos } = AuditPage.parse(await answer.json());
    // By the operator, who is nobody of the company, and from no address.
    expect(
      datos
        .filter(({ quien }) => quien === null)
        .map(({ accion, direccion, que }) => [accion, direccion, que.params?.['nombre']])
        .toReversed(),
    ).toEqual([
      ['empresa-creada', null, undefined],
      ['persona-agregada', null, 'Antonia Rojas'],
      ['contrasena-por-operador', null, 'Antonia Rojas'],
      ['ingreso-fallido', '127.0.0.1', 'Antonia Rojas'],
      ['cuenta-cerrada', null, 'Antonia Rojas'],
      ['cuenta-abierta', null, 'Antonia Rojas'],
      ['persona-agregada', null, 'Bruno Díaz'],
    ]);
    const guessed = run(['user', 'password', email, '--password-stdin'], 'password123');
    expect(guessed).toMatchObject({ code: 2 });
  }, 180_000);

  it('say in Spanish what they do not take', () => {
    const dataDir = join(folder, 'otros');
    const run: Run = (args, input = '') => tryCommand(dataDir, args, { input });
    const rut = run(['company', 'create', email, '--rut', '76123456-1', '--name', 'Andes']);
    expect(rut).toMatchObject({ code: 1 });
    expect(rut.output).toContain('--rut: ');
    expect(rut.output).toContain('--full-name: ');
    const short = run(['user', 'password', email, '--password-stdin'], 'corta');
    expect(short).toMatchObject({ code: 1 });
    expect(short.output).toContain('contraseña: ');
  });

  it.skipIf(place.kind !== 'postgresql')(
    'are managed beside a server on PostgreSQL',
    async () => {
      const dataDir = join(folder, 'pg');
      const database = place.kind === 'postgresql' ? await createDatabase(place.serverUrl) : '';
      const more = { DATABASE_URL: database };
      const run: Run = (args, input = '') => tryCommand(dataDir, args, { input, more });
      expect(await lifeOfAnAccount(await start(dataDir, more), run)).toEqual(expected);
    },
    180_000,
  );
});
