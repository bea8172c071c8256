import { createMessage } from '@pliego/contract/message';
import { beforeEach, expect, it } from 'vitest';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { people } from '#server/testing/fixture.ts';
import { makeExports } from '#server/testing/made-exports.ts';
import { describeServer, type Visitor } from '#server/testing/test-server.ts';
import { leaseMs, mostAttempts, takeExport, writePiece } from './commands.ts';
import type { Stopping } from './run-exports.ts';

const all = { vista: 'todas', sort: 'nombre' } as const;

/** Says so after it was asked so often: the job is stopped in the midst of its first export. */
const stoppedAfter = (looks: number): Stopping => {
  let left = looks;
  return {
    get aborted() {
      left -= 1;
      return left < 0;
    },
  };
};

describeServer('an export whose process ends', (server) => {
  beforeEach(async () => {
    server.setNow(fixtureNow);
    const { client } = await server.as('author');
    for (const { id } of (await client.preparedExports.list()).datos) {
      await client.preparedExports.remove({ params: { id } });
    }
  });

  const statesOf = async ({ client }: Visitor) =>
    (await client.preparedExports.list()).datos.map(({ estado }) => estado);

  const bytesAt = async (visitor: Visitor, path: string) =>
    Buffer.from(await (await visitor.send('GET', path)).arrayBuffer());

  it('begins again after a crash, and has each tender once', async () => {
    const author = await server.as('author');
    const query = { ...all, formato: 'csv' } as const;
    const { id } = await author.client.preparedExports.create({ query });
    const dead = await server.database.transaction('system', (tx) => takeExport(tx, server.now()));
    const scope = { companyId: 1, userId: people.author.id };
    await server.database.transaction(scope, async (tx) => {
      if (dead !== undefined) await writePiece(tx, dead, 0, Buffer.from('half of it'));
    });
    await makeExports(server);
    // Somebody might still be making it.
    expect(await statesOf(author)).toEqual(['en-curso']);
    server.setNow(new Date(server.now().getTime() + leaseMs).toISOString());
    await Promise.all([makeExports(server), makeExports(server)]);
    expect(await statesOf(author)).toEqual(['lista']);
    const direct = await bytesAt(
      author,
      '/api/licitaciones/exportar?formato=csv&vista=todas&sort=nombre',
    );
    expect((await bytesAt(author, `/api/exportaciones/${id}/archivo`)).equals(direct)).toBe(true);
  });

  it('is left to the next process by one that stops', async () => {
    const author = await server.as('author');
    await author.client.preparedExports.create({ query: { ...all, formato: 'csv' } });
    for (let stop = 0; stop <= mostAttempts; stop += 1) {
      await makeExports(server, stoppedAfter(1));
      expect(await statesOf(author)).toEqual(['en-cola']);
    }
    await makeExports(server);
    expect(await statesOf(author)).toEqual(['lista']);
  });

  it('is given up after it was begun several times', async () => {
    const author = await server.as('author');
    await author.client.preparedExports.create({ query: { ...all, formato: 'csv' } });
    for (let begun = 0; begun < mostAttempts; begun += 1) {
      await server.database.transaction('system', (tx) => takeExport(tx, server.now()));
      server.setNow(new Date(server.now().getTime() + leaseMs).toISOString());
    }
    await makeExports(server);
    const [failed] = (await author.client.preparedExports.list()).datos;
    expect(failed).toMatchObject({
      estado: 'fallida',
      motivo: createMessage('exportacion-interrumpida'),
    });
  });
});
