import type { Message } from './mailer.ts';

/** Long enough for a server that is being restarted; a link in a mail does not outlast it by much. */
export const retryAfterMs = [10_000, 60_000, 5 * 60_000, 30 * 60_000] as const;
export const mostTries = retryAfterMs.length + 1;

/** A mail that has not left yet and that this process sees to. */
export interface HeldMail {
  id: string;
  message: Message;
  /** How often sending it was begun, this time included. */
  tries: number;
}

/** Where mails lie until they have left, so that none is lost with the process that wrote it. */
export interface Outbox {
  /** Keeps a mail for its first try. */
  keep(message: Message): Promise<HeldMail>;
  /** Keeps it for a try after so many milliseconds. */
  postpone(mail: HeldMail, ms: number): Promise<void>;
  /** Takes it for that try; null when another process has taken it. */
  retake(mail: HeldMail): Promise<HeldMail | null>;
  /** It has left, or is given up. */
  drop(mail: HeldMail): Promise<void>;
  /**
   * Takes mails that no living process holds, and returns how many it dropped for being too old, tried too often or
   * sealed with another key.
   */
  takeAbandoned(): Promise<{ taken: HeldMail[]; givenUp: number }>;
}
