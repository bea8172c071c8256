import { check } from '@pliego/contract/check';
import { companiesTask, type CompanyEvent } from '#server/operator/companies.ts';
import { textOf } from '#server/texts/text-of.ts';
import { readArguments } from '../arguments.ts';
import { type Command, exitCodes, Misuse, type Terminal } from '../command.ts';
import { perform } from '../perform.ts';

const dayOf = (instant: string | null): string => instant?.slice(0, 10) ?? '';

function lineOf({ kind, name, taxId, people, closedAt, erasedAt }: CompanyEvent): string {
  const company = `${taxId}  ${name}`;
  const inside = people === 1 ? '1 persona' : `${people} personas`;
  if (kind === 'erased') return `Listo: ${company} y todo lo que tenía quedó borrado.\n`;
  if (kind === 'reopened') {
    return `Listo: ${company} está abierta otra vez (${inside}). Sus conectores siguen en pausa.\n`;
  }
  if (kind === 'closed') {
    return `Listo: ${company} está cerrada; se borra el ${dayOf(erasedAt)}.\n`;
  }
  const state =
    closedAt === null ? '' : `; cerrada el ${dayOf(closedAt)}, se borra el ${dayOf(erasedAt)}`;
  return `${company} (${inside}${state})\n`;
}

async function work(terminal: Terminal, given: Record<string, unknown>): Promise<number> {
  const checked = check(companiesTask.input, given);
  if (!checked.success) {
    throw new Misuse(Object.values(checked.fieldErrors).map(textOf).join('\n'));
  }
  let told = 0;
  await perform(terminal, companiesTask, checked.data, (event) => {
    told += 1;
    terminal.out.write(lineOf(event));
  });
  if (told === 0) terminal.out.write('No hay empresas.\n');
  return exitCodes.done;
}

export const listCompaniesCommand: Command = {
  name: 'companies list',
  usage: '',
  summary: 'muestra las empresas, cuántas personas entran y cuáles están cerradas',
  details: [],
  run: (args, terminal) => {
    readArguments(args, { positionals: 0, options: {} });
    return work(terminal, { accion: 'listar' });
  },
};

function stateCommand(
  name: 'companies close' | 'companies reopen' | 'companies erase',
  accion: 'cerrar' | 'reabrir' | 'borrar',
  { summary, details }: { summary: string; details: string[] },
): Command {
  return {
    name,
    usage: '<rut>',
    summary,
    details,
    run: (args, terminal) => {
      const { positionals } = readArguments(args, { positionals: 1, options: {} });
      return work(terminal, { accion, rut: positionals[0] });
    },
  };
}

export const closeCompanyCommand = stateCommand('companies close', 'cerrar', {
  summary: 'cierra una empresa: nadie entra más, y se borra a los 30 días',
  details: ['Sus conectores quedan en pausa y las invitaciones sin aceptar se retiran.'],
});

export const reopenCompanyCommand = stateCommand('companies reopen', 'reabrir', {
  summary: 'abre otra vez una empresa cerrada que no se ha borrado',
  details: ['Sus personas entran con su contraseña de siempre; los conectores siguen en pausa.'],
});

export const eraseCompanyCommand = stateCommand('companies erase', 'borrar', {
  summary: 'borra ahora una empresa cerrada, con todo lo que tiene',
  details: [
    'No se puede deshacer. Lo público que trajo queda, sin decir quién lo trajo; los respaldos',
    'anteriores la conservan hasta que los borres.',
  ],
});
