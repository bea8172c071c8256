import { type BuyerEvent, buyersTask } from '#server/operator/same-buyers.ts';
import { readArguments } from '../arguments.ts';
import { type Command, exitCodes, Misuse, type Terminal } from '../command.ts';
import { perform } from '../perform.ts';

const how = {
  rut: 'por su RUT',
  unidad: 'por su unidad de compra',
  nombre: 'por su nombre y región',
  operador: 'por decisión',
} as const;

function lineOf({ id, name, taxId, source, sameAs, sameBy, reason }: BuyerEvent): string {
  const number = taxId === null ? 'sin RUT' : taxId;
  const same = sameAs === null ? 'separado' : `el mismo que ${sameAs}`;
  const by = sameBy === null ? '' : `, ${same} ${how[sameBy]}`;
  const why = reason === null ? '' : `: ${reason}`;
  return `  ${id}  ${name} (${number}, ${source})${by}${why}\n`;
}

function idOf(text: string | undefined): number {
  const id = Number(text);
  if (!Number.isInteger(id) || id <= 0) throw new Misuse(`«${text ?? ''}» no es un número.`);
  return id;
}

/** The numbers of a command that decides something, and its reason. */
function decisionOf(args: string[], count: number): { ids: number[]; motivo: string } {
  const { positionals, values } = readArguments(args, {
    positionals: count,
    options: { reason: { type: 'string' } },
  });
  const motivo = values.reason?.trim() ?? '';
  if (motivo === '') throw new Misuse('Falta el motivo: --reason "…".');
  return { ids: positionals.map(idOf), motivo };
}

const tellTo = (terminal: Terminal) => (buyer: BuyerEvent) => {
  terminal.out.write(lineOf(buyer));
};

export const findBuyersCommand: Command = {
  name: 'buyers find',
  usage: '<nombre o RUT>',
  summary: 'muestra los compradores y cuáles se toman por uno',
  details: ['El primer número de cada línea sirve para «buyers merge» y «buyers split».'],
  run: async (args, terminal) => {
    if (args.length === 0) throw new Misuse('Falta el nombre o el RUT.');
    const input = { accion: 'buscar', texto: args.join(' ') } as const;
    let found = 0;
    await perform(terminal, buyersTask, input, (buyer) => {
      found += 1;
      terminal.out.write(lineOf(buyer));
    });
    if (found === 0) {
      terminal.out.write(`Ningún comprador se llama «${input.texto}» ni tiene ese RUT.\n`);
    }
    return exitCodes.done;
  },
};

export const mergeBuyersCommand: Command = {
  name: 'buyers merge',
  usage: '<número> <número> --reason "…"',
  summary: 'toma dos compradores por uno: el primero se cuenta en el segundo',
  details: ['El motivo se guarda. Lo que decidas queda, digan lo que digan las fuentes después.'],
  run: async (args, terminal) => {
    const { ids, motivo } = decisionOf(args, 2);
    const [id = 0, con = 0] = ids;
    await perform(terminal, buyersTask, { accion: 'unir', id, con, motivo }, tellTo(terminal));
    return exitCodes.done;
  },
};

export const splitBuyersCommand: Command = {
  name: 'buyers split',
  usage: '<número> --reason "…"',
  summary: 'toma un comprador por uno aparte, aunque se llame como otro',
  details: ['El motivo se guarda. Lo que decidas queda, digan lo que digan las fuentes después.'],
  run: async (args, terminal) => {
    const { ids, motivo } = decisionOf(args, 1);
    const [id = 0] = ids;
    await perform(terminal, buyersTask, { accion: 'separar', id, motivo }, tellTo(terminal));
    return exitCodes.done;
  },
};
