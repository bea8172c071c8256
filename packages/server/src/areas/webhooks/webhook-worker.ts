import { withoutParameters } from '#server/db/database.ts';
import { deliver, type WebhookDependencies } from './deliver.ts';
import { type HeldDelivery, isAnyDue, takeDue } from './delivery-commands.ts';

/** Requests that are open at a time; each to another webhook. */
const mostAtOnce = 16;

/** Sends what is due. Several processes may do so at once: each delivery is one process's until its lease is over. */
export class WebhookWorker {
  readonly #dependencies: WebhookDependencies;
  readonly #underWay = new Set<Promise<void>>();
  #looking: Promise<void> | undefined;
  #lookAgain = false;

  constructor(dependencies: WebhookDependencies) {
    this.#dependencies = dependencies;
  }

  /** Looks for what is due and begins to send it; whatever ends makes it look again. */
  look(): void {
    if (this.#dependencies.closing.aborted) return;
    this.#lookAgain = true;
    this.#looking ??= this.#lookOften().finally(() => {
      this.#looking = undefined;
    });
  }

  /** Resolves when nothing that is due now is left to be sent. */
  async idle(): Promise<void> {
    while (this.#looking !== undefined || this.#underWay.size > 0) {
      await Promise.all([this.#looking, ...this.#underWay]);
    }
  }

  /** Looks and sends until nothing is due. */
  async run(): Promise<void> {
    this.look();
    await this.idle();
  }

  async #lookOften(): Promise<void> {
    while (this.#lookAgain) {
      this.#lookAgain = false;
      await this.#lookOnce();
    }
  }

  async #lookOnce(): Promise<void> {
    const { database, now, log } = this.#dependencies;
    const room = mostAtOnce - this.#underWay.size;
    if (room <= 0) return;
    try {
      if (!(await database.lookUp('system', (tx) => isAnyDue(tx, now())))) return;
      const taken = await database.transaction('system', (tx) => takeDue(tx, now(), room));
      for (const delivery of taken) this.#send(delivery);
    } catch (error) {
      log.error({ err: withoutParameters(error) }, 'webhooks could not be looked for');
    }
  }

  #send(delivery: HeldDelivery): void {
    const { log } = this.#dependencies;
    const sending = deliver(delivery, this.#dependencies)
      .catch((error: unknown) =>
        log.error({ err: withoutParameters(error) }, 'a webhook could not be sent'),
      )
      .finally(() => {
        this.#underWay.delete(sending);
        this.look();
      });
    this.#underWay.add(sending);
  }
}
