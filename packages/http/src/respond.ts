import type { FieldErrors } from '@pliego/contract/check';
import { problemTitles } from '@pliego/contract/messages/problem-titles.es';
import {
  type Problem,
  type ProblemCode,
  ProblemError,
  type ProblemExtras,
  problemStatus,
} from '@pliego/contract/problem';

/** The members of a problem besides its code. */
export type ProblemMembers = ProblemExtras & Pick<Problem, 'motivo'>;

/** Writes an answer of RFC 9457. */
export function problemResponse(
  code: ProblemCode,
  requestId: string,
  members: ProblemMembers = {},
): Response {
  const status = problemStatus[code];
  const problem: Problem = {
    type: `/api/docs#${code}`,
    title: problemTitles[code],
    status,
    code,
    ...members,
    requestId,
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  });
}

/** Answers what was thrown as a problem. */
export function refusalResponse(
  { code, reason, extras }: ProblemError,
  requestId: string,
): Response {
  return problemResponse(code, requestId, { motivo: reason, ...extras });
}

/** The refusal of an input that does not match its schema. */
export function invalid(fieldErrors: FieldErrors): ProblemError {
  return new ProblemError('datos-invalidos', undefined, { fieldErrors });
}
