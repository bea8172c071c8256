/** Bounds on what a file may ask of the memory. */
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

/** What the parser's error says. `isEnd` when the file had no more text to give. */
export function xmlProblemOf(error: unknown, isEnd: boolean): XmlProblem {
  if (error instanceof XmlLimit) return error.problem;
  const message = error instanceof Error ? error.message : '';
  const unbound = /unbound namespace prefix: "(.*?)"/.exec(message)?.[1];
  if (unbound !== undefined) return { unbound };
  if (isEnd) return 'cut';
  return message.includes('undefined entity') ? 'entity' : 'syntax';
}

const kept = 'Lo anterior se leyó; lo que sigue, no.';

function thousands(count: number): string {
  return count.toLocaleString('es-CL');
}

const megabytes = (characters: number) => characters / (1024 * 1024);

/** Spanish sentence on a file that stops being readable at a place. */
export function brokenReason(problem: XmlProblem, line: number, column: number): string {
  const place = `en la línea ${line}, columna ${column}`;
  if (typeof problem === 'object') {
    return `El archivo usa el prefijo «${problem.unbound}» ${place} sin decir a qué espacio de nombres corresponde: parece un fragmento. ${kept} Importa el archivo completo, con su elemento raíz.`;
  }
  switch (problem) {
    case 'cut':
      return `El archivo se corta ${place}: llegó incompleto. Lo anterior se leyó; descárgalo de nuevo y vuelve a importarlo.`;
    case 'entity':
      return `El archivo usa ${place} una entidad que XML no conoce. ${kept}`;
    case 'entities':
      return `El archivo trae definiciones de entidades (DOCTYPE) ${place}, y esas no se leen por seguridad. ${kept}`;
    case 'attributes':
      return `Un elemento trae más de ${xmlLimits.attributes} atributos ${place}. ${kept}`;
    case 'depth':
      return `El archivo está anidado más de lo que se puede leer ${place}. ${kept}`;
    case 'token':
      return `Un texto ocupa más de ${megabytes(xmlLimits.token)} MB ${place}. ${kept}`;
    default:
      return `El archivo deja de ser XML válido ${place}. ${kept}`;
  }
}

/** Spanish sentence on one element that is not read, while the rest of the file is. */
export function refusedReason(problem: XmlProblem): string {
  switch (problem) {
    case 'depth':
      return `El registro está anidado en más de ${xmlLimits.depth} niveles y no se puede guardar.`;
    case 'elements':
      return `El registro trae más de ${thousands(xmlLimits.recordElements)} elementos y no se puede guardar.`;
    default:
      return `El registro ocupa más de ${megabytes(xmlLimits.recordText)} MB y no se puede guardar.`;
  }
}
