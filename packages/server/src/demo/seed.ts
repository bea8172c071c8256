import { abilityOf, type Role } from '@pliego/contract/abilities';
import { invitationDays } from '@pliego/contract/areas/users';
import { foldText } from '@pliego/contract/rules/fold-text';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { sql } from 'drizzle-orm';
import { toggleBookmark } from '#server/areas/bookmarks/commands.ts';
import { updateCompany } from '#server/areas/company/commands.ts';
import { giveStarterCriteria } from '#server/areas/decisions/starter-criteria.ts';
import { arrangeWidgets } from '#server/areas/home-widgets/commands.ts';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { createProduct } from '#server/areas/products/commands.ts';
import { giveReasons } from '#server/areas/work/reason-commands.ts';
import { giveStarterTemplates } from '#server/areas/tasks/starter-templates.ts';
import { assign, setTags } from '#server/areas/tenders/commands.ts';
import { writeRates } from '#server/areas/tenders/rate-commands.ts';
import { tenderIdsByCode } from '#server/areas/tenders/queries.ts';
import { demoPassword } from '#server/areas/auth/demo-accounts.ts';
import { type Caller, callerOf } from '#server/auth/caller.ts';
import { hashPassword } from '#server/auth/password.ts';
import { hashToken, newToken } from '#server/auth/session-token.ts';
import { type Database, enterScope, type Tx } from '#server/db/database.ts';
import { locks } from '#server/db/locks.ts';
import { companies, invitations, memberships, users } from '#server/db/schema/companies.ts';
import { tags } from '#server/db/schema/work.ts';
import { playAudit } from './audit.ts';
import { dayMs, hourMs } from './calendar.ts';
import * as demo from './company.ts';
import { type DemoUser, invitations as demoInvitations, users as demoUsers } from './people.ts';
import { earlierTenders } from './earlier-years.ts';
import { demoExpedientes } from './expedientes.ts';
import { importAsReadThen } from './import.ts';
import { playDecisions } from './play-decisions.ts';
import { playExpedientes, settleNotices } from './play-expediente.ts';
import { demoProducts } from './products.ts';
import { demoRates } from './rates.ts';
import { demoTenders } from './tenders.ts';
import type { DemoTender } from './demo-tender.ts';

async function isEmpty(tx: Tx): Promise<boolean> {
  return (await tx.select({ id: companies.id }).from(companies).limit(1)).length === 0;
}

async function importTenders(
  database: Database,
  tenders: readonly DemoTender[],
  { work, now }: { work: readonly demo.DemoWork[]; now: Date },
): Promise<void> {
  const worked = new Set(work.map(({ code }) => code));
  const observations = tenders
    .flatMap(({ code, firstLook, observations: looks }) =>
      firstLook !== null && worked.has(code) ? [firstLook, ...looks] : looks,
    )
    .map(hashed);
  await importAsReadThen(database, observations, now);
}

/** The day of the earliest publication; amounts are compared at the rate of their day. */
function firstDay(tenders: readonly DemoTender[]): string {
  return tenders
    .map(({ publishedAt }) => santiagoDay(new Date(publishedAt)))
    .reduce((earliest, day) => (day < earliest ? day : earliest));
}

/** Creates companies, people and their places; answers each person by e-mail. */
async function createPeople(tx: Tx, passwordHash: string, now: Date): Promise<Map<string, number>> {
  await tx
    .insert(companies)
    .values(demo.companies.map(({ id, name, taxId }) => ({ id, name, taxId, isDemo: true })));
  // The next company gets the next number, though these two were given theirs.
  await tx.execute(sql`select setval('companies_id_seq', (select max(id) from companies))`);
  const rows = demoUsers.map(({ fullName, username, email }) => ({
    fullName,
    username,
    email,
    passwordHash,
    isDemo: true,
  }));
  const created = await tx
    .insert(users)
    .values(rows)
    .returning({ id: users.id, email: users.email });
  const ids = new Map(created.map(({ id, email }) => [email, id]));
  await tx.insert(memberships).values(
    demoUsers.flatMap(({ email, memberships: places, seenHoursAgo }) =>
      places.map((place) => ({
        ...place,
        userId: ids.get(email) ?? 0,
        lastSeenAt:
          seenHoursAgo === undefined ? null : new Date(now.getTime() - seenHoursAgo * hourMs),
      })),
    ),
  );
  return ids;
}

/** The people of a company as callers, so that the demonstration works by the same rules as everyone. */
function callersOf(companyId: number, ids: ReadonlyMap<string, number>): Map<string, Caller> {
  const callers = new Map<string, Caller>();
  for (const { email, memberships: places } of demoUsers) {
    const role: Role | undefined = places.find((place) => place.companyId === companyId)?.role;
    const userId = ids.get(email);
    if (role === undefined || userId === undefined) continue;
    callers.set(email, callerOf(userId, companyId, role, abilityOf(role, userId)));
  }
  return callers;
}

interface Given {
  company: demo.DemoCompany;
  work: readonly demo.DemoWork[];
  tenders: readonly DemoTender[];
  ids: ReadonlyMap<string, number>;
  now: Date;
}

async function createWork(tx: Tx, { company, work, tenders, ids, now }: Given): Promise<void> {
  const callers = callersOf(company.id, ids);
  const admin = [...callers.values()].find(({ role }) => role === 'admin');
  if (admin !== undefined) {
    await updateCompany(tx, { caller: admin, ifVersion: undefined, now }, company.data);
    await arrangeWidgets(tx, admin, { chosen: demo.homeReports, ifVersion: undefined });
  }
  await giveReasons(tx, company.id);
  await giveStarterTemplates(tx, company.id);
  await giveStarterCriteria(tx, company.id);
  const created = await tx
    .insert(tags)
    .values(
      company.tags.map(({ name, color }) => ({
        companyId: company.id,
        name,
        nameKey: foldText(name),
        color,
      })),
    )
    .returning({ id: tags.id, name: tags.name });
  const tagIds = new Map(created.map(({ id, name }) => [name, id]));
  const tenderIds = await tenderIdsByCode(
    tx,
    'demostracion',
    work.map(({ code }) => code),
  );
  const plans = demoExpedientes(now, work, tenders);
  const taggedOf = new Map(plans.map(({ code, tagged }) => [code, tagged]));
  for (const { code, assignee, by, at } of work) {
    const tenderId = tenderIds.get(code);
    const caller = callers.get(by);
    if (tenderId === undefined || caller === undefined) continue;
    const change = { tenderId, caller, ifVersion: undefined, now: new Date(at) };
    const { names = [], at: taggedAt = at } = taggedOf.get(code) ?? {};
    await setTags(
      tx,
      { ...change, now: new Date(taggedAt) },
      names.flatMap((name) => tagIds.get(name) ?? []),
    );
    if (assignee !== null) await assign(tx, change, ids.get(assignee) ?? null);
  }
  await playExpedientes(tx, plans, { tenderIds, callers, now });
  await settleNotices(tx, company.id, now);
}

/** The catalogue of a company, as its administrator has entered it, and what its people did with what fits. */
async function createProducts(
  tx: Tx,
  scope: { companyId: number; userId: number },
  { ids, now, tenders, work }: Pick<Given, 'ids' | 'now' | 'tenders' | 'work'>,
): Promise<void> {
  const writer = { scope, now: new Date(now.getTime() - 20 * dayMs) };
  const productIds = new Map<string, { id: number; name: string }>();
  for (const { owner, ...fields } of demoProducts[scope.companyId] ?? []) {
    const responsable = owner === null ? null : (ids.get(owner) ?? null);
    const { id, sku, name } = await createProduct(tx, writer, { ...fields, responsable });
    productIds.set(sku, { id, name });
  }
  const { companyId } = scope;
  const worked = new Set(work.map(({ code }) => code));
  await playDecisions(tx, { companyId, productIds, userIds: ids, tenders, worked, now });
}

/** Invitations that nobody has answered. Their links are known to nobody. */
async function createInvitations(
  tx: Tx,
  { companyId, userId }: { companyId: number; userId: number },
  now: Date,
): Promise<void> {
  const day = (days: number) => new Date(now.getTime() + days * dayMs);
  for (const { email, role, daysAgo } of demoInvitations.filter(isOf(companyId))) {
    await tx.insert(invitations).values({
      companyId,
      email,
      role,
      tokenHash: hashToken(newToken()),
      invitedBy: userId,
      sentAt: day(-daysAgo),
      expiresAt: day(invitationDays - daysAgo),
    });
  }
}

const isOf = (companyId: number) => (one: { companyId: number }) => one.companyId === companyId;

/** Every user begins with the same bookmarks; the bar shows each user those they may open. */
async function createBookmarks(tx: Tx, ids: ReadonlyMap<string, number>): Promise<void> {
  for (const { email, memberships: places } of demoUsers) {
    const [userId, companyId] = [ids.get(email), places[0]?.companyId];
    if (userId === undefined || companyId === undefined) continue;
    const scope = { companyId, userId };
    await enterScope(tx, scope);
    for (const pageId of demo.bookmarkedPages) await toggleBookmark(tx, scope, pageId);
  }
}

/**
 * Fills an empty database with the demonstration: two companies, their people, tenders around today and
 * some work on them. A database with any company is not changed. Returns whether it was filled.
 */
export async function seedDemo(database: Database, now: Date): Promise<boolean> {
  if (!(await database.read('system', isEmpty))) return false;
  const tenders = demoTenders(now);
  // Tenders first: what was cut off in the middle starts again, and importing again is harmless.
  await database.transaction('system', (tx) => writeRates(tx, demoRates(firstDay(tenders), now)));
  const work = demo.demoWork(now, tenders);
  await importTenders(database, [...tenders, ...earlierTenders(now)], { work, now });
  const passwordHash = await hashPassword(demoPassword);
  // The rest is there as a whole or not at all, and of two processes that begin at once one creates it.
  const isFirst = await database.transaction('system', async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.demonstration})`);
    if (!(await isEmpty(tx))) return false;
    const ids = await createPeople(tx, passwordHash, now);
    await createBookmarks(tx, ids);
    const names = new Map(demoUsers.map(({ email, fullName }) => [email, fullName]));
    for (const company of demo.companies) {
      const adminId = ids.get(demoUsers.find(isAdminOf(company.id))?.email ?? '') ?? 0;
      const ours = work.filter(({ companyId }) => companyId === company.id);
      // Thousands of small changes, each to rows found by their keys.
      await enterScope(tx, { companyId: company.id, userId: adminId }, 'auto');
      await playAudit(tx, company.id, { ids, names, now });
      await createWork(tx, { company, work: ours, tenders, ids, now });
      await createProducts(
        tx,
        { companyId: company.id, userId: adminId },
        { ids, now, tenders, work: ours },
      );
      await createInvitations(tx, { companyId: company.id, userId: adminId }, now);
    }
    return true;
  });
  if (isFirst) await database.maintain();
  return isFirst;
}

const isAdminOf = (companyId: number) => (user: DemoUser) =>
  user.memberships.some((place) => place.companyId === companyId && place.role === 'admin');
