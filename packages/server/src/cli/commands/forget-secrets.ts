import pino from 'pino';
import { forgetSealed } from '#server/areas/auth/key-commands.ts';
import { openDatabase } from '#server/open-database.ts';
import { type Command, exitCodes, Misuse } from '../command.ts';

export const forgetSecretsCommand: Command = {
  name: 'olvidar-secretos',
  usage: '',
  summary: 'con la clave perdida: borra los segundos pasos y los correos pendientes',
  details: ['El servidor tiene que estar detenido.'],
  run: async (args, { env, files, out }) => {
    if (args.length > 0) throw new Misuse();
    const log = pino({ level: env.logLevel }, pino.destination(2));
    const { database, close } = await openDatabase(env, files, log);
    try {
      await forgetSealed(database);
    } finally {
      await close();
    }
    out.write('Listo: cada persona entra con su contraseña y puede activar su segundo paso.\n');
    return exitCodes.done;
  },
};
