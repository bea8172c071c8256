import type { Problem } from './problem.ts';

/*
 * Errors of calls, apart from the client: the code that shows an error to the user must not wait for the schemas
 * that parse responses.
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

/** A successful response that does not match the contract: the server has another version, or a proxy answered. */
export class UnreadableAnswer extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'UnreadableAnswer';
  }
}

/** No response, or an incomplete one: the network or the server is down. `fetch` throws a TypeError for it. */
export class NoAnswer extends TypeError {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'NoAnswer';
  }
}
