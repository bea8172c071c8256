import { and, arrayContains, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { companyProviders } from '#server/db/schema/accounts.ts';
import {
  companies,
  invitations,
  mayEnter,
  memberships,
  users,
} from '#server/db/schema/companies.ts';
import { companySignIn } from '#server/db/schema/company-profile.ts';

/** Companies that let people in through their provider; where there are no rules, anyhow. */
const takesProvider = or(
  isNull(companySignIn.companyId),
  arrayContains(companySignIn.methods, ['organizacion']),
);

/**
 * In which company somebody signs in through its provider: the one that is named, the one they were in last, or one that
 * invited them. Never a choice of several: nobody has proved yet whose the address is.
 */
export async function companyByProvider(
  tx: Tx,
  { email, named }: { email: string; named: number | undefined },
  now: Date,
): Promise<number | undefined> {
  const isNamed = named === undefined ? undefined : eq(companies.id, named);
  const [own] = await tx
    .select({ id: companies.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .innerJoin(companyProviders, eq(companyProviders.companyId, companies.id))
    .leftJoin(companySignIn, eq(companySignIn.companyId, companies.id))
    .where(
      and(eq(users.email, email), mayEnter, isNull(companies.closedAt), takesProvider, isNamed),
    )
    .orderBy(sql`${memberships.lastSeenAt} desc nulls last`, asc(companies.id))
    .limit(1);
  if (own !== undefined) return own.id;
  const [inviting] = await tx
    .select({ id: companies.id })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .innerJoin(companyProviders, eq(companyProviders.companyId, companies.id))
    .leftJoin(companySignIn, eq(companySignIn.companyId, companies.id))
    .where(
      and(
        eq(invitations.email, email),
        isNull(invitations.acceptedAt),
        isNull(invitations.withdrawnAt),
        gt(invitations.expiresAt, now),
        isNull(companies.closedAt),
        takesProvider,
        isNamed,
      ),
    )
    .orderBy(asc(invitations.id))
    .limit(1);
  return inviting?.id;
}
