import {
  type ColleagueProfile,
  emptyProfile,
  type OwnProfile,
} from '@pliego/contract/areas/own-profile';
import { and, eq, gt, sql } from 'drizzle-orm';
import { companiesOfUser, userById } from '#server/areas/auth/queries.ts';
import { memberOf } from '#server/areas/users/queries.ts';
import { openWorkOf } from '#server/areas/users/open-work-queries.ts';
import { hashToken } from '#server/auth/session-token.ts';
import { type Database, rowsOf, type Tx } from '#server/db/database.ts';
import { accountTokens } from '#server/db/schema/accounts.ts';
import { users } from '#server/db/schema/companies.ts';
import { profiles } from '#server/db/schema/profiles.ts';

/** What somebody wrote of themselves; what everybody begins with where they wrote nothing. */
export async function detailsOf(tx: Tx, userId: number) {
  const [row] = await tx
    .select({ details: profiles.details })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  const details = row?.details;
  return { ...emptyProfile, ...details, redes: { ...emptyProfile.redes, ...details?.redes } };
}

/** In a transaction of the system. */
export async function ownProfileOf(tx: Tx, userId: number, now: Date): Promise<OwnProfile> {
  const user = await userById(tx, userId);
  if (user === undefined) throw new Error('The person of the session is not there');
  const [waiting] = await tx
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'change-email'),
        gt(accountTokens.expiresAt, now),
      ),
    );
  const { id, fullName, username, email, avatar } = user;
  return {
    ...(await detailsOf(tx, userId)),
    id,
    fullName,
    username,
    email,
    avatar,
    correoNuevo: waiting?.email ?? null,
  };
}

/** Somebody who is in the company, as colleagues see them. */
export async function colleagueOf(
  tx: Tx,
  { companyId }: { companyId: number },
  userId: number,
): Promise<ColleagueProfile | undefined> {
  const member = await memberOf(tx, companyId, userId);
  if (member === undefined || member.status === 'removed') return undefined;
  const { id, fullName, avatar, role } = member;
  const { cargo, bio, telefono, sitio, pais } = await detailsOf(tx, userId);
  return { id, fullName, avatar, role, cargo, bio, telefono, sitio, pais };
}

/** The picture of a colleague, whom the database shows to those of the company alone. */
export async function pictureOf(tx: Tx, userId: number) {
  const [row] = await tx
    .select({ picture: profiles.picture, hash: profiles.pictureHash })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row === undefined || row.picture === null || row.hash === null
    ? undefined
    : { content: row.picture, hash: row.hash };
}

/** Whose address a link changes, and to what; undefined when the link is unknown, used or expired. */
export async function addressChangeOf(tx: Tx, token: string, now: Date) {
  const [found] = await tx
    .select({ userId: users.id, before: users.email, email: accountTokens.email })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(
      and(
        eq(accountTokens.tokenHash, hashToken(token)),
        eq(accountTokens.purpose, 'change-email'),
        gt(accountTokens.expiresAt, now),
        eq(users.status, 'active'),
      ),
    );
  return found === undefined || found.email === null ? undefined : { ...found, email: found.email };
}

/** Whether nobody but this person administers a company. In a transaction of the system. */
async function isOnlyAdmin(tx: Tx, companyId: number, userId: number): Promise<boolean> {
  const [row] = await rowsOf<{ own: boolean; others: number }>(
    tx,
    sql`select bool_or(m.user_id = ${userId}) as own, count(*) filter (where m.user_id <> ${userId})::int as others
      from memberships m join users u on u.id = m.user_id
      where m.company_id = ${companyId} and m.role = 'admin' and m.status = 'active' and u.status = 'active'`,
  );
  return row?.own === true && row.others === 0;
}

/** What somebody has open in each of their companies, and what keeps them from leaving. */
export async function workLeftOf(database: Database, userId: number) {
  const companies = await database.read('system', async (tx) => {
    const found = await companiesOfUser(tx, userId);
    const kept = [];
    for (const { id, nombre } of found) {
      kept.push({ id, nombre, unicaAdministradora: await isOnlyAdmin(tx, id, userId) });
    }
    return kept;
  });
  const empresas = [];
  for (const { id: companyId, nombre, unicaAdministradora } of companies) {
    const work = await database.read({ companyId, userId }, (tx) => openWorkOf(tx, companyId));
    const { licitaciones, tareas } = work.get(userId) ?? { licitaciones: 0, tareas: 0 };
    empresas.push({ nombre, licitaciones, tareas, unicaAdministradora });
  }
  return { empresas };
}
