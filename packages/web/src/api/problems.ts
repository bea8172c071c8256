import { ApiError, UnreadableAnswer } from '@pliego/contract/api-error';
import type { Problem, ProblemCode } from '@pliego/contract/problem';
import { fieldText, messagesText, messageText } from '#web/i18n/message-text.ts';
import { i18n } from '#web/i18n/setup.ts';
import { PasskeyError } from './passkey-error.ts';

/** The code of an answered problem, or undefined when the server did not answer one. */
export function problemCode(error: unknown): ProblemCode | undefined {
  return error instanceof ApiError ? error.problem.code : undefined;
}

/** What is wrong with each field, for a problem without another reason. */
function fieldsText(errors: Record<string, string>): string {
  return Object.entries(errors)
    .slice(0, 5)
    .map(([path, text]) => (path === '' ? text : `«${path}»: ${text}`))
    .join('; ');
}

/** Field errors have no full stop. */
function asSentence(text: string): string {
  return /\p{P}$/u.test(text) ? text : `${text}.`;
}

function reasonText({ motivo, razones }: Problem): string | undefined {
  if (razones !== undefined) return messagesText(razones);
  return motivo === undefined ? undefined : messageText(motivo);
}

/** Why, in the language of the screen; what the code means where nothing more is known. */
function answeredText(error: ApiError): string {
  const { problem } = error;
  const reason = reasonText(problem);
  if (reason !== undefined) return asSentence(reason);
  const text = i18n.t(`problems.${problem.code}`);
  const fields = fieldsText(fieldErrors(error));
  return fields === '' ? text : `${text} ${asSentence(fields)}`;
}

/** The sentence to show for whatever a call failed with. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError) return answeredText(error);
  if (error instanceof PasskeyError) {
    return i18n.t(`passkeys.${error.trouble}`, { host: error.host });
  }
  // `fetch` rejects with a TypeError when no answer came at all.
  if (error instanceof TypeError) return i18n.t('problems.offline');
  if (error instanceof UnreadableAnswer) return i18n.t('problems.unreadable');
  return i18n.t('problems.unexpected');
}

/** Errors by field of a 422, for forms. */
export function fieldErrors(error: unknown): Record<string, string> {
  const errors = error instanceof ApiError ? (error.problem.fieldErrors ?? {}) : {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, fieldText(message)]),
  );
}

/** The id under which the server logged the problem, to quote to support. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem.requestId : undefined;
}

/** Whether trying the same call again can help by itself. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError ? error.problem.status >= 500 : error instanceof TypeError;
}
