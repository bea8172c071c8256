import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { sourceLanes } from '#server/db/schema/connectors.ts';

/** A request about to be made. */
export interface SlotRequest {
  lane: string;
  /** Identifies the process that asks. */
  holder: string;
  now: Date;
  distanceMs: number;
  /** After this the slot is free again, in case its process never released it. No request takes longer. */
  leaseMs: number;
  quota: { limit: number; reserved: number } | null;
  /** A user asked for it: such requests may use the reserve. */
  byHand: boolean;
}

export type SlotResult =
  | { kind: 'granted' }
  /** Another request holds the slot, or the last one is too recent. */
  | { kind: 'wait'; until: Date }
  /** The service refuses requests until then. */
  | { kind: 'blocked'; until: Date }
  /** The quota of the day is used up. */
  | { kind: 'spent' };

export interface LaneRow {
  day: string;
  used: number;
  usedByHand: number;
  lastAt: string;
  heldUntil: string | null;
  blockedUntil: string | null;
}

const later = (instant: string | Date, ms: number): Date =>
  new Date(new Date(instant).getTime() + ms);

/**
 * Acquires the slot for one request, or returns why not. The row of the lane is locked meanwhile, so that
 * only one process has it. Every request is counted before it is made: one that never returns counts
 * as well.
 */
export async function acquireSlot(tx: Tx, asked: SlotRequest): Promise<SlotResult> {
  const { lane, holder, now, distanceMs, leaseMs, quota, byHand } = asked;
  const day = santiagoDay(now);
  await tx
    .insert(sourceLanes)
    .values({ lane, day, used: 0, usedByHand: 0, lastAt: new Date(0) })
    .onConflictDoNothing();
  const [row] = await rowsOf<LaneRow>(
    tx,
    sql`select to_char(day, 'YYYY-MM-DD') as day, used, used_by_hand as "usedByHand", last_at as "lastAt",
      held_until as "heldUntil", blocked_until as "blockedUntil"
      from source_lanes where lane = ${lane} for update`,
  );
  if (row === undefined) throw new Error('A lane that was just written is gone');
  const isToday = row.day === day;
  const used = isToday ? row.used : 0;
  const usedByHand = isToday ? row.usedByHand : 0;
  if (row.blockedUntil !== null && new Date(row.blockedUntil) > now) {
    return { kind: 'blocked', until: new Date(row.blockedUntil) };
  }
  if (quota !== null) {
    const byItself = used - usedByHand >= quota.limit - quota.reserved;
    if (used >= quota.limit || (!byHand && byItself)) return { kind: 'spent' };
  }
  if (row.heldUntil !== null && new Date(row.heldUntil) > now) {
    return { kind: 'wait', until: later(now, Math.min(distanceMs, 500)) };
  }
  const free = later(row.lastAt, distanceMs);
  if (free > now) return { kind: 'wait', until: free };
  await tx
    .update(sourceLanes)
    .set({
      day,
      used: used + 1,
      usedByHand: usedByHand + (byHand ? 1 : 0),
      lastAt: now,
      heldUntil: later(now, leaseMs),
      holder,
    })
    .where(eq(sourceLanes.lane, lane));
  return { kind: 'granted' };
}

/** Releases the slot and stores from when the service may be called again. */
export async function releaseSlot(
  tx: Tx,
  lane: string,
  now: Date,
  end: { failures: number; blockedUntil: Date | null },
): Promise<void> {
  await tx
    .update(sourceLanes)
    .set({ lastAt: now, heldUntil: null, holder: null, ...end })
    .where(eq(sourceLanes.lane, lane));
}

/** Consecutive failures of a lane, and until when it is blocked. */
export async function laneState(
  tx: Tx,
  lane: string,
): Promise<{ failures: number; blockedUntil: Date | null }> {
  const [row] = await tx
    .select({ failures: sourceLanes.failures, blockedUntil: sourceLanes.blockedUntil })
    .from(sourceLanes)
    .where(eq(sourceLanes.lane, lane));
  return row ?? { failures: 0, blockedUntil: null };
}
