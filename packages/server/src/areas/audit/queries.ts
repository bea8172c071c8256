import type { AuditFilter, AuditQuery, ChainReport } from '@pliego/contract/areas/audit';
import { actionsOf } from '@pliego/contract/areas/audit-actions';
import { createMessage } from '@pliego/contract/message';
import { countCap } from '@pliego/contract/paging';
import { ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { addDays, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  lt,
  lte,
  or,
  type SQL,
} from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { auditEntries, auditHeads } from '#server/db/schema/audit.ts';
import { ChainCheck, noEntries } from './chain.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

const startOf = (day: string): Date => new Date(startOfSantiagoDay(day));

/** What an entry has to do with people: they did it, or it was done to them. */
const isAbout = (people: readonly number[]): SQL | undefined =>
  or(
    inArray(auditEntries.actorId, [...people]),
    and(
      eq(auditEntries.subjectKind, 'persona'),
      inArray(auditEntries.subjectId, people.map(String)),
    ),
  );

function conditionsOf(companyId: number, query: AuditFilter): SQL | undefined {
  const { q, persona, clase, desde, hasta } = query;
  const words = foldText(q ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return and(
    eq(auditEntries.companyId, companyId),
    ...words.map((word) => ilike(auditEntries.searchText, `%${literal(word)}%`)),
    persona === undefined ? undefined : isAbout(persona),
    clase === undefined ? undefined : inArray(auditEntries.action, actionsOf(clase)),
    desde === undefined ? undefined : gte(auditEntries.at, startOf(desde)),
    hasta === undefined ? undefined : lt(auditEntries.at, startOf(addDays(hasta, 1))),
  );
}

/** The number before which a page begins. The cursor of a page is the number of its last entry. */
function positionOf(cursor: string): number {
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
  throw new ProblemError('datos-invalidos', createMessage('lista-cambiada'), {
    fieldErrors: { cursor: createMessage('cursor-ajeno') },
  });
}

/** The newest entries of what is chosen. */
function newest(tx: Tx, where: SQL | undefined, limit: number): Promise<AuditRow[]> {
  return tx.select().from(auditEntries).where(where).orderBy(desc(auditEntries.seq)).limit(limit);
}

async function countUpTo(tx: Tx, where: SQL | undefined, cap: number | null): Promise<number> {
  const found = tx.select({ seq: auditEntries.seq }).from(auditEntries).where(where);
  const counted = (cap === null ? found : found.limit(cap + 1)).as('counted');
  const [row] = await tx.select({ many: count() }).from(counted);
  return row?.many ?? 0;
}

/** A page of the list, the newest entry first, and how many there are. */
export async function auditPage(tx: Tx, companyId: number, query: AuditQuery) {
  const where = conditionsOf(companyId, query);
  const cap = query.exacto ? null : countCap;
  const counted = await countUpTo(tx, where, cap);
  const total = Math.min(counted, cap ?? counted);
  const before =
    query.cursor === undefined ? undefined : lt(auditEntries.seq, positionOf(query.cursor));
  const found = await newest(tx, and(where, before), query.limit + 1);
  const rows = found.slice(0, query.limit);
  const siguiente = found.length > rows.length ? String(rows.at(-1)?.seq) : null;
  return { rows, total, totalExacto: total === counted, siguiente };
}

/** All that is chosen, up to a limit. */
export function auditRows(
  tx: Tx,
  companyId: number,
  filter: AuditFilter,
  limit: number,
): Promise<AuditRow[]> {
  return newest(tx, conditionsOf(companyId, filter), limit);
}

/** The end that a company's chain has now. */
async function headOf(tx: Tx, companyId: number) {
  const [head] = await tx
    .select({ seq: auditHeads.seq, hash: auditHeads.hash })
    .from(auditHeads)
    .where(eq(auditHeads.companyId, companyId));
  return head ?? noEntries;
}

/** Entries read at once while a chain is checked. */
const checkedAtOnce = 1_000;

/** Reads the whole chain of a company and says whether it holds. Inside the scope of the company. */
export async function checkChain(tx: Tx, companyId: number): Promise<ChainReport> {
  const ofCompany = eq(auditEntries.companyId, companyId);
  const head = await headOf(tx, companyId);
  const check = new ChainCheck();
  // What is written meanwhile is beyond the end that was read.
  for (let after = 0; after < head.seq;) {
    const rows = await tx
      .select()
      .from(auditEntries)
      .where(and(ofCompany, gt(auditEntries.seq, after), lte(auditEntries.seq, head.seq)))
      .orderBy(asc(auditEntries.seq))
      .limit(checkedAtOnce);
    for (const row of rows) check.add(row);
    if (rows.length === 0) break;
    after = rows.at(-1)?.seq ?? head.seq;
  }
  // One statement, which sees the end and what is beyond it at one moment.
  const [beyond] = await tx
    .select({ seq: auditEntries.seq })
    .from(auditEntries)
    .leftJoin(auditHeads, eq(auditHeads.companyId, auditEntries.companyId))
    .where(and(ofCompany, or(gt(auditEntries.seq, auditHeads.seq), lt(auditEntries.seq, 1))))
    .orderBy(asc(auditEntries.seq))
    .limit(1);
  const report = check.report(head);
  if (beyond === undefined || report.rota !== null) return report;
  return { ...report, huella: null, rota: { id: beyond.seq, falla: 'sobra' } };
}
