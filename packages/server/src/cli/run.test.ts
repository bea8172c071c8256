import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import type { Terminal } from './command.ts';
import { runCommandLine } from './run.ts';

/** What the command line answers before it opens a database. */
async function said(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const terminal: Terminal = {
    env: readEnv({}, '/nowhere'),
    files: { migrationsFolder: '', workerFile: new URL('file:///nowhere') },
    version: '0',
    now: () => new Date(0),
    pathOf: (path) => path,
    input: new PassThrough(),
    out,
    err,
  };
  const code = await runCommandLine(words, () => terminal, { out, err });
  return { code, out: String(out.read() ?? ''), err: String(err.read() ?? '') };
}

it('says which word is no command, and which commands begin alike', async () => {
  expect(await said('bogus', 'list')).toEqual({
    code: 1,
    out: '',
    err: 'No entiendo la orden «bogus». Con --help se ven todas las órdenes.\n',
  });
  const { code, err } = await said('user', 'nonsense', 'ana@andes.cl');
  expect(code).toBe(1);
  expect(err).toContain(
    'No entiendo la orden «user nonsense». Las que empiezan así: «user create»',
  );
  expect(err).not.toContain('ana@andes.cl');
  expect(err.split('\n')).toHaveLength(2);
});

it('lists the commands where none was written', async () => {
  expect(await said()).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Uso:') });
});

it.each([
  [['move', '--to'], 'La opción «--to» va con un valor.'],
  [['move', '--to', '--force'], 'La opción «--to» va con un valor.'],
  [['move', '--force=1'], 'La opción «--force» va sin valor.'],
  [['backup', 'x', '--clave=1'], 'No entiendo la opción «--clave».'],
  [['backup', 'x', '-k'], 'No entiendo la opción «-k».'],
  [['backup'], 'Faltan argumentos, o sobran.'],
])('says in Spanish what it does not take of %j', async (words, sentence) => {
  const { code, err } = await said(...words);
  expect({ code, first: err.split('\n')[0] }).toEqual({ code: 1, first: sentence });
  expect(err).toContain(`Uso: npm run pliego -- ${words[0]} `);
});
