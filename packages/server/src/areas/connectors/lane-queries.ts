import { inArray } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { sourceLanes } from '#server/db/schema/connectors.ts';

export type LaneState = typeof sourceLanes.$inferSelect;

/** The state of the lanes of some connectors. For the system role: a lane may be shared with another company. */
export async function lanesByName(
  tx: Tx,
  lanes: readonly string[],
): Promise<Map<string, LaneState>> {
  if (lanes.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(sourceLanes)
    .where(inArray(sourceLanes.lane, [...lanes]));
  return new Map(rows.map((row) => [row.lane, row]));
}
