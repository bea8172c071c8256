import { readingMessage, type ReadingMessage } from '../reading-message.ts';

/** Limits on the memory that a file may use. */
export interface XmlLimits {
  /** Elements within elements. A record that goes deeper is refused; a file, at thrice as deep. */
  depth: number;
  /** Characters of one record, markup included. */
  recordText: number;
  recordElements: number;
  attributes: number;
  /** Characters of one text, comment or tag: the parser holds them until they end. */
  token: number;
}

/** All far beyond anything a register has published. */
export const xmlLimits: XmlLimits = {
  depth: 100,
  recordText: 16 * 1024 * 1024,
  recordElements: 100_000,
  attributes: 200,
  token: 64 * 1024 * 1024,
};

/** Why an element, or the rest of a file, is not read. */
export type XmlProblem =
  | 'cut'
  | 'syntax'
  | 'entity'
  | 'entities'
  | 'attributes'
  | 'depth'
  | 'elements'
  | 'token'
  | 'record-size'
  | { unbound: string };

/** Ends the reading of a file that goes beyond what any register publishes. */
export class XmlLimit extends Error {
  override readonly name = 'XmlLimit';
  readonly problem: XmlProblem;

  constructor(problem: XmlProblem) {
    super('The file goes beyond a limit');
    this.problem = problem;
  }
}

/** The parser's error. `isEnd` at the end of the file. */
export function xmlProblemOf(error: unknown, isEnd: boolean): XmlProblem {
  if (error instanceof XmlLimit) return error.problem;
  const message = error instanceof Error ? error.message : '';
  const unbound = /unbound namespace prefix: "(.*?)"/.exec(message)?.[1];
  if (unbound !== undefined) return { unbound };
  if (isEnd) return 'cut';
  return message.includes('undefined entity') ? 'entity' : 'syntax';
}

const megabytes = (characters: number) => characters / (1024 * 1024);

/** Why a file stops being readable at a place. */
export function brokenReason(problem: XmlProblem, linea: number, columna: number): ReadingMessage {
  const place = { linea, columna };
  if (typeof problem === 'object') {
    return readingMessage('xml-prefijo-sin-declarar', { ...place, prefijo: problem.unbound });
  }
  switch (problem) {
    case 'cut':
      return readingMessage('xml-cortado', place);
    case 'entity':
      return readingMessage('xml-entidad-desconocida', place);
    case 'entities':
      return readingMessage('xml-define-entidades', place);
    case 'attributes':
      return readingMessage('xml-demasiados-atributos', { ...place, maximo: xmlLimits.attributes });
    case 'depth':
      return readingMessage('xml-demasiado-anidado', place);
    case 'token':
      return readingMessage('xml-texto-demasiado-largo', {
        ...place,
        megas: megabytes(xmlLimits.token),
      });
    default:
      return readingMessage('xml-mal-escrito', place);
  }
}

/** Why one element is not read, while the rest of the file is. */
export function refusedReason(problem: XmlProblem): ReadingMessage {
  switch (problem) {
    case 'depth':
      return readingMessage('registro-xml-demasiado-anidado', { maximo: xmlLimits.depth });
    case 'elements':
      return readingMessage('registro-xml-demasiados-elementos', {
        maximo: xmlLimits.recordElements,
      });
    default:
      return readingMessage('registro-xml-demasiado-grande', {
        megas: megabytes(xmlLimits.recordText),
      });
  }
}
