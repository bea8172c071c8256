import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { keptAfterClosingDays } from '@pliego/contract/areas/privacy';
import { type AuditedBy, recordAudit } from '#server/areas/audit/commands.ts';
import { userById } from '#server/areas/auth/queries.ts';
import { tellMember } from '#server/areas/notices/live-commands.ts';
import { companyName } from '#server/areas/notices/mail-queries.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import { putInOutbox } from '#server/mail/database-outbox.ts';
import { type Letter, messageOf } from '#server/mail/letter.ts';
import { companyClosedLetter, companyReopenedLetter } from './closing-letters.ts';
import { enterScope, type Tx } from '#server/db/database.ts';
import { signInChallenges } from '#server/db/schema/accounts.ts';
import {
  companies,
  invitations,
  mayEnter,
  memberships,
  sessions,
  users,
} from '#server/db/schema/companies.ts';
import { connectors } from '#server/db/schema/connectors.ts';
import { webhooks } from '#server/db/schema/webhooks.ts';

const dayMs = 24 * 60 * 60_000;

/** When the data of a company that was closed then is erased. */
export const erasedAt = (closedAt: Date): Date =>
  new Date(closedAt.getTime() + keptAfterClosingDays * dayMs);

/** What goes on by itself stops: connectors, webhooks, and the links of invitations. Those who open it again start them again. */
async function stopOwnWork(tx: Tx, companyId: number, now: Date): Promise<void> {
  await enterScope(tx, { companyId, userId: 0 });
  await tx
    .update(connectors)
    .set({ isActive: false })
    .where(and(eq(connectors.companyId, companyId), eq(connectors.isActive, true)));
  await tx
    .update(webhooks)
    .set({ isActive: false })
    .where(and(eq(webhooks.companyId, companyId), eq(webhooks.isActive, true)));
  await tx
    .update(invitations)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(invitations.companyId, companyId),
        isNull(invitations.acceptedAt),
        isNull(invitations.withdrawnAt),
      ),
    );
  await enterScope(tx, 'system');
}

/** With what mails are written; without a key none can be kept. */
export interface Mailing {
  secrets: SecretBox | null;
  baseUrl: () => string;
}

/** The addresses of who administers a company and may enter it. */
async function administratorsOf(tx: Tx, companyId: number): Promise<string[]> {
  const rows = await tx
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'admin'), mayEnter))
    .orderBy(asc(users.id));
  return rows.map(({ email }) => email);
}

/** Puts a mail to each of some administrators into the outbox, with the transaction. */
async function tellAdmins(
  tx: Tx,
  admins: readonly string[],
  { secrets, baseUrl }: Mailing,
  now: Date,
  letter: (to: string, base: string) => Letter,
): Promise<void> {
  if (secrets === null) return;
  for (const to of admins) {
    await putInOutbox(tx, messageOf(letter(to, baseUrl()), now), { secrets, now });
  }
}

/**
 * Closes a company in a transaction of the system: everybody is out at once, and their pages are told. Answers false where it was
 * closed already.
 */
export async function closeCompany(tx: Tx, by: AuditedBy, mailing: Mailing): Promise<boolean> {
  const { companyId, now } = by;
  // Asked before it is closed: nobody is of a closed company.
  const admins = await administratorsOf(tx, companyId);
  const closed = await tx
    .update(companies)
    .set({ closedAt: now })
    .where(and(eq(companies.id, companyId), isNull(companies.closedAt)))
    .returning({ id: companies.id });
  if (closed.length === 0) return false;
  await stopOwnWork(tx, companyId, now);
  await tx
    .update(sessions)
    .set({ endedBy: 'closed' })
    .where(and(eq(sessions.companyId, companyId), isNull(sessions.endedBy)));
  await tx.delete(signInChallenges).where(eq(signInChallenges.companyId, companyId));
  const members = await tx
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.status, 'active')));
  for (const { id } of members) await tellMember(tx, companyId, id);
  const told = {
    company: await companyName(tx, companyId),
    by: by.userId === null ? null : ((await userById(tx, by.userId))?.fullName ?? null),
    at: now,
    erasedAt: erasedAt(now),
  };
  await tellAdmins(tx, admins, mailing, now, (to, base) =>
    companyClosedLetter(to, { ...told, base }),
  );
  await recordAudit(tx, by, { action: 'empresa-cerrada' });
  return true;
}

/** Lets the people of a company that was closed enter again; sessions that ended stay ended. */
export async function reopenCompany(tx: Tx, by: AuditedBy, mailing: Mailing): Promise<void> {
  const { companyId, now } = by;
  await tx.update(companies).set({ closedAt: null }).where(eq(companies.id, companyId));
  const company = await companyName(tx, companyId);
  await tellAdmins(tx, await administratorsOf(tx, companyId), mailing, now, (to, base) =>
    companyReopenedLetter(to, { company, at: now, base }),
  );
  await recordAudit(tx, by, { action: 'empresa-reabierta' });
}

/** The companies that were closed so long ago that their data goes. */
export async function companiesToErase(tx: Tx, now: Date): Promise<number[]> {
  const longAgo = new Date(now.getTime() - keptAfterClosingDays * dayMs);
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(lte(companies.closedAt, longAgo));
  return rows.map(({ id }) => id);
}
