import type { Message } from '@pliego/contract/message';
import { type ProblemCode, ProblemError, type ProblemExtras } from '@pliego/contract/problem';

/** A refusal that must also say something in its headers: a cookie, or when to try again. */
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
