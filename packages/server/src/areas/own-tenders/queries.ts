import { OwnTender } from '@pliego/contract/areas/own-tenders';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { SourceId } from '@pliego/sources/notice';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { rowsOf, type Tx } from '#server/db/database.ts';
import {
  visibleObservations as observations,
  visibleTenders as tenders,
} from '#server/db/schema/visible.ts';

/** What the company entered of a tender: the newest of its forms, and how many there were. */
export interface Entered {
  id: number;
  source: SourceId;
  code: string;
  version: number;
  data: OwnTender;
}

/** Refuses a tender that the company did not enter by hand, as one that it does not see. */
export async function enteredById(tx: Tx, companyId: number, id: number): Promise<Entered> {
  const forms = await tx
    .select({ source: tenders.source, code: tenders.code, payload: observations.payload })
    .from(observations)
    .innerJoin(tenders, eq(tenders.id, observations.tenderId))
    .where(
      and(
        eq(observations.tenderId, id),
        eq(observations.companyId, companyId),
        eq(observations.format, 'propia'),
      ),
    )
    .orderBy(desc(observations.observedAt), desc(observations.id));
  const [newest] = forms;
  if (newest === undefined) {
    throw new ProblemError('no-encontrado', createMessage('licitacion-desconocida'));
  }
  const { source, code, payload } = newest;
  return { id, source, code, version: forms.length, data: z.parse(OwnTender, payload) };
}

/** How many forms of a tender are stored, whoever asks. */
export async function formsOf(tx: Tx, companyId: number, tenderId: number): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(*)::int as n from tender_observations
      where tender_id = ${tenderId} and company_id = ${companyId} and format = 'propia'`,
  );
  return row?.n ?? 0;
}

/** Whether a tender that the company sees has this code, in whatever case. */
export async function hasCode(tx: Tx, code: string): Promise<boolean> {
  const found = await tx
    .select({ id: tenders.id })
    .from(tenders)
    .where(sql`${tenders.codeKey} = lower(${code})`)
    .limit(1);
  return found.length > 0;
}

/** The tender of a code that was just written. */
export async function idOfCode(tx: Tx, source: SourceId, code: string): Promise<number> {
  const [row] = await tx
    .select({ id: tenders.id })
    .from(tenders)
    .where(and(eq(tenders.source, source), eq(tenders.code, code)));
  if (row === undefined) throw new Error('A tender that was just entered is not there');
  return row.id;
}

/** The next number of the company's own for a year: `P-2026-7`. */
export async function nextOwnCode(tx: Tx, companyId: number, year: string): Promise<string> {
  const prefix = `P-${year}-`;
  const [row] = await rowsOf<{ last: number | null }>(
    tx,
    sql`select max(substring(code from ${prefix.length + 1}::int)::int) as last from tender_keys
      where company_id = ${companyId} and source = 'propia' and code ~ ${`^${prefix}\\d{1,6}$`}`,
  );
  return `${prefix}${(row?.last ?? 0) + 1}`;
}
