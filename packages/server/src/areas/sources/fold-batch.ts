import { factsOf } from '@pliego/sources/facts';
import { foldInOrder, foldTender, inOrder } from '@pliego/sources/fold';
import { unknownInstant } from '@pliego/sources/instants';
import { hashOf } from '@pliego/sources/canonical';
import type { FoldedTender, NoticeFormat, Observation, TenderFacts } from '@pliego/sources/notice';

/** Where in an import an observation stood. */
export interface Position {
  /** The file inside of the imported one, when that is an archive. */
  file?: string | undefined;
  /** Line of the file, or place among its records. */
  line: number;
}

/** An observation with the hash of its content, ready to be compared with what is stored. */
export interface HashedObservation {
  observation: Observation;
  hash: string;
  position?: Position | undefined;
}

/** What is already stored of one tender. */
export interface KnownTender {
  id: number;
  /** Whether there is a folded version of it, for the company that imports or for all. */
  written: boolean;
  observations: HashedObservation[];
}

export type Outcome = 'nueva' | 'cambiada' | 'sin-cambios';

/** One tender of a batch: what to add to it, and its new state. */
export interface TenderChange {
  key: string;
  id: number;
  added: HashedObservation[];
  /** Everything known of it, with what is added. */
  all: HashedObservation[];
  /** Null when the new observations leave the version that is there as it was. */
  folded: FoldedTender | null;
  /** When a source last changed it: `lastChange` of `all`. */
  changedAt: string | null;
}

export interface BatchPlan {
  changes: TenderChange[];
  outcomes: Record<Outcome, number>;
}

/** Formats that only say that something is gone: they make no tender of which nothing else is known. */
const deletions = new Set<NoticeFormat>(['placsp-anulada']);

/** Whether stored observations tell of a tender, and not only that it was deleted. */
export function tellsOfTender(observations: readonly HashedObservation[]): boolean {
  return observations.some(({ observation }) => !deletions.has(observation.format));
}

/** Key of a tender across sources. Codes hold no space. */
export function tenderKey({ source, code }: { source: string; code: string }): string {
  return `${source} ${code}`;
}

const identity = ({ observation, hash }: HashedObservation): string =>
  `${observation.observedAt} ${hash}`;

export function hashed(observation: Observation): HashedObservation {
  return { observation, hash: hashOf(observation) };
}

/**
 * Decides what a batch of observations does, from what is stored of their tenders. Pure: the same
 * batch against the same state always plans the same, and planning it again after it was written
 * plans nothing.
 */
export function planBatch(
  batch: readonly HashedObservation[],
  known: ReadonlyMap<string, KnownTender>,
): BatchPlan {
  const outcomes: Record<Outcome, number> = { nueva: 0, cambiada: 0, 'sin-cambios': 0 };
  const changes: TenderChange[] = [];
  const byTender = groupByTender(batch);
  for (const [key, incoming] of byTender) {
    const stored = known.get(key);
    const all = [...(stored?.observations ?? [])];
    const seen = new Set(all.map(identity));
    const before = tellsOfTender(all) ? foldHashed(all) : null;
    let current = before;
    const added: HashedObservation[] = [];
    for (const next of incoming) {
      if (seen.has(identity(next))) {
        outcomes['sin-cambios'] += 1;
        continue;
      }
      seen.add(identity(next));
      all.push(next);
      added.push(next);
      const folded = tellsOfTender(all) ? foldHashed(all) : null;
      if (folded === null) outcomes['sin-cambios'] += 1;
      else if (current === null) outcomes.nueva += 1;
      else outcomes[sameTender(current, folded) ? 'sin-cambios' : 'cambiada'] += 1;
      current = folded;
    }
    if (added.length === 0) continue;
    const changedAt = lastChange(all);
    const isWritten =
      stored?.written === true &&
      before !== null &&
      current !== null &&
      sameTender(before, current) &&
      lastChange(stored.observations) === changedAt;
    const folded = isWritten ? null : current;
    changes.push({ key, id: stored?.id ?? 0, added, all, folded, changedAt });
  }
  return { changes, outcomes };
}

function groupByTender(batch: readonly HashedObservation[]): Map<string, HashedObservation[]> {
  const groups = new Map<string, HashedObservation[]>();
  for (const next of batch) {
    const key = tenderKey(next.observation);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [next]);
    else group.push(next);
  }
  return groups;
}

const factsRead = new WeakMap<Observation, TenderFacts>();

/** What an observation states; read once, though a tender is folded again with each that is added. */
export function readFacts(observation: Observation): TenderFacts {
  const facts = factsRead.get(observation) ?? factsOf(observation);
  factsRead.set(observation, facts);
  return facts;
}

/** The tender that stored observations fold to. */
export function foldHashed(observations: readonly HashedObservation[]): FoldedTender {
  return foldTender(
    observations.map(({ observation }) => observation),
    readFacts,
  );
}

/** A later observation without new data is not a change. */
function sameTender(a: FoldedTender, b: FoldedTender): boolean {
  return JSON.stringify({ ...a, observedAt: null }) === JSON.stringify({ ...b, observedAt: null });
}

/**
 * The instant at which a source last changed a tender, whatever the order in which we read it. Null when none did,
 * or the time is unknown. A detail after a list is not a change: it adds data and alters none.
 */
export function lastChange(observations: readonly HashedObservation[]): string | null {
  const stated = inOrder(
    observations.map(({ observation }) => observation),
    readFacts,
  );
  let after = foldInOrder(stated);
  for (let last = stated.length - 1; last > 0; last -= 1) {
    const earlier = stated.slice(0, last);
    if (!earlier.some(({ facts }) => facts.authority === 'full')) return null;
    const before = foldInOrder(earlier);
    const observedAt = stated[last]?.observation.observedAt;
    if (!sameTender(before, after))
      return observedAt === unknownInstant ? null : (observedAt ?? null);
    after = before;
  }
  return null;
}
