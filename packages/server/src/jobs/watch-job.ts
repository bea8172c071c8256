import type { Logger } from 'pino';
import { watchAll } from '#server/areas/work/watch/watch-commands.ts';
import { newestStored } from '#server/areas/work/watch/watched-queries.ts';
import type { Database } from '#server/db/database.ts';
import { RepeatedJob } from './repeated-job.ts';

/** How often it is looked whether anything was stored, by this process or another: one look into an index. */
const everyMs = 5_000;
/** How often tenders that are followed since a moment ago are looked for, and proposals that an undone import leaves. */
const allMs = 60_000;

/** Watches for changes in followed tenders, soon after they were stored and every minute. */
export function watchJob(
  database: Database,
  now: () => Date,
  log: Pick<Logger, 'error'>,
): RepeatedJob {
  let seen = -1;
  let looksUntilAll = 0;
  const run = async (signal: AbortSignal) => {
    const newest = await database.read('system', newestStored);
    if (newest === seen && looksUntilAll > 0) {
      looksUntilAll -= 1;
      return;
    }
    await watchAll(database, now, { signal });
    seen = newest;
    looksUntilAll = allMs / everyMs;
  };
  return new RepeatedJob({ everyMs, run, failed: 'watching for changes failed', log });
}
