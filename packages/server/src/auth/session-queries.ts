import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Missing } from '@pliego/contract/areas/auth-shapes';
import { hashToken, sessionIdleMs } from './session-token.ts';
import { missingOf } from './sign-in-rule.ts';
import type { Tx } from '#server/db/database.ts';
import { companyProviders } from '#server/db/schema/accounts.ts';
import { companySignIn } from '#server/db/schema/company-profile.ts';
import { companies, mayEnter, memberships, sessions, users } from '#server/db/schema/companies.ts';

const viewStands = sql<boolean>`(${sessions.viewedPerson} is null or exists (
  select from ${memberships} viewed join ${users} seen on seen.id = viewed.user_id
  where viewed.company_id = ${sessions.companyId} and viewed.user_id = ${sessions.viewedPerson}
    and viewed.role = ${sessions.viewedRole} and viewed.status = 'active' and seen.status = 'active'))`;

/** The live session of a token's hash, with the role it gives; only of who may enter the company. */
export async function sessionByHash(tx: Tx, tokenHash: string, now: Date) {
  const [session] = await tx
    .select({
      userId: sessions.userId,
      companyId: sessions.companyId,
      role: memberships.role,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
      method: sessions.method,
      secondStep: sessions.secondStep,
      providerCompanyId: sessions.providerCompanyId,
      hasProvider: sql<boolean>`${companyProviders.companyId} is not null`,
      rule: { secondStep: companySignIn.secondStep, methods: companySignIn.methods },
      viewedRole: sessions.viewedRole,
      viewedPerson: sessions.viewedPerson,
      viewedUntil: sessions.viewedUntil,
      /** Of a view as a person: they are still in the company, with that role. */
      viewStands,
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
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, new Date(now.getTime() - sessionIdleMs)),
        isNull(sessions.endedBy),
        mayEnter,
      ),
    );
  return session;
}

/** What the session of a token lacks in the company it is in. */
export async function missingIn(tx: Tx, token: string, now: Date): Promise<Missing | undefined> {
  const session = await sessionByHash(tx, hashToken(token), now);
  return session === undefined ? undefined : missingOf(session, session.rule);
}

/** Why a company ended the session of a token's hash, and its name; undefined of a session that it did not end. */
export async function endOfSession(tx: Tx, tokenHash: string) {
  const [ended] = await tx
    .select({ endedBy: sessions.endedBy, company: companies.name })
    .from(sessions)
    .innerJoin(companies, eq(companies.id, sessions.companyId))
    .where(and(eq(sessions.tokenHash, tokenHash), isNotNull(sessions.endedBy)));
  return ended;
}
