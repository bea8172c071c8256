import { check } from '@pliego/contract/check';
import { type BiEvent, biTask } from '#server/operator/bi.ts';
import { readArguments } from '../arguments.ts';
import { type Command, exitCodes, Misuse, type Terminal } from '../command.ts';
import { perform } from '../perform.ts';
import { passwordHelp, readPassword } from '../read-password.ts';

const dayOf = (instant: string): string => instant.slice(0, 10);

function textOf(event: BiEvent): string {
  switch (event.kind) {
    case 'listed':
      return `${event.role}  ${event.company} (desde ${dayOf(event.openedAt)}, contraseña del ${dayOf(event.passwordSince)})\n`;
    case 'opened':
      return `Listo: con el rol «${event.role}» se lee lo que ve ${event.company}, y nada más.\n`;
    case 'renewed':
      return `Listo: el rol «${event.role}» de ${event.company} tiene otra contraseña, y sus conexiones terminaron.\n`;
    case 'closed':
      return `Listo: el rol «${event.role}» de ${event.company} ya no existe y sus conexiones terminaron.\n`;
    case 'open-doors':
      return `El servidor deja que cualquier rol haga algo más en esta base de datos. Quien la administra lo quita con:\n${event.statements
        .map((text) => `  ${text};\n`)
        .join('')}`;
  }
}

async function work(terminal: Terminal, given: Record<string, unknown>): Promise<BiEvent[]> {
  const checked = check(biTask.input, given);
  if (!checked.success) {
    throw new Misuse(
      'clave' in checked.fieldErrors
        ? 'La contraseña necesita entre 16 y 200 letras, cifras o signos sin tildes ni espacios.'
        : 'Eso no es un RUT.',
    );
  }
  const told: BiEvent[] = [];
  await perform(terminal, biTask, checked.data, (event) => {
    told.push(event);
    terminal.out.write(textOf(event));
  });
  return told;
}

export const biEnableCommand: Command = {
  name: 'bi enable',
  usage: '<rut> [--password-stdin]',
  summary: 'abre a otras herramientas las vistas SQL de una empresa, o les cambia la contraseña',
  details: [
    'Crea en PostgreSQL un rol que sólo lee las vistas del esquema «bi», y de ellas lo de esa empresa. Para',
    'Power BI, Metabase, Superset y otras: docs/bi.md nombra cada vista y cada columna.',
    ...passwordHelp,
  ],
  run: async (args, terminal) => {
    const { positionals, values } = readArguments(args, {
      positionals: 1,
      options: { 'password-stdin': { type: 'boolean' } },
    });
    const given = await readPassword(terminal.input, values['password-stdin'] === true);
    await work(terminal, { accion: 'abrir', rut: positionals[0], clave: given.password });
    if (given.generated) {
      terminal.out.write(`Contraseña (no se vuelve a mostrar): ${given.password}\n`);
    }
    return exitCodes.done;
  },
};

export const biDisableCommand: Command = {
  name: 'bi disable',
  usage: '<rut>',
  summary: 'quita el acceso de otras herramientas a una empresa y termina sus conexiones',
  details: ['Con el último acceso se van también las vistas.'],
  run: async (args, terminal) => {
    const { positionals } = readArguments(args, { positionals: 1, options: {} });
    await work(terminal, { accion: 'cerrar', rut: positionals[0] });
    return exitCodes.done;
  },
};

export const biListCommand: Command = {
  name: 'bi list',
  usage: '',
  summary: 'muestra qué empresas tienen un acceso de otras herramientas, y desde cuándo',
  details: [],
  run: async (args, terminal) => {
    readArguments(args, { positionals: 0, options: {} });
    const told = await work(terminal, { accion: 'listar' });
    if (told.length === 0) terminal.out.write('Ninguna empresa tiene un acceso de BI.\n');
    return exitCodes.done;
  },
};
