import { ProblemError } from '@pliego/contract/problem';

/** A row that says how often it was changed by calls that name the version they saw; none is none so far. */
interface Versioned {
  version?: number | undefined;
}

/**
 * Refuses a change of something older, with what is stored now. A call that names no version changes the row as the
 * calls are specified, and leaves its version alone.
 */
export function nextVersion<T extends Versioned>(
  stored: T,
  seen: number | undefined,
  shown: (stored: T) => unknown = (row) => row,
): Versioned {
  const version = stored.version ?? 0;
  if (seen === undefined) return stored.version === undefined ? {} : { version };
  if (seen !== version) {
    throw new ProblemError('version-antigua', undefined, { actual: shown(stored) });
  }
  return { version: version + 1 };
}
