import { expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { healthHandlers } from './routes.ts';

describeServer('the health of the server', (server) => {
  it('is public', async () => {
    const response = await server.stranger.send('GET', '/api/salud');
    expect(await response.json()).toMatchObject({ estado: 'ok', baseDeDatos: { estado: 'ok' } });
  });
});

it('a database that does not answer is reported, and the cause is logged', async () => {
  const failure = new Error('sin respuesta');
  const database: Pick<Database, 'kind' | 'version'> = {
    kind: 'postgresql',
    version: () => Promise.reject(failure),
  };
  const told: unknown[] = [];
  const log = { error: (fields: unknown) => void told.push(fields) };
  const { check } = healthHandlers({ database: database as Database, log, version: '1.2.3' });
  const answer = await check(undefined as never, undefined as never);
  expect(answer).toEqual({
    estado: 'con-problemas',
    version: '1.2.3',
    baseDeDatos: { tipo: 'postgresql', estado: 'sin-respuesta', version: null },
  });
  expect(told).toEqual([{ err: failure }]);
});
