import { ApiError } from '@pliego/contract/client';
import type { ProblemCode } from '@pliego/contract/problem';
import { i18n } from '#web/i18n/setup.ts';

/** Codes whose `detail` says something the person can act on that the code alone does not. */
const detailed = new Set<ProblemCode>([
  'datos-invalidos',
  'busqueda-invalida',
  'archivo-no-reconocido',
  'demasiado-grande',
  'demasiados-intentos',
  'no-encontrado',
  'ya-existe',
]);

/** The code of an answered problem, or undefined when the server did not answer one. */
export function problemCode(error: unknown): ProblemCode | undefined {
  return error instanceof ApiError ? error.problem.code : undefined;
}

/** The Spanish sentence to show for whatever a call failed with. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError) {
    const { code, detail } = error.problem;
    return detailed.has(code) && detail !== undefined && detail !== ''
      ? detail
      : i18n.t(`problems.${code}`);
  }
  // `fetch` rejects with a TypeError when no answer came at all.
  if (error instanceof TypeError) return i18n.t('problems.offline');
  if (error instanceof Error && error.name === 'ZodError') return i18n.t('problems.unreadable');
  return i18n.t('problems.unexpected');
}

/** Errors by field of a 422, for forms. */
export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof ApiError ? (error.problem.fieldErrors ?? {}) : {};
}

/** The id under which the server logged the problem, to quote when asking for help. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem.requestId : undefined;
}

/** Whether trying the same call again can help by itself. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError ? error.problem.status >= 500 : error instanceof TypeError;
}
