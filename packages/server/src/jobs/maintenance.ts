import type { Logger } from 'pino';
import { type Database, withoutParameters } from '#server/db/database.ts';

/** Imports tidy up after themselves; this is for the small writes of the day. */
const everyMs = 60 * 60_000;

/** Runs the database's upkeep every hour; answers how to stop it. */
export function startMaintenance(database: Database, log: Logger): () => void {
  const timer = setInterval(() => {
    database
      .maintain()
      .catch((error: unknown) => log.error({ err: withoutParameters(error) }, 'upkeep failed'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
