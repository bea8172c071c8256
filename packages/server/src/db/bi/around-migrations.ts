import type { Logger } from 'pino';
import { knownLevels, levelOf } from '../backup/migrations.ts';
import { type OwnerQuery, withoutParameters } from '../database.ts';
import { biState, createViews, dropViews } from './definition.ts';

/** All statements of some work, or none. */
async function asOne(query: OwnerQuery, work: () => Promise<void>): Promise<void> {
  await query('begin');
  try {
    await work();
    await query('commit');
  } catch (error) {
    await query('rollback');
    throw error;
  }
}

/**
 * Migrates with the views of other tools out of the way, where there are any: a view keeps the columns that it reads from being changed.
 * They are made anew when the migrations are done, and when this version of the product has others. Should that fail, the product serves
 * without them and says so.
 */
export async function withViewsAside(
  query: OwnerQuery,
  migrationsFolder: string,
  log: Pick<Logger, 'warn'>,
  migrate: () => Promise<void>,
): Promise<void> {
  const state = await biState(query);
  if (state === 'absent') return migrate();
  const waits = Math.max(0, ...knownLevels(migrationsFolder)) > (await levelOf(query));
  if (state === 'current' && !waits) return migrate();
  await asOne(query, () => dropViews(query));
  try {
    await migrate();
  } finally {
    await asOne(query, () => createViews(query)).catch((error: unknown) => {
      log.warn({ err: withoutParameters(error) }, 'the views for other tools could not be made');
    });
  }
}
