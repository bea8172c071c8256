import type { Problem } from './problem.ts';

/*
 * How a call fails, apart from the client that makes it: what tells a failure to the person must not wait
 * for the rules by which answers are read.
 */

/** An answer that is not the one the contract promises, as the caller sees it. */
export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.title);
    this.name = 'ApiError';
    this.problem = problem;
  }
}

/** An answer that says all is well and has another shape than the contract's: another version speaks, or a proxy. */
export class UnreadableAnswer extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'UnreadableAnswer';
  }
}

/** No answer came, or it broke off: the network is down, or the server is away. `fetch` says so by a TypeError. */
export class NoAnswer extends TypeError {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'NoAnswer';
  }
}
