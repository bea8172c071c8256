import { type Command, exitCodes } from '../command.ts';
import { readArguments } from '../arguments.ts';
import { restoreInto } from '../restore.ts';

export const restoreCommand: Command = {
  name: 'restore',
  usage: '<carpeta> [--force]',
  summary: 'restaura un respaldo, con el servidor detenido; todo o nada',
  details: [
    'Revisa las sumas de todos los archivos antes de tocar nada.',
    '--force      reemplaza lo que haya en la base de datos',
  ],
  run: async (args, terminal) => {
    const { positionals, values } = readArguments(args, {
      positionals: 1,
      options: { force: { type: 'boolean' } },
    });
    const folder = terminal.pathOf(positionals[0] ?? '');
    await restoreInto(terminal.env, terminal, { folder, force: values.force === true });
    return exitCodes.done;
  },
};
