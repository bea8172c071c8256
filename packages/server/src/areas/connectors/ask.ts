import type { ConnectorKind } from '@pliego/contract/areas/connector-shapes';
import { addDays, santiagoDay, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import { backoffMs } from './backoff.ts';
import { kindRules } from './kinds.ts';
import { readService } from './read-service.ts';
import { SourceFailure } from './source-failure.ts';
import type { ConnectorDependencies } from './connector-dependencies.ts';
import { releaseSlot, laneState, acquireSlot } from './slot-commands.ts';

/** The connector that makes the request, with its ticket. */
export interface Asker {
  kind: ConnectorKind;
  lane: string;
  ticket: string | null;
}

export interface AskOptions {
  byHand: boolean;
  /** Aborts the wait for a slot. A pending request is not aborted. */
  signal: AbortSignal;
  /** The longest wait for a slot; unlimited when absent. */
  patienceMs?: number;
}

export type Asked<T> =
  | { kind: 'answered'; value: T }
  /** No request was made: not before then. */
  | { kind: 'later'; until: Date; why: 'quota' | 'blocked' | 'busy' }
  | { kind: 'stopped' };

/** The first instant of the next day in Santiago, when services count anew. */
export function nextMidnight(now: Date): Date {
  return new Date(startOfSantiagoDay(addDays(santiagoDay(now), 1)));
}

/** Longer than any request may take, with what is read and understood of it. */
const leaseBeyondMs = 30_000;

/** People go first: what runs by itself lets a little more time pass between two requests. */
const politenessMs = 250;

async function waitForSlot(
  { kind, lane }: Asker,
  { byHand, signal, patienceMs }: AskOptions,
  dependencies: ConnectorDependencies,
): Promise<Asked<null>> {
  const { database, now, wait } = dependencies;
  const { quota, distanceMs, timeLimitMs } = kindRules[kind];
  const asked = {
    lane,
    holder: dependencies.process,
    distanceMs: distanceMs + (byHand ? 0 : politenessMs),
    leaseMs: timeLimitMs + leaseBeyondMs,
    quota,
    byHand,
  };
  let waited = 0;
  while (!signal.aborted) {
    const at = now();
    const slot = await database.transaction('system', (tx) =>
      acquireSlot(tx, { ...asked, now: at }),
    );
    if (slot.kind === 'granted') return { kind: 'answered', value: null };
    if (slot.kind === 'spent') return { kind: 'later', until: nextMidnight(at), why: 'quota' };
    if (slot.kind === 'blocked') return { kind: 'later', until: slot.until, why: 'blocked' };
    const ms = Math.max(1, slot.until.getTime() - at.getTime());
    waited += ms;
    if (patienceMs !== undefined && waited > patienceMs) {
      return { kind: 'later', until: slot.until, why: 'busy' };
    }
    await wait(ms, signal);
  }
  return { kind: 'stopped' };
}

/**
 * Makes one request to a service once it has a slot, and releases the slot with the outcome: a service that
 * fails is not called for a while by any connector that shares the ticket.
 *
 * @param understand Reads the body; what it throws counts as a failure of the service.
 */
export async function ask<T>(
  asker: Asker,
  url: URL,
  understand: (body: Uint8Array) => T,
  options: AskOptions,
  dependencies: ConnectorDependencies,
): Promise<Asked<T>> {
  const { database, now, random } = dependencies;
  const slot = await waitForSlot(asker, options, dependencies);
  if (slot.kind !== 'answered') return slot;
  const end = (failures: number, blockedUntil: Date | null): Promise<void> =>
    database.transaction('system', (tx) =>
      releaseSlot(tx, asker.lane, now(), { failures, blockedUntil }),
    );
  try {
    const value = understand(await readService({ ...asker, url }, dependencies));
    await end(0, null);
    return { kind: 'answered', value };
  } catch (error) {
    const before = await database.read('system', (tx) => laneState(tx, asker.lane));
    if (dependencies.closing.aborted) {
      // Nothing was learnt of the service.
      await end(before.failures, null);
      return { kind: 'stopped' };
    }
    const failures = before.failures + 1;
    const keepAway = error instanceof SourceFailure ? error.keepAway : 'backoff';
    const at = now();
    const until = {
      backoff: () => new Date(at.getTime() + backoffMs(failures, random())),
      midnight: () => nextMidnight(at),
      none: () => null,
    }[keepAway]();
    await end(failures, until);
    throw error;
  }
}
