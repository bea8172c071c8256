import { createMessage, type Message } from '@pliego/contract/message';
import type { ProblemCode } from '@pliego/contract/problem';
import { isDiskFull, isUnavailable, sqlStateOf } from './database.ts';
import { statementTimeout } from './failure-states.ts';

interface DatabaseProblem {
  code: ProblemCode;
  reason?: Message;
}

/** What the client is told when the database could not do its work; null where a statement is wrong. */
export function databaseProblem(error: unknown): DatabaseProblem | null {
  const state = sqlStateOf(error);
  if (isDiskFull(error)) return { code: 'sin-espacio', reason: createMessage('disco-lleno') };
  if (state === statementTimeout) {
    return { code: 'no-disponible', reason: createMessage('base-muy-lenta') };
  }
  return isUnavailable(error)
    ? { code: 'no-disponible', reason: createMessage('base-sin-conexion') }
    : null;
}

/** The same for a request that only reads: on a full disk an engine that broke cannot be opened again either. */
export function readingProblem(error: unknown): DatabaseProblem | null {
  return isDiskFull(error)
    ? { code: 'no-disponible', reason: createMessage('disco-lleno-al-leer') }
    : databaseProblem(error);
}
