import { ApiError, UnreadableAnswer } from '@pliego/contract/api-error';
import type { Problem, ProblemCode } from '@pliego/contract/problem';
import { allTranslated, translationOf } from '#web/i18n/sentences.ts';
import { i18n } from '#web/i18n/setup.ts';
import { currentLocale, defaultLocale } from '#web/lib/locale.ts';

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

/** Of these, what the code says by itself where the detail cannot be translated. */
const enoughAlone = new Set<ProblemCode>(['no-encontrado', 'demasiados-intentos']);

/** What the server said, in the language of the screen; its own Spanish words where only they tell what is wrong. */
function answeredText({ code, detail }: Problem): string {
  const ownText = i18n.t(`problems.${code}`);
  if (!detailed.has(code) || detail === undefined || detail === '') return ownText;
  if (currentLocale() === defaultLocale) return detail;
  const translation = translationOf(detail);
  if (translation !== undefined) return translation;
  return enoughAlone.has(code) ? ownText : i18n.t('problems.said', { text: ownText, detail });
}

/** The sentence to show for whatever a call failed with. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError) return answeredText(error.problem);
  // `fetch` rejects with a TypeError when no answer came at all.
  if (error instanceof TypeError) return i18n.t('problems.offline');
  if (error instanceof UnreadableAnswer) return i18n.t('problems.unreadable');
  return i18n.t('problems.unexpected');
}

/** Errors by field of a 422, for forms. */
export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof ApiError ? allTranslated(error.problem.fieldErrors ?? {}) : {};
}

/** The id under which the server logged the problem, to quote when asking for help. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem.requestId : undefined;
}

/** Whether trying the same call again can help by itself. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError ? error.problem.status >= 500 : error instanceof TypeError;
}
