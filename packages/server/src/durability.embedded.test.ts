import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient } from '@pliego/contract/client';
import { contract } from '@pliego/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderHolder } from './db/embedded/data-folder.ts';
import { createRandom } from './demo/random.ts';
import { aRegistration } from './testing/accounts.ts';
import { builtClient } from './testing/built-client.ts';
import { type BuiltServer, buildServer, copyDemo, startServer } from './testing/built-server.ts';

const rounds = process.env.PLIEGO_LONG === '1' ? 20 : 6;
const folder = mkdtempSync(join(tmpdir(), 'pliego-durability-'));
let server: BuiltServer | undefined;

beforeAll(() => {
  buildServer();
  copyDemo(folder);
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface State {
  tags: string;
  version: number;
}

/** The last acknowledged state of a tender, and the unacknowledged write after it. */
interface Known {
  told: State;
  asked: string | null;
}

/** Whether a tender has the acknowledged state, or that of the pending write. */
function isKept({ tags, version }: State, { told, asked }: Known): boolean {
  if (version === told.version) return tags === told.tags;
  return version === told.version + 1 && tags === asked;
}

/** Writes tags without a pause until the server is gone; answers how many writes it confirmed. */
async function writeUntilDeath(
  client: Client<typeof contract>,
  tags: number[],
  known: Map<number, Known>,
): Promise<number> {
  const ids = [...known.keys()];
  for (let confirmed = 0; ; confirmed += 1) {
    const id = ids[confirmed % ids.length] ?? 0;
    const state = known.get(id);
    if (state === undefined) throw new Error('It writes only what it knows');
    const body = [
      ...new Set([confirmed, confirmed * 3 + 1].map((n) => tags[n % tags.length] ?? 0)),
    ];
    state.asked = body.join(',');
    try {
      state.told = await client.tenders.setTags({ params: { id }, body });
      state.asked = null;
    } catch {
      return confirmed;
    }
  }
}

describe('the built server on its own data folder', () => {
  it(`loses no acknowledged write when it is killed, ${rounds} times`, async () => {
    const random = createRandom(20_261_120);
    const known = new Map<number, Known>();
    let confirmed = 0;
    for (let round = 0; round < rounds; round += 1) {
      server = startServer(folder);
      const client = await builtClient(await server.url);
      for (const [id, before] of known) {
        const { tags, version } = await client.tenders.get({ params: { id } });
        const found = { tags, version };
        expect({ round, id, before, found, kept: isKept(found, before) }).toMatchObject({
          kept: true,
        });
        known.set(id, { told: found, asked: null });
      }
      const { datos } = await client.tenders.list({ query: { limit: 10, sort: 'nombre' } });
      for (const { id, tags, version } of datos)
        known.set(id, { told: { tags, version }, asked: null });
      const tags = (await client.tags.list()).datos.map(({ id }) => id);
      const writing = writeUntilDeath(client, tags, known);
      // The moment is the point of the test: anywhere between the first write and many.
      await pause(20 + Math.floor(random.next() * 400));
      expect(await server.kill('SIGKILL')).toMatchObject({ code: null });
      confirmed += await writing;
    }
    expect(confirmed).toBeGreaterThan(rounds);
  }, 180_000);

  it('ends at SIGTERM and SIGINT with everything in its place', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      server = startServer(folder);
      const url = await server.url;
      expect(
        FolderHolder.parse(JSON.parse(readFileSync(join(folder, 'pliego.lock'), 'utf8'))),
      ).toMatchObject({
        pid: server.pid,
        url,
      });
      const { code, output } = await server.kill(signal);
      expect({ signal, code, output: output.trim().split('\n') }).toEqual({
        signal,
        code: 0,
        output: [
          `Pliego está en ${url}`,
          `Sin PLIEGO_SMTP, los correos se guardan en ${join(folder, 'correos')}`,
        ],
      });
      expect(existsSync(join(folder, 'pliego.lock'))).toBe(false);
    }
  });

  it('keeps a registration, and ends only after its mail is written', async () => {
    server = startServer(folder);
    const mails = join(folder, 'correos');
    const strangerAt = (url: string) => createClient(contract, (request) => fetch(request), url);
    const body = aRegistration();
    await strangerAt(await server.url).auth.register({ body });
    await server.kill('SIGTERM');
    const [name = '', ...others] = readdirSync(mails);
    expect(others).toEqual([]);
    expect(name).toMatch(/ confirmar-correo [\da-f]{8}\.eml$/);
    const mail = readFileSync(join(mails, name), 'utf8').replaceAll('=\r\n', '');
    const token = /http:\S+\/verify-email\/([\w-]{43})\r\n/.exec(mail)?.[1] ?? '';
    server = startServer(folder);
    const session = await strangerAt(await server.url).auth.verifyEmail({ body: { token } });
    expect(session.userData).toMatchObject({ email: body.email, role: 'admin' });
    await server.kill('SIGTERM');
  });

  it('refuses a folder that another server has, and names it', async () => {
    server = startServer(folder);
    const url = await server.url;
    const second = await startServer(folder).ended;
    expect(second.code).not.toBe(0);
    expect(second.output).toContain(`proceso ${server.pid}`);
    expect(second.output).toContain(url);
    expect((await fetch(`${url}/api/salud`)).status).toBe(200);
    await server.kill('SIGTERM');
  });
});
