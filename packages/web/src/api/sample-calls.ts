import type { Fetcher } from '@pliego/contract/client';

/** A call that was answered in the page. */
export interface AnsweredCall {
  /** Counts the calls of this page. */
  id: number;
  method: string;
  /** With its query. */
  path: string;
  status: number;
  ms: number;
  at: Date;
  /** The bodies, as they were sent. */
  sent: string;
  answered: string;
}

const maxCalls = 100;

/** The last calls that were answered in the page, newest first; empty until there is a subscriber. */
export class SampleCalls {
  #calls: readonly AnsweredCall[] = [];
  #count = 0;
  #isWatched = false;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): readonly AnsweredCall[] => this.#calls;

  /** Nothing is recorded, and no body copied, without a subscriber. */
  watch(isWatched: boolean): void {
    this.#isWatched = isWatched;
  }

  readonly clear = (): void => {
    this.#calls = [];
    this.#tell();
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  async #note(
    call: Omit<AnsweredCall, 'id' | 'sent' | 'answered'>,
    bodies: (Request | Response)[],
  ) {
    this.#count += 1;
    const id = this.#count;
    const [sent = '', answered = ''] = await Promise.all(bodies.map((body) => body.text()));
    // By when they were answered, whichever body was read first.
    this.#calls = [{ ...call, id, sent, answered }, ...this.#calls]
      .sort((a, b) => b.id - a.id)
      .slice(0, maxCalls);
    this.#tell();
  }

  /** The same app, with its calls written down. */
  ofApp(app: Fetcher, clock: () => Date): Fetcher {
    return async (request) => {
      if (!this.#isWatched) return app(request);
      const sent = request.clone();
      const { pathname, search } = new URL(request.url);
      const at = clock();
      const started = performance.now();
      const response = await app(request);
      const ms = performance.now() - started;
      const { method } = request;
      const call = { method, path: pathname + search, status: response.status, ms, at };
      // The caller does not wait for it. A body that cannot be read was called off.
      void this.#note(call, [sent, response.clone()]).catch(() => undefined);
      return response;
    };
  }
}
