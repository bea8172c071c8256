import type { ChainFault } from '@pliego/contract/areas/audit';
import { type ChainEvent, verifyAuditTask } from '#server/operator/audit.ts';
import { readArguments } from '../arguments.ts';
import { type Command, exitCodes, Misuse } from '../command.ts';
import { perform } from '../perform.ts';

const faults: Record<ChainFault, string> = {
  falta: 'falta la entrada',
  alterada: 'no es la que se escribió la entrada',
  'datos-alterados': 'alguien cambió los datos personales de la entrada',
  sobra: 'se agregó por fuera la entrada',
};

function lineOf({ company: { id, name }, entradas, borradas, huella, rota }: ChainEvent): string {
  const who = `${name} (${id})`;
  if (rota !== null) return `${who}: ROTA: ${faults[rota.falla]} ${rota.id}.\n`;
  const erased = borradas === 0 ? '' : `, ${borradas} sin sus datos personales`;
  const end = huella === null ? '' : ` Última huella: ${huella}`;
  return `${who}: entera, ${entradas} entradas${erased}.${end}\n`;
}

function companyOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(written)) throw new Misuse('--company es el número de una empresa.');
  return Number(written);
}

export const verifyAuditCommand: Command = {
  name: 'audit verify',
  usage: '[--company <número>]',
  summary: 'revisa si la auditoría de cada empresa está entera y nombra el eslabón roto',
  details: [
    'Termina con 1 si una cadena está rota. Guarda la última huella en otro lugar: si más adelante',
    'esa huella no está en la auditoría, alguien reescribió la cadena completa.',
  ],
  run: async (args, terminal) => {
    const { values } = readArguments(args, {
      positionals: 0,
      options: { company: { type: 'string' } },
    });
    let isWhole = true;
    await perform(terminal, verifyAuditTask, { empresa: companyOf(values.company) }, (event) => {
      isWhole &&= event.rota === null;
      terminal.out.write(lineOf(event));
    });
    return isWhole ? exitCodes.done : exitCodes.failed;
  },
};
