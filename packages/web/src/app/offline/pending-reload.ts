const checkEveryMs = 1_000;

interface PendingReloadOptions {
  hasUnsentText: () => boolean;
  reload: () => void;
}

/**
 * Reloads the page for a new version, but never while it holds text that the user typed and did not send: until
 * that text is sent, deleted or left behind, the reload is pending and a notice offers it.
 */
export class PendingReload {
  readonly #options: PendingReloadOptions;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(options: PendingReloadOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly isPending = (): boolean => this.#timer !== undefined;

  readonly request = (): void => {
    if (this.isPending() || this.#reloadIfClear()) return;
    this.#timer = setInterval(() => this.#reloadIfClear(), checkEveryMs);
    this.#notify();
  };

  #reloadIfClear(): boolean {
    if (this.#options.hasUnsentText()) return false;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#options.reload();
    this.#notify();
    return true;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
