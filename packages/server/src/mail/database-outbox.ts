import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { CannotOpenSecret, type SecretBox } from '#server/auth/secret-box.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { mailPurposes, type Message } from './mailer.ts';
import { type HeldMail, mostTries, type Outbox } from './outbox.ts';
import {
  abandonedMails,
  countMailTry,
  dropMail,
  holdMail,
  keepMail,
  type OutboxRow,
} from './outbox-commands.ts';

/** Longer than any mail server is given to take a mail. */
const leaseMs = 5 * 60_000;

/** A mail about a registration or a password is of no use a day later. */
const mostAgeMs = 86_400_000;

const StoredMessage: z.ZodType<Message> = z.object({
  purpose: z.enum(mailPurposes),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  date: z.coerce.date(),
  headers: z.optional(z.record(z.string(), z.string())),
  attachments: z.optional(
    z.array(z.object({ name: z.string(), type: z.string(), base64: z.string() })),
  ),
});

const ownerOf = (id: string) => `mail ${id}`;

/**
 * Puts a mail into the outbox within a transaction: it is sent if that is committed, by whichever process collects it
 * first.
 */
export async function putInOutbox(
  tx: Tx,
  message: Message,
  { secrets, now }: { secrets: SecretBox; now: Date },
): Promise<void> {
  const id = randomUUID();
  const sealed = secrets.seal(JSON.stringify(message), ownerOf(id));
  await keepMail(tx, { id, sealed, tries: 0, createdAt: now }, now);
}

interface Dependencies {
  database: Database;
  secrets: SecretBox;
  now: () => Date;
}

/** The outbox in the database, each mail as a whole under seal. */
export function databaseOutbox({ database, secrets, now }: Dependencies): Outbox {
  const inMs = (ms: number): Date => new Date(now().getTime() + ms);
  const change = <T>(work: (tx: Tx) => Promise<T>) => database.transaction('system', work);
  // No other process has the embedded database, so mails held at the start are of an earlier process.
  let isFirst = true;

  function messageOf({ id, sealed }: OutboxRow): Message | null {
    try {
      return StoredMessage.parse(JSON.parse(secrets.open(sealed, ownerOf(id))));
    } catch (error) {
      if (error instanceof CannotOpenSecret) return null;
      throw error;
    }
  }

  return {
    keep: async (message) => {
      const id = randomUUID();
      const sealed = secrets.seal(JSON.stringify(message), ownerOf(id));
      const row = { id, sealed, tries: 1, createdAt: now() };
      await change((tx) => keepMail(tx, row, inMs(leaseMs)));
      return { id, message, tries: row.tries };
    },

    // Held for a while longer than until the try: this process is the one to make it.
    postpone: (mail, ms) => change((tx) => holdMail(tx, mail, inMs(ms + leaseMs))),

    retake: async (mail) =>
      (await change((tx) => countMailTry(tx, mail, inMs(leaseMs))))
        ? { ...mail, tries: mail.tries + 1 }
        : null,

    drop: (mail) => change((tx) => dropMail(tx, mail)),

    takeAbandoned: () => {
      const everything = isFirst && database.kind === 'integrada';
      isFirst = false;
      const at = everything ? 'any' : now();
      return change(async (tx) => {
        const taken: HeldMail[] = [];
        let givenUp = 0;
        for (const row of await abandonedMails(tx, at)) {
          const isTooOld = row.createdAt.getTime() + mostAgeMs <= now().getTime();
          const message = isTooOld || row.tries >= mostTries ? null : messageOf(row);
          if (message === null) {
            await dropMail(tx, row);
            givenUp += 1;
          } else {
            await countMailTry(tx, row, inMs(leaseMs));
            taken.push({ id: row.id, message, tries: row.tries + 1 });
          }
        }
        return { taken, givenUp };
      });
    },
  };
}
