import type { CompanyChoice } from '@pliego/contract/areas/auth';
import type { Role } from '@pliego/contract/abilities';
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { sessionIdleMs } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { companies, mayEnter, memberships, sessions, users } from '#server/db/schema/companies.ts';

export type CompanyOfUser = CompanyChoice & { role: Role };

export async function userByEmail(tx: Tx, email: string) {
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  return user;
}

export async function userById(tx: Tx, id: number) {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  return user;
}

/** The companies a user may enter, by name. */
export function companiesOfUser(tx: Tx, userId: number): Promise<CompanyOfUser[]> {
  return tx
    .select({ id: companies.id, nombre: companies.name, role: memberships.role })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.status, 'active'),
        isNull(companies.closedAt),
      ),
    )
    .orderBy(asc(companies.name), asc(companies.id));
}

/** A user with the names of their companies: a password of theirs must be made of none of them. */
export async function withCompanyNames<User extends { id: number }>(tx: Tx, user: User) {
  const companies = await companiesOfUser(tx, user.id);
  return { ...user, empresa: companies.map(({ nombre }) => nombre).join(' ') };
}

/** The live sessions of a user, the one used last first. */
export function sessionsOfUser(tx: Tx, userId: number, now: Date) {
  return tx
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      userAgent: sessions.userAgent,
      address: sessions.address,
      company: companies.name,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(companies, eq(companies.id, sessions.companyId))
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedBy),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, new Date(now.getTime() - sessionIdleMs)),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Demonstration users with the companies they are in, in the order they were created. */
export function demoUsers(tx: Tx) {
  return tx
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      company: companies.name,
      role: memberships.role,
    })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(and(eq(users.isDemo, true), mayEnter))
    .orderBy(asc(users.id), asc(companies.id));
}
