/** So long after a key or a touch the person is taken to be still at it. */
const pauseMs = 2_000;

/** When the person last pressed or typed anything in the page. */
export class LastUse {
  readonly #now: () => number;
  #at = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  readonly note = (): void => {
    this.#at = this.#now();
  };

  isRecent(): boolean {
    return this.#now() - this.#at < pauseMs;
  }

  watch(page: Document): void {
    for (const kind of ['keydown', 'pointerdown', 'input'] as const) {
      page.addEventListener(kind, this.note, { capture: true, passive: true });
    }
  }
}
