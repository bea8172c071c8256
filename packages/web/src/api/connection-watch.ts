export interface ConnectionState {
  /** Calls get no answer from the server. */
  away: boolean;
  /** It is being asked whether it answers again. */
  checking: boolean;
  /** Since when what stands on the screen is what was seen before. */
  seenAt: number;
}

/** What the watch needs from outside; a test gives its own. */
export interface Dependencies {
  now: () => number;
  /** Asks the server whether it and its database answer. Never rejects. */
  isAnswering: () => Promise<boolean>;
  /** Runs something later; what it answers calls it off. */
  later: (ms: number, run: () => void) => () => void;
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
/** However often an old answer comes in the place of a new one, all is read again no oftener than this. */
const rereadMs = 30_000;

/** How long to wait before asking for the n-th time in a row: twice as long each time. */
export function waitBefore(attempt: number): number {
  return Math.min(firstWaitMs * 2 ** (attempt - 1), longestWaitMs);
}

/**
 * Knows whether the server answers. A call that fails is no proof: the server is asked itself, and asked
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

  /** Asks the server now. Several who ask at once get the same answer. */
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
