import * as z from 'zod/mini';
import { type CheckCode, checkCode, type Message } from './message.ts';

/*
 * Parses a value with a schema. Issues become messages, by field: the schema's own code where it sets
 * one, and otherwise a code for the kind of the issue.
 */

const typeCodes: Record<string, CheckCode> = {
  string: 'tipo-texto',
  number: 'tipo-numero',
  int: 'tipo-entero',
  boolean: 'tipo-booleano',
  array: 'tipo-lista',
  object: 'tipo-objeto',
  date: 'tipo-fecha',
  null: 'tipo-nulo',
};

type RawIssue = z.core.$ZodRawIssue;

function tooBig({ origin }: Extract<RawIssue, { code: 'too_big' }>): CheckCode {
  if (origin === 'string') return 'texto-largo';
  return origin === 'array' ? 'lista-larga' : 'numero-alto';
}

function tooSmall({ origin, minimum }: Extract<RawIssue, { code: 'too_small' }>): CheckCode {
  if (origin === 'string') return minimum === 1 ? 'vacio' : 'texto-corto';
  return origin === 'array' ? 'lista-corta' : 'numero-bajo';
}

/** The code of an issue whose schema sets none. */
function codeOf(issue: RawIssue): CheckCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'falta' : (typeCodes[issue.expected] ?? 'tipo-otro');
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_value':
      return 'valor-fuera-de-lista';
    case 'unrecognized_keys':
      return 'campo-desconocido';
    default:
      return checkCode('no-valido');
  }
}

/** The params of an issue: its limit, the values it allows, or those of a refinement. */
function paramsOf(issue: z.core.$ZodIssue): Message['params'] {
  switch (issue.code) {
    case 'too_big':
      return { max: Number(issue.maximum) };
    case 'too_small':
      return { min: Number(issue.minimum) };
    case 'invalid_value':
      return { valores: issue.values.map(String).join(', ') };
    case 'custom':
      return valuesIn(issue.params);
    default:
      return undefined;
  }
}

function valuesIn(params: Record<string, unknown> = {}): Message['params'] {
  const values = Object.entries(params).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'number' || typeof entry[1] === 'string',
  );
  return values.length === 0 ? undefined : Object.fromEntries(values);
}

function messageOf(issue: z.core.$ZodIssue): Message {
  const params = paramsOf(issue);
  return params === undefined ? { code: issue.message } : { code: issue.message, params };
}

/** The fields that an issue is about: one, but for those that nobody asked for, which it names together. */
function pathsOf(issue: z.core.$ZodIssue): PropertyKey[][] {
  if (issue.code !== 'unrecognized_keys') return [issue.path];
  return issue.keys.map((key) => [...issue.path, key]);
}

/** What is wrong with each field, by its dotted path. */
export type FieldErrors = Record<string, Message>;

export type Checked<Data> =
  | { success: true; data: Data }
  | { success: false; fieldErrors: FieldErrors };

/** The first message of a field wins. */
export function check<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): Checked<z.output<Schema>> {
  const parsed = z.safeParse(schema, value, { error: codeOf });
  if (parsed.success) return { success: true, data: parsed.data };
  const fieldErrors: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    for (const path of pathsOf(issue)) fieldErrors[path.map(String).join('.')] ??= messageOf(issue);
  }
  return { success: false, fieldErrors };
}
