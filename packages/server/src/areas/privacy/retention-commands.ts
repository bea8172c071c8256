import {
  type Retention,
  type RetentionCounts,
  startingRetention,
} from '@pliego/contract/areas/privacy';
import { eq, type SQL, sql } from 'drizzle-orm';
import { enterScope, rowsOf, type Tx } from '#server/db/database.ts';
import { companyRetention } from '#server/db/schema/company-profile.ts';

/** The rule of a company, or the one that it begins with. */
export async function retentionOf(tx: Tx, companyId: number): Promise<Retention> {
  const [row] = await tx
    .select()
    .from(companyRetention)
    .where(eq(companyRetention.companyId, companyId));
  if (row === undefined) return startingRetention;
  const { notices, rejections, discarded, removed } = row;
  return { avisos: notices, rechazos: rejections, descartadas: discarded, quitadas: removed };
}

export async function setRetention(
  tx: Tx,
  companyId: number,
  { avisos, rechazos, descartadas, quitadas }: Retention,
): Promise<Retention> {
  const row = {
    notices: avisos,
    rejections: rechazos,
    discarded: descartadas,
    removed: quitadas,
  };
  await tx
    .insert(companyRetention)
    .values({ companyId, ...row })
    .onConflictDoUpdate({ target: companyRetention.companyId, set: row });
  return retentionOf(tx, companyId);
}

/** When that many months ago was; null of never. */
const cutoff = (now: Date, months: number | null): SQL | null =>
  months === null
    ? null
    : sql`(${now.toISOString()}::timestamptz - make_interval(months => ${months}::integer))`;

const oldNotices = (before: SQL) =>
  sql`notices n where n.company_id = current_company() and n.read_at < ${before}`;

const oldRejections = (before: SQL, companyId: number) =>
  sql`excerpt <> '' and run_id in (select id from import_runs
    where company_id = ${companyId} and finished_at < ${before})`;

const discardedBefore = (before: SQL) =>
  sql`(select tender_id from tender_work where company_id = current_company()
    and stage = 'descartada' and stage_since < ${before})`;

/** Of those who were removed before, and are named still. */
export async function removedBefore(
  tx: Tx,
  companyId: number,
  months: number | null,
  now: Date,
): Promise<number[]> {
  const before = cutoff(now, months);
  if (before === null) return [];
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select user_id as id from memberships where company_id = ${companyId}
      and status = 'removed' and erased_at is null and status_since < ${before}`,
  );
  return rows.map(({ id }) => id);
}

async function count(tx: Tx, from: SQL): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(tx, sql`select count(*) as n from ${from}`);
  return row?.n ?? 0;
}

async function discardedCounts(
  tx: Tx,
  before: SQL | null,
): Promise<RetentionCounts['descartadas']> {
  if (before === null) return { licitaciones: 0, comentarios: 0, tareas: 0, archivos: 0 };
  const of = discardedBefore(before);
  const within = (table: SQL, more: SQL = sql`true`) =>
    count(
      tx,
      sql`${table} where company_id = current_company() and tender_id in ${of} and ${more}`,
    );
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(*) as n from (
      select tender_id from tender_comments where company_id = current_company() and tender_id in ${of} and body <> ''
      union select tender_id from tender_tasks where company_id = current_company() and tender_id in ${of}
      union select tender_id from tender_files where company_id = current_company() and tender_id in ${of}) t`,
  );
  return {
    licitaciones: row?.n ?? 0,
    comentarios: await within(sql`tender_comments`, sql`body <> ''`),
    tareas: await within(sql`tender_tasks`),
    archivos: await within(sql`tender_files`),
  };
}

/** What a rule would erase now, counted by the same conditions by which it is erased. */
export async function retentionCounts(
  tx: Tx,
  companyId: number,
  rule: Retention,
  now: Date,
): Promise<RetentionCounts> {
  const notices = cutoff(now, rule.avisos);
  const rejections = cutoff(now, rule.rechazos);
  const refused = (before: SQL) => sql`import_rejections where ${oldRejections(before, companyId)}`;
  return {
    avisos: notices === null ? 0 : await count(tx, oldNotices(notices)),
    rechazos: rejections === null ? 0 : await count(tx, refused(rejections)),
    descartadas: await discardedCounts(tx, cutoff(now, rule.descartadas)),
    quitadas: (await removedBefore(tx, companyId, rule.quitadas, now)).length,
  };
}

/** Erases the personal content of tenders that were discarded; that they were, when and why, stays. */
async function eraseDiscarded(tx: Tx, before: SQL, now: Date): Promise<void> {
  const of = sql`company_id = current_company() and tender_id in ${discardedBefore(before)}`;
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`delete from comment_mentions where company_id = current_company()
    and comment_id in (select id from tender_comments where ${of})`);
  await tx.execute(
    sql`update tender_comments set body = '', deleted_at = coalesce(deleted_at, ${at}) where ${of} and body <> ''`,
  );
  await tx.execute(sql`delete from tender_tasks where ${of}`);
  await tx.execute(
    sql`update tender_work set submission_file_id = null where ${of} and submission_file_id is not null`,
  );
  await tx.execute(sql`delete from tender_files where ${of}`);
  await tx.execute(sql`delete from file_contents c where c.company_id = current_company()
    and not exists (select from tender_files f where f.company_id = c.company_id and f.sha256 = c.sha256)`);
}

/** Applies the rule of a company, in a transaction of its own scope. People are erased apart. */
export async function applyRetention(tx: Tx, companyId: number, now: Date): Promise<Retention> {
  const rule = await retentionOf(tx, companyId);
  const notices = cutoff(now, rule.avisos);
  if (notices !== null) await tx.execute(sql`delete from ${oldNotices(notices)}`);
  const discarded = cutoff(now, rule.descartadas);
  if (discarded !== null) await eraseDiscarded(tx, discarded, now);
  const rejections = cutoff(now, rule.rechazos);
  if (rejections !== null) {
    await enterScope(tx, 'system');
    await tx.execute(
      sql`update import_rejections set excerpt = '' where ${oldRejections(rejections, companyId)}`,
    );
  }
  return rule;
}
