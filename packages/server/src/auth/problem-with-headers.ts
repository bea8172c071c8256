import type { Message } from '@pliego/contract/message';
import { type ProblemCode, ProblemError, type ProblemExtras } from '@pliego/contract/problem';

/** A refusal with additional headers: a cookie, or when to retry. */
export class ProblemWithHeaders extends ProblemError {
  readonly headers: Headers;

  constructor(
    code: ProblemCode,
    reason: Message | undefined,
    headers: Headers,
    extras: ProblemExtras = {},
  ) {
    super(code, reason, extras);
    this.headers = headers;
  }
}
