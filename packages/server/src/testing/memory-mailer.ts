import type { Mailer, MailPurpose, Message } from '#server/mail/mailer.ts';

/** Keeps mails instead of sending them, and can refuse them as a server would. */
export class MemoryMailer implements Mailer {
  readonly sent: Message[] = [];
  /** Each refuses one mail, the first first. */
  readonly refusals: Error[] = [];

  send(message: Message): Promise<void> {
    const refusal = this.refusals.shift();
    if (refusal !== undefined) return Promise.reject(refusal);
    this.sent.push(message);
    return Promise.resolve();
  }

  /** The last mail of a purpose to an address. */
  last(purpose: MailPurpose, to: string): Message {
    const found = this.sent.findLast((mail) => mail.purpose === purpose && mail.to === to);
    if (found === undefined) throw new Error(`No mail «${purpose}» was sent to ${to}`);
    return found;
  }
}

/** The secret part of the link in a mail. */
export function tokenIn({ text }: Pick<Message, 'text'>): string {
  const token =
    /\/(?:verify-email|nuevo-correo|reset-password|login|invitacion)\/([\w-]{43})$/m.exec(
      text,
    )?.[1];
  if (token === undefined) throw new Error(`There is no link in: ${text}`);
  return token;
}
