import { roles } from '@pliego/contract/abilities';
import { check } from '@pliego/contract/check';
import {
  type AccountEvent,
  companyTask,
  newPasswordTask,
  secondStepTask,
  statusTask,
  userTask,
} from '#server/operator/account-tasks.ts';
import type { OperatorTask } from '#server/operator/task.ts';
import { textOf } from '#server/texts/text-of.ts';
import { readArguments } from '../arguments.ts';
import { type Command, exitCodes, Misuse, type Terminal } from '../command.ts';
import { perform } from '../perform.ts';
import { type GivenPassword, passwordHelp, readPassword } from '../read-password.ts';

const text = { type: 'string' } as const;
const fromInput = { 'password-stdin': { type: 'boolean' } } as const;

/** The option in which each field of a task is written. */
const optionOf: Readonly<Record<string, string>> = {
  rut: '--rut',
  empresa: '--name',
  email: 'correo',
  fullName: '--full-name',
  role: '--role',
  password: 'contraseña',
};

/** Does a task of accounts; throws Misuse where a field is not as it takes it. */
async function manage<Input>(
  terminal: Terminal,
  task: OperatorTask<Input, AccountEvent>,
  given: Record<string, unknown>,
): Promise<AccountEvent['kind']> {
  const checked = check(task.input, given);
  if (!checked.success) {
    const lines = Object.entries(checked.fieldErrors).map(
      ([field, message]) => `${optionOf[field] ?? field}: ${textOf(message)}`,
    );
    throw new Misuse(lines.join('\n'));
  }
  let kind: AccountEvent['kind'] = 'changed';
  await perform(terminal, task, checked.data, (event) => {
    kind = event.kind;
  });
  return kind;
}

function tellPassword({ out }: Terminal, { password, generated }: GivenPassword): void {
  if (generated) out.write(`Contraseña (no se vuelve a mostrar): ${password}\n`);
}

/** Tells of an account that a command created or found. */
function tellPerson(terminal: Terminal, kind: AccountEvent['kind'], given: GivenPassword): void {
  if (kind === 'joined')
    terminal.out.write('Ya tenía cuenta: entra con su contraseña de siempre.\n');
  else tellPassword(terminal, given);
}

export const companyCreateCommand: Command = {
  name: 'company create',
  usage: '<correo> --rut <rut> --name <empresa> --full-name <nombre> [--password-stdin]',
  summary: 'crea una empresa y la cuenta de quien la administra',
  details: [
    'Si el correo ya tiene cuenta, esa persona administra también esta empresa.',
    ...passwordHelp,
  ],
  run: async (args, terminal) => {
    const { positionals, values } = readArguments(args, {
      positionals: 1,
      options: { rut: text, name: text, 'full-name': text, ...fromInput },
    });
    const given = await readPassword(terminal.input, values['password-stdin'] === true);
    const kind = await manage(terminal, companyTask, {
      email: positionals[0],
      rut: values.rut,
      empresa: values.name,
      fullName: values['full-name'],
      password: given.password,
    });
    terminal.out.write(`Listo: ${values.name} tiene a ${positionals[0]} como administración.\n`);
    tellPerson(terminal, kind, given);
    return exitCodes.done;
  },
};

export const userCreateCommand: Command = {
  name: 'user create',
  usage:
    '<correo> --rut <rut de la empresa> --full-name <nombre> [--role <rol>] [--password-stdin]',
  summary: 'agrega a alguien a una empresa, con una cuenta nueva si no tiene',
  details: [`--role             ${roles.join(', ')}; sin ella, editor`, ...passwordHelp],
  run: async (args, terminal) => {
    const { positionals, values } = readArguments(args, {
      positionals: 1,
      options: { rut: text, 'full-name': text, role: text, ...fromInput },
    });
    const given = await readPassword(terminal.input, values['password-stdin'] === true);
    const kind = await manage(terminal, userTask, {
      email: positionals[0],
      rut: values.rut,
      fullName: values['full-name'],
      role: values.role ?? 'editor',
      password: given.password,
    });
    terminal.out.write(`Listo: ${positionals[0]} está en la empresa.\n`);
    tellPerson(terminal, kind, given);
    return exitCodes.done;
  },
};

export const userPasswordCommand: Command = {
  name: 'user password',
  usage: '<correo> [--password-stdin]',
  summary: 'cambia la contraseña de una cuenta y cierra sus sesiones',
  details: ['El segundo paso queda como está.', ...passwordHelp],
  run: async (args, terminal) => {
    const { positionals, values } = readArguments(args, { positionals: 1, options: fromInput });
    const given = await readPassword(terminal.input, values['password-stdin'] === true);
    await manage(terminal, newPasswordTask, { email: positionals[0], password: given.password });
    terminal.out.write(
      `Listo: ${positionals[0]} tiene otra contraseña y ninguna sesión abierta.\n`,
    );
    tellPassword(terminal, given);
    return exitCodes.done;
  },
};

export const userResetSecondStepCommand: Command = {
  name: 'user reset-second-step',
  usage: '<correo>',
  summary: 'quita el segundo paso a una cuenta que perdió su autenticador y sus códigos',
  details: [
    'Antes asegúrate de quién lo pide: después la cuenta entra sólo con la contraseña, hasta que active otro.',
    'Sus códigos de recuperación dejan de servir; la contraseña y las llaves de acceso quedan como están.',
    'Sus sesiones abiertas siguen, pero sin contar como de dos pasos. Queda en la auditoría de sus empresas.',
  ],
  run: async (args, terminal) => {
    const { positionals } = readArguments(args, { positionals: 1, options: {} });
    await manage(terminal, secondStepTask, { email: positionals[0] });
    terminal.out.write(
      `Listo: ${positionals[0]} entra con su contraseña y puede activar otro segundo paso.\n`,
    );
    return exitCodes.done;
  },
};

function statusCommand(
  name: 'user disable' | 'user enable',
  status: 'active' | 'inactive',
  { summary, done }: { summary: string; done: string },
): Command {
  return {
    name,
    usage: '<correo>',
    summary,
    details: ['Lo que la persona hizo queda como está.'],
    run: async (args, terminal) => {
      const { positionals } = readArguments(args, { positionals: 1, options: {} });
      await manage(terminal, statusTask, { email: positionals[0], status });
      terminal.out.write(`Listo: ${positionals[0]} ${done}.\n`);
      return exitCodes.done;
    },
  };
}

export const userDisableCommand = statusCommand('user disable', 'inactive', {
  summary: 'impide que una cuenta entre y cierra sus sesiones',
  done: 'ya no puede entrar y no tiene sesiones abiertas',
});

export const userEnableCommand = statusCommand('user enable', 'active', {
  summary: 'deja entrar otra vez a una cuenta',
  done: 'puede entrar otra vez',
});
