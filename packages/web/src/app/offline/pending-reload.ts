const checkEveryMs = 1_000;

interface PendingReloadOptions {
  /** Whether the page holds what would be lost: typed text, or a form with changes. */
  hasUnsent: () => boolean;
  /** Whether the person is doing something at this moment. */
  isInUse: () => boolean;
  reload: () => void;
}

/**
 * Reloads the page for a new version, but never while it holds what the user typed and did not send: until
 * that is sent, deleted or left behind, the reload is pending and a notice offers it. A page in use waits for a
 * pause, without a notice.
 */
export class PendingReload {
  readonly #options: PendingReloadOptions;
  readonly #listeners = new Set<() => void>();
  #isHeld = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(options: PendingReloadOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether it waits for what is typed, which the notice says. */
  readonly isPending = (): boolean => this.#isHeld;

  readonly request = (): void => {
    if (this.#timer !== undefined || this.#reloadIfClear()) return;
    this.#timer = setInterval(() => this.#reloadIfClear(), checkEveryMs);
  };

  #reloadIfClear(): boolean {
    const isHeld = this.#options.hasUnsent();
    if (isHeld || this.#options.isInUse()) {
      this.#hold(isHeld);
      return false;
    }
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#options.reload();
    this.#hold(false);
    return true;
  }

  #hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
