/** How many counts are kept: the searches that a busy company makes within a minute. */
const capacity = 1_000;

/** Counts by what was counted. Only finished ones are shared: who waited for another's could hold the connection it needs. */
export class RecentCounts<T> {
  readonly #kept = new Map<string, T>();

  get(key: string): T | undefined {
    return this.#kept.get(key);
  }

  /** Keeps a count, and lets go of the oldest. */
  keep(key: string, counts: T): void {
    this.#kept.set(key, counts);
    if (this.#kept.size <= capacity) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}
