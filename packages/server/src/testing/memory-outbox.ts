import type { Message } from '#server/mail/mailer.ts';
import type { HeldMail, Outbox } from '#server/mail/outbox.ts';

/** An outbox of one process, for tests of what is done with it. */
export class MemoryOutbox implements Outbox {
  readonly held = new Map<string, HeldMail>();
  #kept = 0;

  async keep(message: Message): Promise<HeldMail> {
    this.#kept += 1;
    const mail = { id: String(this.#kept), message, tries: 1 };
    this.held.set(mail.id, mail);
    return mail;
  }

  async postpone(): Promise<void> {
    // No other process could take it meanwhile.
  }

  async retake(mail: HeldMail): Promise<HeldMail> {
    const again = { ...mail, tries: mail.tries + 1 };
    this.held.set(mail.id, again);
    return again;
  }

  async drop({ id }: HeldMail): Promise<void> {
    this.held.delete(id);
  }

  async takeAbandoned(): Promise<{ taken: HeldMail[]; givenUp: number }> {
    return { taken: [], givenUp: 0 };
  }
}
