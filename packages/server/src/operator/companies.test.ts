import { expect, it } from 'vitest';
import { fixtureCompanies, password, people } from '#server/testing/fixture.ts';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';
import { companiesTask, type CompanyEvent } from './companies.ts';

const [andes, austral] = fixtureCompanies;

async function run(server: TestServer, input: Parameters<typeof companiesTask.run>[1]) {
  const told: CompanyEvent[] = [];
  const { database, uploadsDir } = server;
  const nothing = {
    copyFiles: null,
    secretKey: Buffer.alloc(32, 7),
    version: '0',
    workerFile: new URL('file:///'),
  };
  const dependencies = {
    ...nothing,
    database,
    uploadsDir,
    now: () => new Date('2026-11-20T15:00:00Z'),
    baseUrl: () => '',
    signal: new AbortController().signal,
  };
  await companiesTask.run(dependencies, input, (event) => told.push(event));
  return told;
}

const signIn = async (server: TestServer): Promise<number> => {
  const json = { email: people.editor.email, password };
  return (await server.stranger.send('POST', '/api/auth/login', { json })).status;
};

describeServer('the companies of an operator', (server) => {
  it('are listed with how many people enter', async () => {
    expect(await run(server, { accion: 'listar' })).toMatchObject([
      { name: andes.name, taxId: andes.taxId, closedAt: null },
      { name: austral.name, people: 2, closedAt: null },
    ]);
  });

  it('are closed and opened again, with everything that they had', async () => {
    const { taxId: rut } = andes;
    await expect(run(server, { accion: 'reabrir', rut })).rejects.toThrow('está abierta');
    await expect(run(server, { accion: 'borrar', rut })).rejects.toThrow('ciérrala antes');
    expect(await run(server, { accion: 'cerrar', rut })).toMatchObject([
      { kind: 'closed', erasedAt: '2026-12-20T15:00:00.000Z' },
    ]);
    expect(await signIn(server)).toBe(403);
    await expect(run(server, { accion: 'cerrar', rut })).rejects.toThrow('ya está cerrada');
    expect(await run(server, { accion: 'reabrir', rut })).toMatchObject([
      { kind: 'reopened', closedAt: null },
    ]);
    expect(await signIn(server)).toBe(200);
    // The mails are sent by the server.
    await server.runNotices();
    const mails = await server.mails();
    expect(new Set(mails.map(({ to, purpose }) => `${purpose} ${to}`))).toEqual(
      new Set([`empresa-cerrada ${people.admin.email}`, `empresa-reabierta ${people.admin.email}`]),
    );
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain('uien opera el servidor');
  });

  it('are erased on demand once they are closed', async () => {
    const { taxId: rut } = andes;
    await run(server, { accion: 'cerrar', rut });
    expect(await run(server, { accion: 'borrar', rut })).toMatchObject([{ kind: 'erased' }]);
    expect(await signIn(server)).toBe(401);
    await expect(run(server, { accion: 'cerrar', rut })).rejects.toThrow('No hay una empresa');
    expect(await run(server, { accion: 'listar' })).toMatchObject([{ name: austral.name }]);
  });
});
