import {
  type TermCorrection,
  type TermEvent,
  legalTermsTask,
} from '#server/operator/legal-terms.ts';
import { termUnits } from '@pliego/contract/areas/deadlines';
import { readArguments } from '../arguments.ts';
import { type Command, exitCodes, Misuse, type Terminal } from '../command.ts';
import { perform } from '../perform.ts';

const units = { habiles: 'días hábiles', corridos: 'días corridos', horas: 'horas' } as const;
const starts = { cierre: 'el cierre', adjudicacion: 'la adjudicación', orden: 'la orden' } as const;

function linesOf(term: TermEvent): string {
  const { code, name, length, unit, startsWith, source, url, inForceFrom, inForceTo } = term;
  const from = `desde ${starts[startsWith]}${term.afterNotification ? ', más 24 horas de notificación' : ''}`;
  const basis = [source, url].filter((part) => part !== null).join(', ');
  const force =
    inForceFrom === null && inForceTo === null
      ? 'siempre'
      : `${inForceFrom ?? '…'} a ${inForceTo ?? '…'}`;
  return [
    `${code}: ${name}`,
    `  ${length} ${units[unit]} ${from}`,
    `  ${basis === '' ? 'Sin fuente' : basis} (${term.isVerified ? 'verificado' : 'por confirmar'}); rige: ${force}`,
    '',
  ].join('\n');
}

const tellTo = (terminal: Terminal) => (term: TermEvent) => {
  terminal.out.write(linesOf(term));
};

const yesOrNo = (name: string, written: string | undefined): boolean | undefined => {
  if (written === undefined) return undefined;
  if (written === 'si' || written === 'sí') return true;
  if (written === 'no') return false;
  throw new Misuse(`--${name} es «si» o «no».`);
};

/** An empty value takes away what was stored. */
const orNothing = (written: string | undefined): string | null | undefined =>
  written?.trim() === '' ? null : written;

function dayOf(name: string, written: string | undefined): string | null | undefined {
  const day = orNothing(written);
  if (typeof day === 'string' && !/^\d{4}-\d{2}-\d{2}$/.test(day))
    throw new Misuse(`--${name} es un día como 2026-01-31.`);
  return day;
}

function lengthOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  if (!/^\d{1,4}$/.test(written)) throw new Misuse('--length es un número de días u horas.');
  return Number(written);
}

function unitOf(written: string | undefined): TermCorrection['unit'] {
  const unit = termUnits.find((known) => known === written);
  if (written !== undefined && unit === undefined)
    throw new Misuse(`--unit es una de: ${termUnits.join(', ')}.`);
  return unit;
}

const options = {
  name: { type: 'string' },
  length: { type: 'string' },
  unit: { type: 'string' },
  'after-notification': { type: 'string' },
  meaning: { type: 'string' },
  source: { type: 'string' },
  url: { type: 'string' },
  verified: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;

function correctionOf(args: string[]): { codigo: string; cambio: TermCorrection } {
  const { positionals, values } = readArguments(args, { positionals: 1, options });
  const [codigo = ''] = positionals;
  if (Object.keys(values).length === 0) throw new Misuse('Di qué se corrige: --length, --source…');
  const cambio = {
    name: values.name,
    length: lengthOf(values.length),
    unit: unitOf(values.unit),
    afterNotification: yesOrNo('after-notification', values['after-notification']),
    meaning: values.meaning,
    source: orNothing(values.source),
    url: orNothing(values.url),
    isVerified: yesOrNo('verified', values.verified),
    inForceFrom: dayOf('from', values.from),
    inForceTo: dayOf('to', values.to),
  };
  return { codigo, cambio };
}

export const listLegalTermsCommand: Command = {
  name: 'legal-terms list',
  usage: '',
  summary: 'muestra los plazos legales, con su fuente y si está verificada',
  details: ['El código de cada uno sirve para «legal-terms set».'],
  run: async (args, terminal) => {
    readArguments(args, { positionals: 0, options: {} });
    await perform(terminal, legalTermsTask, { accion: 'listar' }, tellTo(terminal));
    return exitCodes.done;
  },
};

export const setLegalTermCommand: Command = {
  name: 'legal-terms set',
  usage:
    '<código> [--length n] [--unit habiles|corridos|horas] [--source "…"] [--verified si|no] …',
  summary: 'corrige un plazo legal o su fuente',
  details: [
    'También: --name, --meaning, --url, --after-notification si|no, --from y --to (días entre los que rige).',
    'Un valor vacío ("") quita lo guardado. Lo corregido queda así al actualizar el producto.',
  ],
  run: async (args, terminal) => {
    const work = { accion: 'corregir', ...correctionOf(args) } as const;
    await perform(terminal, legalTermsTask, work, tellTo(terminal));
    return exitCodes.done;
  },
};
