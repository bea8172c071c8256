import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { sourceLanes } from '#server/db/schema/connectors.ts';

/** A request that wants to be made. */
export interface TurnAsked {
  lane: string;
  /** Names the asker among all processes. */
  holder: string;
  now: Date;
  distanceMs: number;
  /** No request takes longer: a turn that its process never gave back is free again then. */
  leaseMs: number;
  quota: { limit: number; reserved: number } | null;
  /** A person asks: what is reserved is for them. */
  byHand: boolean;
}

export type Turn =
  | { kind: 'granted' }
  /** Somebody else has the turn, or the last request is too recent. */
  | { kind: 'wait'; until: Date }
  /** The service takes nothing until then. */
  | { kind: 'blocked'; until: Date }
  /** What may be asked in a day was asked. */
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
 * Takes the turn to make one request, or says why not. The row of the lane is locked meanwhile, so that
 * among all processes only one has it, and every request is counted before it is made: one that never came
 * back counts as well.
 */
export async function takeTurn(tx: Tx, asked: TurnAsked): Promise<Turn> {
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

/** Gives the turn back, and says from when on the service may be asked again. */
export async function endTurn(
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

/** How a lane stands: failures in a row, and until when it is left alone. */
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
