import type { Logger } from 'pino';
import { withoutParameters } from '#server/db/database.ts';
import type { Mailer, Message } from './mailer.ts';

/** Long enough for a server that is being restarted; a link in a mail does not outlast it by much. */
const retryAfterMs = [10_000, 60_000, 5 * 60_000, 30 * 60_000];

/** Ends after so many milliseconds, or at once when there is no more time; says whether there was. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<boolean>;

const timer: Wait = (ms, signal) =>
  new Promise((resolve) => {
    const end = (waited: boolean) => {
      clearTimeout(timeout);
      signal.removeEventListener('abort', stop);
      resolve(waited);
    };
    const stop = () => end(false);
    const timeout = setTimeout(() => end(true), ms);
    timeout.unref();
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });

/** What may be told of a failure to send: what servers answer quotes addresses. */
function reasonOf(error: unknown): Record<string, unknown> {
  const told: Record<string, unknown> = {};
  if (typeof error !== 'object' || error === null) return told;
  for (const name of ['code', 'responseCode', 'command', 'syscall']) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'number' || (typeof value === 'string' && /^[\w ]{1,20}$/.test(value))) {
      told[name] = value;
    }
  }
  return told;
}

interface Surroundings {
  mailer: Mailer;
  log: Pick<Logger, 'warn' | 'error'>;
  wait?: Wait;
}

/**
 * Sends mails after the answer they belong to: how long sending takes, and whether there was anything to send,
 * must not be seen in it.
 */
export class PostOffice {
  readonly #mailer: Mailer;
  readonly #log: Surroundings['log'];
  readonly #wait: Wait;
  readonly #underWay = new Set<Promise<void>>();
  readonly #closing = new AbortController();

  constructor({ mailer, log, wait = timer }: Surroundings) {
    this.#mailer = mailer;
    this.#log = log;
    this.#wait = wait;
  }

  post(message: Message): void {
    this.compose(() => Promise.resolve(message));
  }

  /**
   * Sends what is still to be written, if anything: for a mail whose very writing would show in the time of the
   * answer. What fails before there is a mail is not tried again; whoever waits for it asks for another.
   */
  compose(write: () => Promise<Message | null>): void {
    const sending = this.#compose(write).finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  /** Ends when nothing is under way any more. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Lets what is being sent arrive, and gives up what waits for another try. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.idle();
  }

  async #compose(write: () => Promise<Message | null>): Promise<void> {
    // After the answer has been written, not before.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    try {
      const message = await write();
      if (message !== null) await this.#send(message);
    } catch (error) {
      this.#log.error({ err: withoutParameters(error) }, 'a mail could not be written');
    }
  }

  async #send(message: Message): Promise<void> {
    const { purpose } = message;
    for (let tries = 1; ; tries += 1) {
      try {
        await this.#mailer.send(message);
        return;
      } catch (error) {
        const delay = retryAfterMs[tries - 1];
        this.#log.warn({ purpose, tries, ...reasonOf(error) }, 'a mail could not be sent');
        if (delay === undefined || !(await this.#wait(delay, this.#closing.signal))) {
          this.#log.error({ purpose, tries, ...reasonOf(error) }, 'a mail was given up');
          return;
        }
      }
    }
  }
}
