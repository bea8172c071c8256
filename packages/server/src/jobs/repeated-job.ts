import type { Logger } from 'pino';
import { withoutParameters } from '#server/db/database.ts';

interface Repeated {
  everyMs: number;
  run: (signal: AbortSignal) => Promise<void>;
  /** What the log says where it failed. It is run again the next time. */
  failed: string;
  log: Pick<Logger, 'error'>;
}

/** Runs something now and again and again, one run at a time. */
export class RepeatedJob {
  readonly #repeated: Repeated;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(repeated: Repeated) {
    this.#repeated = repeated;
  }

  start(): void {
    this.#timer = setInterval(() => this.#run(), this.#repeated.everyMs);
    this.#timer.unref();
    this.#run();
  }

  /** Ends after what is running has seen its signal. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort();
    await this.#running;
  }

  #run(): void {
    const { signal } = this.#stop;
    if (this.#running !== undefined || signal.aborted) return;
    const { run, failed, log } = this.#repeated;
    this.#running = run(signal)
      .catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: withoutParameters(error) }, failed);
      })
      .finally(() => {
        this.#running = undefined;
      });
  }
}
