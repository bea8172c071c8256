import { expect, it } from 'vitest';
import { afterFirstStep, storedIn, withSecondStep } from '#server/testing/accounts.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';
import { secondStepTask } from './account-tasks.ts';

async function reset(server: TestServer, email: string): Promise<string[]> {
  const told: string[] = [];
  const dependencies = {
    database: server.database,
    uploadsDir: server.uploadsDir,
    copyFiles: null,
    secretKey: null,
    version: '0',
    workerFile: new URL('file:///'),
    now: () => server.now(),
    baseUrl: () => '',
    signal: new AbortController().signal,
  };
  await secondStepTask.run(dependencies, { email }, ({ kind }) => told.push(kind));
  return told;
}

describeServer('the second step that an operator takes away', (server) => {
  it('is of one account: it enters with the password alone, and its company reads who did it', async () => {
    const { visitor, codes } = await withSecondStep(server, 'editor');
    await withSecondStep(server, 'author');
    const waiting = await afterFirstStep(server, 'editor');
    expect(await reset(server, people.editor.email)).toEqual(['changed']);
    await server.signIn('editor');
    expect(await visitor.client.auth.twoSteps()).toEqual({ activo: false, codigosRestantes: 0 });
    const json = { code: codes[0] ?? '' };
    const late = waiting.send('POST', '/api/auth/two-steps', { json });
    expect((await problemIn(late)).code).toBe('sin-sesion');
    // Of nobody else.
    await afterFirstStep(server, 'author');
    expect(await storedIn(server, 'two_steps')).toHaveLength(1);

    const admin = await server.as('admin');
    const { datos } = await admin.client.audit.list({ query: { limit: 20 } });
    expect(datos.filter(({ accion }) => accion === 'segundo-paso-por-operador')).toMatchObject([
      {
        quien: null,
        direccion: null,
        que: {
          code: 'auditoria-segundo-paso-por-operador',
          params: { nombre: people.editor.fullName },
        },
      },
    ]);
  });

  it('has to be there', async () => {
    await expect(reset(server, 'nadie@andes.test')).rejects.toThrow('No hay una cuenta');
    await expect(reset(server, people.maintainer.email)).rejects.toThrow(
      'no tiene un segundo paso',
    );
  });
});
