/** How many counts are kept: the searches that a busy company makes within a minute. */
const capacity = 1_000;

interface Kept<T> {
  counts: T;
  /** What the counts were made of, and when. */
  of: string;
  at: number;
  isCountedAnew: boolean;
}

/** Counts by what was asked for, for a while, as long as what they were made of stays the same. */
export class RecentCounts<T> {
  readonly #kept = new Map<string, Kept<T>>();
  readonly #lastingMs: number;

  /** Each count lasts so many milliseconds from its own moment: if all ended at once, all would be counted anew at once. */
  constructor(lastingMs: number) {
    this.#lastingMs = lastingMs;
  }

  /**
   * What was counted of this, or else counts it. While one request counts anew, others get what was counted before: if each counted
   * for itself, the first moment of every new count would be as many counts as there are people, and who waited for
   * another's count could hold the connection that it needs.
   */
  async get(key: string, of: string, now: Date, count: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    const at = now.getTime();
    const isRecent = known?.of === of && Math.abs(at - known.at) < this.#lastingMs;
    if (known !== undefined && (isRecent || known.isCountedAnew)) return known.counts;
    if (known !== undefined) known.isCountedAnew = true;
    try {
      const counts = await count();
      this.#keep(key, { counts, of, at, isCountedAnew: false });
      return counts;
    } finally {
      if (known !== undefined) known.isCountedAnew = false;
    }
  }

  /** Lets go of what was counted longest ago. */
  #keep(key: string, kept: Kept<T>): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size <= capacity) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}
