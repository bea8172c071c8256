import { and, desc, eq, gt } from 'drizzle-orm';
import { hashToken } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { accountTokens, registrations } from '#server/db/schema/accounts.ts';
import { companies, users } from '#server/db/schema/companies.ts';

/** The company with this RUT, as printed. */
export async function companyByTaxId(tx: Tx, taxId: string) {
  const [company] = await tx.select().from(companies).where(eq(companies.taxId, taxId));
  return company;
}

/** Whether a company with this RUT, as printed, exists. Unconfirmed registrations do not count. */
export async function companyExists(tx: Tx, taxId: string): Promise<boolean> {
  return (await companyByTaxId(tx, taxId)) !== undefined;
}

/** The newest registration with an e-mail that still waits to be confirmed. */
export async function registrationByEmail(tx: Tx, email: string) {
  const [registration] = await tx
    .select()
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(desc(registrations.createdAt), registrations.tokenHash)
    .limit(1);
  return registration;
}

/** The address a link that confirms one is for; undefined when the link is unknown, used or expired. */
export async function addressToConfirm(tx: Tx, token: string, now: Date) {
  const [registration] = await tx
    .select({ email: registrations.email })
    .from(registrations)
    .where(and(eq(registrations.tokenHash, hashToken(token)), gt(registrations.expiresAt, now)));
  return registration?.email;
}

/** The live link by which a user may sign in while strangers fail; undefined without one. */
export async function signInTokenOf(tx: Tx, userId: number, now: Date) {
  const [found] = await tx
    .select({ tokenHash: accountTokens.tokenHash })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'sign-in'),
        gt(accountTokens.expiresAt, now),
      ),
    );
  return found;
}

/** Whose password a link may change; undefined when the link is unknown, used or expired. */
export async function userOfResetToken(tx: Tx, token: string, now: Date) {
  const [user] = await tx
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      username: users.username,
    })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(
      and(
        eq(accountTokens.tokenHash, hashToken(token)),
        eq(accountTokens.purpose, 'reset-password'),
        gt(accountTokens.expiresAt, now),
        eq(users.status, 'active'),
      ),
    );
  return user;
}
