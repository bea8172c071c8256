import type { Logger } from 'pino';
import { linkBuyers } from '#server/areas/sources/same-buyer-commands.ts';
import { sweepAuth } from '#server/areas/auth/sweep.ts';
import { sweepExports } from '#server/areas/prepared-exports/commands.ts';
import { eraseClosedCompanies } from '#server/areas/privacy/erase-commands.ts';
import { retain } from '#server/areas/privacy/apply-retention.ts';
import { sweepTables } from '#server/areas/spreadsheets/sweep.ts';
import { sweepDeliveries } from '#server/areas/webhooks/delivery-commands.ts';
import { type Database, withoutParameters } from '#server/db/database.ts';

/** Imports tidy up after themselves; this is for the small writes of the day. */
const everyMs = 60 * 60_000;

/** What is done every hour: what has ended goes, and the files are tidied after it. */
export async function upkeep(database: Database, now: Date, uploadsDir: string): Promise<void> {
  await linkBuyers(database);
  await sweepAuth(database, now);
  await sweepTables(database, now, uploadsDir);
  await retain(database, now);
  await eraseClosedCompanies(database, now, uploadsDir);
  await database.transaction('system', (tx) => sweepDeliveries(tx, now));
  await database.transaction('system', (tx) => sweepExports(tx, now));
  await database.maintain();
}

/** Runs the database's upkeep every hour; answers how to stop it. */
export function startMaintenance(
  database: Database,
  uploadsDir: string,
  now: () => Date,
  log: Logger,
): () => void {
  const timer = setInterval(() => {
    upkeep(database, now(), uploadsDir).catch((error: unknown) =>
      log.error({ err: withoutParameters(error) }, 'upkeep failed'),
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
