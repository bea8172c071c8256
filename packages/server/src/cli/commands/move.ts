import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Env } from '#server/env.ts';
import { openDatabase } from '#server/open-database.ts';
import { refuseIfInUse } from '#server/operator/backup/in-use.ts';
import { OperatorRefusal } from '#server/operator/refusal.ts';
import { backupTask } from '#server/operator/tasks.ts';
import { type Command, exitCodes, Misuse, type Terminal } from '../command.ts';
import { readArguments } from '../arguments.ts';
import { perform, runningServer } from '../perform.ts';
import { restoreInto } from '../restore.ts';

const form = /^postgres(ql)?:\/\//;

/** The embedded database and a PostgreSQL server, in the requested direction. */
function endsOf(to: string | undefined, from: string | undefined, { env }: Terminal) {
  const given = to ?? from;
  if (given === undefined || (to !== undefined && from !== undefined)) {
    throw new Misuse('Di --to o --from, uno de los dos.');
  }
  if (!form.test(given))
    throw new Misuse('La dirección debe empezar con postgres:// o postgresql://');
  const embedded = { ...env, databaseUrl: undefined };
  const server = { ...env, databaseUrl: given, ownerUrl: undefined };
  return to === undefined
    ? { source: server, target: embedded }
    : { source: embedded, target: server };
}

/** What a server wrote after the copy would stay behind. */
async function refuseIfServed(source: Env, { env, files }: Terminal): Promise<void> {
  if (runningServer({ ...env, databaseUrl: undefined }) !== null) {
    throw new OperatorRefusal('El servidor está andando: detenlo antes de mudar su base de datos.');
  }
  if (source.databaseUrl === undefined) return;
  const log = pino({ level: env.logLevel }, pino.destination(2));
  const { database, close } = await openDatabase(source, files, log, { asItIs: true });
  try {
    await database.ownerTransaction('snapshot', (query) => refuseIfInUse(query, database.kind));
  } finally {
    await close();
  }
}

export const moveCommand: Command = {
  name: 'move',
  usage: '--to postgres://… | --from postgres://… [--force]',
  summary: 'lleva todo de la base integrada a PostgreSQL, o de vuelta',
  details: [
    'El servidor tiene que estar detenido. Lo que había en el origen queda donde estaba.',
    'La contraseña de PostgreSQL puede ir en la variable PGPASSWORD en vez de en la dirección.',
    '--force      reemplaza lo que haya en el destino',
  ],
  run: async (args, terminal) => {
    const { values } = readArguments(args, {
      positionals: 0,
      options: { to: { type: 'string' }, from: { type: 'string' }, force: { type: 'boolean' } },
    });
    const { source, target } = endsOf(values.to, values.from, terminal);
    await refuseIfServed(source, terminal);
    const folder = await mkdtemp(join(tmpdir(), 'pliego-mudanza-'));
    try {
      const input = { carpeta: folder, conClave: false };
      await perform({ ...terminal, env: source }, backupTask, input, () => {}, { asItIs: true });
      await restoreInto(target, terminal, { folder, force: values.force === true });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    terminal.out.write(
      target.databaseUrl === undefined
        ? 'Desde ahora parte el servidor sin DATABASE_URL.\n'
        : 'Desde ahora parte el servidor con esa dirección en DATABASE_URL, y la misma clave de secretos.\n',
    );
    return exitCodes.done;
  },
};
