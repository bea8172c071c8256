import type { Logger } from 'pino';
import { matchAll } from '#server/areas/matches/run-matches.ts';
import type { Database } from '#server/db/database.ts';
import { RepeatedJob } from './repeated-job.ts';

/** How often it is looked whether a product was changed or a tender read: a few looks into indexes. */
const everyMs = 2_000;

/** Compares products with tenders, soon after either was changed. */
export function matchJob(
  database: Database,
  now: () => Date,
  log: Pick<Logger, 'error'>,
): RepeatedJob {
  const run = (signal: AbortSignal) => matchAll(database, now, signal);
  return new RepeatedJob({ everyMs, run, failed: 'comparing products failed', log });
}
