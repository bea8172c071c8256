import { createMessage, type Message } from '@pliego/contract/message';
import type { ProblemCode } from '@pliego/contract/problem';
import { isUnavailable, sqlStateOf } from './database.ts';
import { diskFull, statementTimeout } from './failure-states.ts';

interface DatabaseProblem {
  code: ProblemCode;
  reason?: Message;
}

/** What the client is told when the database could not do its work; null where a statement is wrong. */
export function databaseProblem(error: unknown): DatabaseProblem | null {
  const state = sqlStateOf(error);
  // The second is of a file, such as an upload, that had no room.
  if (state === diskFull || state === 'ENOSPC')
    return { code: 'sin-espacio', reason: createMessage('disco-lleno') };
  if (state === statementTimeout) {
    return { code: 'no-disponible', reason: createMessage('base-muy-lenta') };
  }
  return isUnavailable(error)
    ? { code: 'no-disponible', reason: createMessage('base-sin-conexion') }
    : null;
}
