import { and, eq, isNull, lte } from 'drizzle-orm';
import { keptAfterClosingDays } from '@pliego/contract/areas/privacy';
import { type AuditedBy, recordAudit } from '#server/areas/audit/commands.ts';
import { tellMember } from '#server/areas/notices/live-commands.ts';
import { enterScope, type Tx } from '#server/db/database.ts';
import { signInChallenges } from '#server/db/schema/accounts.ts';
import { companies, invitations, memberships, sessions } from '#server/db/schema/companies.ts';
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

/**
 * Closes a company in a transaction of the system: everybody is out at once, and their pages are told. Answers false where it was
 * closed already.
 */
export async function closeCompany(tx: Tx, by: AuditedBy): Promise<boolean> {
  const { companyId, now } = by;
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
  await recordAudit(tx, by, { action: 'empresa-cerrada' });
  return true;
}

/** Lets the people of a company that was closed enter again; sessions that ended stay ended. */
export async function reopenCompany(tx: Tx, by: AuditedBy): Promise<void> {
  await tx.update(companies).set({ closedAt: null }).where(eq(companies.id, by.companyId));
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
