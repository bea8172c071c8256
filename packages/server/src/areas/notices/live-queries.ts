import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { sessionIdleMs } from '#server/auth/session-token.ts';
import { missingOf } from '#server/auth/sign-in-rule.ts';
import type { Tx } from '#server/db/database.ts';
import { companyProviders } from '#server/db/schema/accounts.ts';
import { companySignIn } from '#server/db/schema/company-profile.ts';
import { mayEnter, memberships, sessions, users } from '#server/db/schema/companies.ts';

/** Which of some sessions last still and meet the rules of their company, each with its user and company. Asking does not prolong them. */
export async function liveTokens(
  tx: Tx,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({
      hash: sessions.tokenHash,
      userId: sessions.userId,
      companyId: sessions.companyId,
      role: memberships.role,
      method: sessions.method,
      secondStep: sessions.secondStep,
      providerCompanyId: sessions.providerCompanyId,
      hasProvider: sql<boolean>`${companyProviders.companyId} is not null`,
      rule: { secondStep: companySignIn.secondStep, methods: companySignIn.methods },
    })
    .from(sessions)
    .innerJoin(
      memberships,
      and(eq(memberships.companyId, sessions.companyId), eq(memberships.userId, sessions.userId)),
    )
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companySignIn, eq(companySignIn.companyId, sessions.companyId))
    .leftJoin(companyProviders, eq(companyProviders.companyId, sessions.companyId))
    .where(
      and(
        inArray(sessions.tokenHash, [...hashes]),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, new Date(now.getTime() - sessionIdleMs)),
        isNull(sessions.endedBy),
        mayEnter,
      ),
    );
  const meeting = rows.filter((row) => missingOf(row, row.rule) === undefined);
  return new Set(meeting.map(({ hash, userId, companyId }) => `${hash} ${userId} ${companyId}`));
}
