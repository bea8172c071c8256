import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@pliego/contract/client';
import { contract } from '@pliego/contract/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aRegistration } from './testing/accounts.ts';
import { type BuiltServer, buildServer, runCommand, startServer } from './testing/built-server.ts';
import { openToOthers } from './testing/open-to-others.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-restart-'));
const keyFile = join(folder, 'secret.key');
let server: BuiltServer | undefined;

beforeAll(buildServer, 120_000);
afterAll(async () => {
  await server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('a server that begins where another ended', () => {
  it('keeps its data folder to its own user, whatever the umask', async () => {
    const before = process.umask(0);
    const open = mkdtempSync(join(tmpdir(), 'pliego-modes-'));
    chmodSync(open, 0o755);
    const started = startServer(open, { PLIEGO_DEMO: '0' });
    process.umask(before);
    await started.url;
    expect(readdirSync(open)).toContain('postgres');
    expect(openToOthers(open)).toEqual([]);
    await started.kill('SIGTERM');
    rmSync(open, { recursive: true, force: true });
  }, 180_000);

  it('sends the mail that the other died with', async () => {
    // Nothing listens on the first port.
    server = startServer(folder, {
      PLIEGO_DEMO: '0',
      PLIEGO_SMTP: 'smtp://127.0.0.1:1',
      PLIEGO_MAIL_FROM: 'pliego@andes.test',
    });
    const client = createClient(contract, (request) => fetch(request), await server.url);
    const body = aRegistration();
    await client.auth.register({ body });
    await server.says(/a mail could not be sent/);
    const { output } = await server.kill('SIGKILL');
    expect(output).not.toContain(body.email);

    server = startServer(folder, { PLIEGO_DEMO: '0' });
    await server.url;
    const mails = join(folder, 'correos');
    const written = () => readdirSync(mails).filter((name) => name.endsWith('.eml'));
    await vi.waitFor(() => expect(written()).toHaveLength(1), { timeout: 20_000 });
    const [name = ''] = written();
    expect(readFileSync(join(mails, name), 'utf8')).toContain(`To: ${body.email}`);
    await server.kill('SIGTERM');
    server = startServer(folder, { PLIEGO_DEMO: '0' });
    await server.url;
    await server.kill('SIGTERM');
    expect(written()).toEqual([name]);
  }, 180_000);

  it('refuses another key than that of the database, and takes one when the old is given up', async () => {
    const kept = readFileSync(keyFile, 'utf8');
    writeFileSync(keyFile, `${Buffer.alloc(32, 9).toString('base64url')}\n`);
    const refused = await startServer(folder, { PLIEGO_DEMO: '0' }).ended;
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('La clave de los secretos no es la de esta base de datos');
    expect(refused.output).toContain(folder);
    expect(refused.output).not.toContain(kept.trim());

    expect(runCommand(folder, 'olvidar-secretos')).toMatch(/^Listo: /);
    server = startServer(folder, { PLIEGO_DEMO: '0' });
    expect((await fetch(`${await server.url}/api/salud`)).status).toBe(200);
    await server.kill('SIGTERM');
    writeFileSync(keyFile, kept);
    expect((await startServer(folder, { PLIEGO_DEMO: '0' }).ended).code).toBe(1);
  }, 180_000);
});
