import type { Message } from '@pliego/contract/message';

/** What became of a session that ended in mid-work: its person is back in, or has left. */
export type SessionOutcome = 'back' | 'left';

/**
 * Where calls wait whose session ended in mid-work. They are repeated when the person has signed in
 * again over the page, so that no input and no pending call is lost.
 */
export class WaitingRoom {
  readonly #listeners = new Set<() => void>();
  #waiting: Promise<SessionOutcome> | null = null;
  #settle: (outcome: SessionOutcome) => void = () => undefined;
  #isOpen: () => boolean = () => false;
  #why: Message | undefined;

  /** `isOpen` tells whether the sign-in dialog is available; otherwise calls fail as before. */
  openWhile(isOpen: () => boolean): void {
    this.#isOpen = isOpen;
  }

  get isOpen(): boolean {
    return this.#isOpen();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether calls are waiting. */
  readonly read = (): boolean => this.#waiting !== null;

  /** Why the session ended, where the server says more than that it did. */
  get why(): Message | undefined {
    return this.#why;
  }

  /** Waits with all the others for what becomes of the session. */
  wait(why?: Message): Promise<SessionOutcome> {
    if (this.#waiting === null) {
      this.#why = why;
      this.#waiting = new Promise((resolve) => {
        this.#settle = resolve;
      });
      this.#tell();
    }
    return this.#waiting;
  }

  settle(outcome: SessionOutcome): void {
    if (this.#waiting === null) return;
    this.#waiting = null;
    this.#settle(outcome);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const waitingRoom = new WaitingRoom();

/**
 * A logout under way. Calls made meanwhile wait for its answer: without a session they would be refused, as if the
 * session had been lost.
 */
export class Departure {
  readonly #listeners = new Set<() => void>();
  #left: Promise<boolean> | null = null;
  #isLeaving = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether the person is on the way out: from the logout until the screens of the session are gone. */
  readonly read = (): boolean => this.#isLeaving;

  /**
   * Runs `logout` while the other calls wait: they are sent if it fails, and called off otherwise. Then `leave`
   * shows a page that needs no session.
   */
  async during(logout: () => Promise<unknown>, leave: () => Promise<void>): Promise<void> {
    this.#tell(true);
    const ended = logout();
    this.#left = ended.then(
      () => true,
      () => false,
    );
    try {
      await ended.finally(() => {
        this.#left = null;
      });
      await leave();
    } finally {
      this.#tell(false);
    }
  }

  /** Waits for the logout under way, if any; true when it ended the session. */
  hasLeft(): Promise<boolean> {
    return this.#left ?? Promise.resolve(false);
  }

  #tell(isLeaving: boolean): void {
    this.#isLeaving = isLeaving;
    for (const listener of this.#listeners) listener();
  }
}

export const departure = new Departure();
