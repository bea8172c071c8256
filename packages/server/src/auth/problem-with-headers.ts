import { type ProblemCode, ProblemError, type ProblemExtras } from '@pliego/contract/problem';

/** A refusal that must also say something in its headers: a cookie, or when to try again. */
export class ProblemWithHeaders extends ProblemError {
  readonly headers: Headers;

  constructor(code: ProblemCode, detail: string, headers: Headers, extras: ProblemExtras = {}) {
    super(code, detail, extras);
    this.headers = headers;
  }
}
