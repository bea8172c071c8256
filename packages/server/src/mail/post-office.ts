import type { Logger } from 'pino';
import { withoutParameters } from '#server/db/database.ts';
import { timer, type Wait } from '#server/wait.ts';
import type { Mailer, Message } from './mailer.ts';
import { type HeldMail, type Outbox, retryAfterMs } from './outbox.ts';

/** What may be logged of a failure to send: responses of servers quote addresses. */
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

interface Dependencies {
  mailer: Mailer;
  outbox: Outbox;
  log: Pick<Logger, 'warn' | 'error'>;
  wait?: Wait;
}

/**
 * Sends mails after the answer they belong to: how long sending takes, and whether there was anything to send,
 * must not be seen in it. A mail is in the outbox until it is sent; it may be sent twice, when a process dies in
 * between, but not be lost.
 */
export class PostOffice {
  readonly #mailer: Mailer;
  readonly #outbox: Outbox;
  readonly #log: Dependencies['log'];
  readonly #wait: Wait;
  readonly #underWay = new Set<Promise<void>>();
  readonly #closing = new AbortController();

  constructor({ mailer, outbox, log, wait = timer }: Dependencies) {
    this.#mailer = mailer;
    this.#outbox = outbox;
    this.#log = log;
    this.#wait = wait;
  }

  post(message: Message): void {
    this.compose(() => Promise.resolve(message));
  }

  /**
   * Sends what is still to be written, if anything: for a mail whose very writing would show in the time of the
   * answer. A failure before there is a mail is not retried; the user requests another.
   */
  compose(write: () => Promise<Message | null>): void {
    this.#track(this.#compose(write));
  }

  /** Sends the mails of processes that died before sending them. */
  collect(): void {
    if (!this.#closing.signal.aborted) this.#track(this.#collect());
  }

  /** Resolves when no mail is pending. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Lets what is being sent arrive, and leaves in the outbox what waits for another try. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.idle();
  }

  #track(work: Promise<void>): void {
    const tracked = work.finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
  }

  async #compose(write: () => Promise<Message | null>): Promise<void> {
    // After the answer has been written, not before.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    try {
      const message = await write();
      if (message !== null) await this.#deliver(await this.#outbox.keep(message));
    } catch (error) {
      this.#log.error({ err: withoutParameters(error) }, 'a mail could not be written');
    }
  }

  async #collect(): Promise<void> {
    try {
      const { taken, givenUp } = await this.#outbox.takeAbandoned();
      if (givenUp > 0) this.#log.error({ mails: givenUp }, 'mails of the outbox were given up');
      await Promise.all(taken.map((mail) => this.#deliver(mail)));
    } catch (error) {
      this.#log.error({ err: withoutParameters(error) }, 'the outbox could not be read');
    }
  }

  /** Tries until the mail has left, is given up, or is another's to try. */
  async #deliver(mail: HeldMail): Promise<void> {
    try {
      let held: HeldMail | null = mail;
      while (held !== null) held = await this.#try(held);
    } catch (error) {
      const { purpose } = mail.message;
      this.#log.error({ purpose, err: withoutParameters(error) }, 'the outbox could not be kept');
    }
  }

  /** One try; answers the mail as it is held for the next one, null when there is none to make. */
  async #try(mail: HeldMail): Promise<HeldMail | null> {
    const { message, tries } = mail;
    const { purpose } = message;
    try {
      await this.#mailer.send(message);
    } catch (error) {
      this.#log.warn({ purpose, tries, ...reasonOf(error) }, 'a mail could not be sent');
      const delay = retryAfterMs[tries - 1];
      if (delay !== undefined) return this.#later(mail, delay);
      this.#log.error({ purpose, tries, ...reasonOf(error) }, 'a mail was given up');
    }
    await this.#outbox.drop(mail);
    return null;
  }

  async #later(mail: HeldMail, delay: number): Promise<HeldMail | null> {
    await this.#outbox.postpone(mail, delay);
    return (await this.#wait(delay, this.#closing.signal)) ? this.#outbox.retake(mail) : null;
  }
}
