import type { Kept } from './compare.ts';

/** What a match is of. */
export interface Pair {
  tenderId: number;
  productId: number;
}

/** A match that is stored, as far as it is compared. */
export interface Known extends Pair {
  score: number;
  digest: string;
  /** Whether it was scored with the rules and the synonyms in force. */
  isCurrent: boolean;
}

/** What makes the stored matches those that were found. */
export interface Changes {
  gone: Pair[];
  /** With the score that it had before; null where it is new. */
  written: (Kept & { before: number | null })[];
  /** Scored as before, by other rules or with other synonyms. */
  renewed: Pair[];
}

const keyOf = ({ tenderId, productId }: Pair): string => `${tenderId} ${productId}`;

/** Nearly always nearly all are the same: they are neither sent nor written. */
export function changesOf(known: readonly Known[], found: readonly Kept[]): Changes {
  const left = new Map(known.map((one) => [keyOf(one), one]));
  const changes: Changes = { gone: [], written: [], renewed: [] };
  for (const one of found) {
    const key = keyOf(one);
    const before = left.get(key);
    left.delete(key);
    if (before?.digest !== one.digest || before.score !== one.score) {
      changes.written.push({ ...one, before: before?.score ?? null });
    } else if (!before.isCurrent) changes.renewed.push(before);
  }
  changes.gone.push(...left.values());
  return changes;
}
