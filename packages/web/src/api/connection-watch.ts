export interface ConnectionState {
  /** Calls get no answer from the server. */
  away: boolean;
  /** A probe is running. */
  checking: boolean;
  /** Since when the screen shows cached data. */
  seenAt: number;
}

/** What the watch needs from outside; a test gives its own. */
export interface Dependencies {
  now: () => number;
  /** Probes the server and its database. Never rejects. */
  isAnswering: () => Promise<boolean>;
  /** Runs something later; what it answers calls it off. */
  later: (ms: number, run: () => void) => () => void;
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
/** The minimum time between two refetches of all queries, however many stale responses arrive. */
const rereadMs = 30_000;

/** The delay before the n-th consecutive probe: doubles each time. */
export function waitBefore(attempt: number): number {
  return Math.min(firstWaitMs * 2 ** (attempt - 1), longestWaitMs);
}

/**
 * Tracks whether the server is reachable. A failed call is no proof: the server is probed, and probed
 * again, ever more rarely, until it answers.
 */
export class ConnectionWatch {
  readonly #around: Dependencies;
  readonly #listeners = new Set<() => void>();
  readonly #returns = new Set<() => void>();
  #state: ConnectionState;
  #failures = 0;
  #lastAnswer: number;
  #lastReturn = -Infinity;
  /** Something was shown that is older than the server's answer would be. */
  #owesReread = false;
  #running: Promise<boolean> | null = null;
  #callOff: () => void = () => undefined;

  constructor(around: Dependencies) {
    this.#around = around;
    this.#lastAnswer = around.now();
    this.#state = { away: false, checking: false, seenAt: this.#lastAnswer };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): ConnectionState => this.#state;

  /** Runs whenever what is on the screen should be read again, because the server is back. */
  onReturn(listener: () => void): () => void {
    this.#returns.add(listener);
    return () => this.#returns.delete(listener);
  }

  /** A call was answered by the server itself. */
  answered(): void {
    this.#lastAnswer = this.#around.now();
    if (this.#state.away) this.#isHere();
  }

  /** A call got no answer, or one of something in between. */
  failed(): void {
    if (!this.#state.away) void this.check();
  }

  /** A call was answered with what was seen at that instant. */
  showedKept(seenAt: number): void {
    this.#owesReread = true;
    this.#set({ seenAt: Math.min(seenAt, this.#state.away ? this.#state.seenAt : seenAt) });
    this.failed();
  }

  /** Probes the server now. Concurrent callers share one probe. */
  check(): Promise<boolean> {
    this.#callOff();
    this.#running ??= this.#ask().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #ask(): Promise<boolean> {
    this.#set({ checking: true });
    const isAnswering = await this.#around.isAnswering();
    if (isAnswering) this.#isHere();
    else this.#isAway();
    return isAnswering;
  }

  #isHere(): void {
    this.#callOff();
    this.#failures = 0;
    const now = this.#around.now();
    const wasAway = this.#state.away;
    const owes = this.#owesReread && now - this.#lastReturn >= rereadMs;
    this.#lastAnswer = now;
    this.#set({ away: false, checking: false, seenAt: now });
    if (!wasAway && !owes) return;
    this.#owesReread = false;
    this.#lastReturn = now;
    for (const listener of this.#returns) listener();
  }

  #isAway(): void {
    this.#failures += 1;
    const { away, seenAt } = this.#state;
    // Until the loss what stood on the screen was as new as the last answer.
    const since = away || this.#owesReread ? seenAt : this.#lastAnswer;
    this.#set({ away: true, checking: false, seenAt: since });
    this.#callOff = this.#around.later(waitBefore(this.#failures), () => void this.check());
  }

  #set(patch: Partial<ConnectionState>): void {
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener();
  }
}
