import { backupTask } from '#server/operator/tasks.ts';
import type { BackupEvent } from '#server/operator/backup/write-backup.ts';
import { type Command, exitCodes } from '../command.ts';
import { readArguments } from '../arguments.ts';
import { perform } from '../perform.ts';

const number = new Intl.NumberFormat('es-CL');
const megabytes = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });

export const backupCommand: Command = {
  name: 'backup',
  usage: '<carpeta> [--with-key]',
  summary: 'respalda todo en una carpeta vacía, también con el servidor andando',
  details: [
    '--with-key   incluye la clave de los secretos. Sin ella, guárdala aparte: el respaldo no sirve',
    '             para entrar con segundo paso sin esa clave, y con ella se leen los secretos.',
  ],
  run: async (args, terminal) => {
    const { positionals, values } = readArguments(args, {
      positionals: 1,
      options: { 'with-key': { type: 'boolean' } },
    });
    const [folder = ''] = positionals;
    const carpeta = terminal.pathOf(folder);
    const input = { carpeta, conClave: values['with-key'] === true };
    const tell = (event: BackupEvent): void => {
      if (event.kind === 'table') {
        if (event.rows > 0)
          terminal.out.write(`  ${event.name}: ${number.format(event.rows)} filas\n`);
        return;
      }
      const size = megabytes.format(event.bytes / 1024 / 1024);
      terminal.out.write(
        `Respaldo listo en ${event.folder}: ${number.format(event.rows)} filas, ${size} MB.\n` +
          (event.withKey
            ? 'Incluye la clave de los secretos: quien lo tenga puede leerlos.\n'
            : 'No incluye la clave de los secretos (PLIEGO_SECRET o secret.key): guárdala aparte.\n'),
      );
    };
    await perform(terminal, backupTask, input, tell, { asItIs: true, paths: [carpeta] });
    return exitCodes.done;
  },
};
