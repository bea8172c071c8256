import * as z from 'zod/mini';

const typeNames: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  date: 'una fecha',
  null: 'nulo',
};

type Issue = z.core.$ZodRawIssue;

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'string') return `Usa hasta ${maximum} caracteres`;
  return origin === 'array' ? `Pon hasta ${maximum} valores` : `Debe ser ${maximum} o menos`;
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'string') {
    return minimum === 1 ? 'No puede quedar vacío' : `Usa al menos ${minimum} caracteres`;
  }
  return origin === 'array' ? `Pon al menos ${minimum} valores` : `Debe ser ${minimum} o más`;
}

/** The Spanish sentence for an issue whose schema has none of its own. */
function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Falta este dato'
        : `Debe ser ${typeNames[issue.expected] ?? 'de otro tipo'}`;
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_value':
      return `Debe ser ${issue.values.map(String).join(' o ')}`;
    default:
      return 'No es válido';
  }
}

/** Makes every check of this process speak Spanish where its schema says nothing itself. */
export function speakSpanish(): void {
  z.config({ customError: sentenceOf });
}
