import { ApiError } from '@pliego/contract/api-error';
import * as z from 'zod/mini';
import { problemCode } from './problems.ts';

/** What is stored now, where the server refused a change of something older; null after any other failure. */
export function storedNow<Schema extends z.core.$ZodType>(
  schema: Schema,
  error: unknown,
): z.output<Schema> | null {
  if (!(error instanceof ApiError) || problemCode(error) !== 'version-antigua') return null;
  const stored = z.safeParse(schema, error.problem.actual);
  return stored.success ? stored.data : null;
}
