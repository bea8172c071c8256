import { and, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { outbox } from '#server/db/schema/mail.ts';

export interface OutboxRow {
  id: string;
  sealed: string;
  tries: number;
  createdAt: Date;
}

export async function keepMail(tx: Tx, row: OutboxRow, heldUntil: Date): Promise<void> {
  await tx.insert(outbox).values({ ...row, heldUntil });
}

/** The very mail as it was last taken; of two processes only one counts the next try. */
const asTaken = ({ id, tries }: Pick<OutboxRow, 'id' | 'tries'>) =>
  and(eq(outbox.id, id), eq(outbox.tries, tries));

export async function holdMail(
  tx: Tx,
  mail: Pick<OutboxRow, 'id' | 'tries'>,
  heldUntil: Date,
): Promise<void> {
  await tx.update(outbox).set({ heldUntil }).where(asTaken(mail));
}

/** Counts another try before it is made, so that a mail that ends the process does not do so for ever. */
export async function countMailTry(
  tx: Tx,
  mail: Pick<OutboxRow, 'id' | 'tries'>,
  heldUntil: Date,
): Promise<boolean> {
  const counted = await tx
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, heldUntil })
    .where(asTaken(mail))
    .returning({ id: outbox.id });
  return counted.length === 1;
}

export async function dropMail(tx: Tx, { id }: Pick<OutboxRow, 'id'>): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.id, id));
}

/** Mails that no process holds at an instant, or all, locked until the transaction ends. */
export function abandonedMails(tx: Tx, at: Date | 'any'): Promise<OutboxRow[]> {
  return tx
    .select({
      id: outbox.id,
      sealed: outbox.sealed,
      tries: outbox.tries,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(at === 'any' ? undefined : lte(outbox.heldUntil, at))
    .orderBy(outbox.createdAt, outbox.id)
    .limit(50)
    .for('update', { skipLocked: true });
}
