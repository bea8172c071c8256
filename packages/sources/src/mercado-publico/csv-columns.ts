import { foldText } from '@pliego/contract/rules/fold-text';
import { type StateClass } from '@pliego/contract/rules/tender-codes';
import type { Recognition } from '../file-format.ts';
import { storableText } from '../storable-text.ts';
import { splitRow } from './csv-row.ts';
import { namesATender } from './field-names.ts';
import { readingMessage } from '../reading-message.ts';

export const dateColumns = ['fecha_inicio', 'fecha_final', 'fecha_adjudicacion'] as const;

const obligatory = ['codigo', 'nombre'] as const;

/** Names that no other table uses: two of them, or one besides the required ones, identify this one. */
const distinctive = [
  'institucion_nombre',
  'institucion_rut',
  ...dateColumns,
  'monto_estimado',
  'unidad_monetaria',
];

export interface Header {
  separator: string;
  /** Folded names in the order of the file; "" for a column without one. */
  names: string[];
}

function namesOf(line: string, separator: string): string[] {
  const columns = line.split(separator).length;
  const row = splitRow(line, separator, columns);
  const cells = row.kind === 'row' ? row.fields : line.split(separator);
  return cells.map((cell) => foldText(storableText(cell)));
}

/** Names of the columns of a header line. The separator is the one that gives most of them. */
export function headerOf(line: string): Header {
  const headers = [';', ',', '\t'].map((separator) => ({
    separator,
    names: namesOf(line, separator),
  }));
  const [first, ...others] = headers.map((header) => ({
    header,
    known: distinctive.filter((name) => header.names.includes(name)).length,
  }));
  let best = first;
  for (const other of others) if (best === undefined || other.known > best.known) best = other;
  return best?.header ?? { separator: ';', names: [] };
}

/** Whether a header is that of the licitaciones CSV; a table that lacks an obligatory column is refused. */
export function recogniseHeader(line: string): Recognition {
  const { names } = headerOf(line);
  const known = distinctive.filter((name) => names.includes(name)).length;
  const missing = obligatory.filter((name) => !names.includes(name));
  if (known < 2 && (known === 0 || missing.length > 0)) return false;
  if (missing.length === 0) return true;
  // Its names under others: a table with those of the API.
  if (namesATender(names)) return false;
  const [primera = '', segunda] = missing;
  return {
    reason:
      segunda === undefined
        ? readingMessage('csv-sin-columna', { columna: primera })
        : readingMessage('csv-sin-dos-columnas', { primera, segunda }),
  };
}

const stateWords: [string, StateClass][] = [
  ['publicada', 'publicada'],
  ['cerrada', 'cerrada'],
  ['adjudicada', 'adjudicada'],
  ['desierta', 'desierta'],
  ['revocada', 'revocada'],
  ['suspendida', 'suspendida'],
];

/**
 * State from a file name ("adjudicadas (1).csv"): the CSV has no column for it. Null when the
 * name has none, or more than one.
 */
export function stateFromFileName(name: string): StateClass | null {
  const folded = foldText(name.split(/[/\\]/).at(-1) ?? '');
  const told = stateWords.filter(([word]) => folded.includes(word));
  return told.length === 1 ? (told[0]?.[1] ?? null) : null;
}
