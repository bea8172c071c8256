import { rematchTask } from '#server/operator/rematch.ts';
import { readArguments } from '../arguments.ts';
import { type Command, exitCodes } from '../command.ts';
import { perform } from '../perform.ts';

export const rematchCommand: Command = {
  name: 'rematch',
  usage: '',
  summary: 'compara de nuevo todos los productos con todas las licitaciones',
  details: [
    'También con las cerradas, que el servidor compara sólo mientras están abiertas. Va por partes y no detiene al',
    'servidor; si se corta, el servidor sigue donde quedó. Muestra cuántas licitaciones calzan en cada empresa.',
  ],
  run: async (args, terminal) => {
    readArguments(args, { positionals: 0, options: {} });
    await perform(terminal, rematchTask, {}, ({ id, name, matches }) => {
      terminal.out.write(`  ${id}  ${name}: ${matches.toLocaleString('es-CL')} calces\n`);
    });
    return exitCodes.done;
  },
};
