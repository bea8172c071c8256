import type { Message } from '#server/mail/mailer.ts';
import { type Act, recordAudit } from '#server/areas/audit/commands.ts';
import type { Origin } from '#server/auth/origin.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { companiesOfUser, userById } from './queries.ts';

interface AccountAct {
  userId: number;
  from: Origin;
  now: Date;
}

/** The companies of an account, in an order in which two that write to several never wait for each other. */
async function companyIds(tx: Tx, userId: number): Promise<number[]> {
  const companies = await companiesOfUser(tx, userId);
  return companies.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Writes down what somebody did with their account, in each of their companies. In a transaction of the system. */
export async function recordInAll(
  tx: Tx,
  // Null: the operator, and not the owner of the account.
  { userId, by = userId, from, now }: AccountAct & { by?: number | null },
  act: Act,
): Promise<void> {
  for (const companyId of await companyIds(tx, userId)) {
    await recordAudit(tx, { companyId, userId: by, from, now }, act);
  }
}

/** Writes down that somebody failed to sign in to an account: who that was is not known. */
export async function recordFailure(
  tx: Tx,
  { userId, from, now }: AccountAct,
  { action, companyId }: { action: 'ingreso-fallido' | 'segundo-paso-fallido'; companyId?: number },
): Promise<void> {
  const user = await userById(tx, userId);
  if (user === undefined) return;
  const subject = { kind: 'persona', id: userId, name: user.fullName } as const;
  const places = companyId === undefined ? await companyIds(tx, userId) : [companyId];
  for (const place of places) {
    await recordAudit(tx, { companyId: place, userId: null, from, now }, { action, subject });
  }
}

/**
 * What follows a wrong password once it was answered: its entry, and the mail to the owner where one is due. It takes longer where
 * there is such an account, which nobody is to see in the time of the answer.
 */
export async function afterFailure(
  database: Database,
  account: AccountAct | null,
  alert: () => Promise<Message | null>,
): Promise<Message | null> {
  if (account !== null) {
    await database.transaction('system', (tx) =>
      recordFailure(tx, account, { action: 'ingreso-fallido' }),
    );
  }
  return alert();
}
