import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { memberships, users } from '#server/db/schema/companies.ts';

/** The people of a company, by name. */
export function colleaguesOf(tx: Tx, companyId: number) {
  return tx
    .select({
      id: users.id,
      fullName: users.fullName,
      username: users.username,
      email: users.email,
      avatar: users.avatar,
      role: memberships.role,
      status: users.status,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.companyId, companyId))
    .orderBy(asc(users.fullName), asc(users.id));
}
