import { institutionKey } from '@pliego/contract/rules/institution-name';
import { normalisedRut } from '@pliego/contract/rules/rut';
import type { SourceId } from '@pliego/sources/notice';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { idList } from '#server/db/bulk.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { users } from '#server/db/schema/companies.ts';
import { importRuns } from '#server/db/schema/sources.ts';
import {
  visibleBuyers as buyers,
  visibleObservations as tenderObservations,
  visibleTenders as tenders,
} from '#server/db/schema/visible.ts';
import { events } from '#server/db/schema/work.ts';
import { likelyOriginal } from './original-queries.ts';
import { summariesByIds } from './list-queries.ts';

const suggestedBuyers = 20;
/** A tender is observed a few times a day at most; the newest ones are enough. */
const shownObservations = 100;
const shownEvents = 200;

/** One tender with its facts and the company's work on it. */
export async function tenderById(tx: Tx, id: number, companyId: number) {
  const [summary] = await summariesByIds(tx, [id], companyId);
  if (summary === undefined) return undefined;
  const [facts] = await tx
    .select({
      ocid: tenders.ocid,
      description: tenders.description,
      buyerAddress: tenders.buyerAddress,
      buyerCommune: tenders.buyerCommune,
      buyerTaxId: buyers.taxId,
      buyerTaxScheme: buyers.taxScheme,
      complaints: buyers.complaints,
      milestones: tenders.milestones,
      items: tenders.items,
      documents: tenders.documents,
      award: tenders.award,
      extension: tenders.extension,
      url: tenders.url,
      reference: tenders.reference,
      country: tenders.country,
      place: tenders.place,
      procedure: tenders.procedure,
      taxBasis: tenders.taxBasis,
      lots: tenders.lots,
      orders: tenders.orders,
      terms: tenders.terms,
    })
    .from(tenders)
    .leftJoin(buyers, eq(buyers.id, tenders.buyerId))
    .where(eq(tenders.id, id));
  if (facts === undefined) return undefined;
  return { ...summary, ...facts, original: await likelyOriginal(tx, summary) };
}

export async function tenderExists(tx: Tx, id: number): Promise<boolean> {
  const found = await tx.select({ id: tenders.id }).from(tenders).where(eq(tenders.id, id));
  return found.length > 0;
}

/** What the company did with a tender, newest first. */
export function eventsOf(tx: Tx, tenderId: number, companyId: number) {
  return (
    tx
      .select({
        id: events.id,
        type: events.type,
        actorId: events.actorId,
        actorName: users.fullName,
        at: events.at,
        before: events.before,
        after: events.after,
        facts: events.facts,
      })
      .from(events)
      .leftJoin(users, eq(users.id, events.actorId))
      .where(and(eq(events.companyId, companyId), eq(events.tenderId, tenderId)))
      // Not by their numbers: processes number what they write as it comes, and a replay of the past writes it late.
      .orderBy(desc(events.at), desc(events.id))
      .limit(shownEvents)
  );
}

/** The observations of a tender, newest first. */
export function observationsOf(tx: Tx, tenderId: number) {
  return tx
    .select({
      id: tenderObservations.id,
      source: tenders.source,
      format: tenderObservations.format,
      observedAt: tenderObservations.observedAt,
      readAt: tenderObservations.readAt,
      hash: tenderObservations.hash,
      payload: tenderObservations.payload,
      file: tenderObservations.file,
      line: tenderObservations.line,
      fileName: importRuns.fileName,
    })
    .from(tenderObservations)
    .innerJoin(tenders, eq(tenders.id, tenderObservations.tenderId))
    .leftJoin(importRuns, eq(importRuns.id, tenderObservations.runId))
    .where(eq(tenderObservations.tenderId, tenderId))
    .orderBy(desc(tenderObservations.observedAt), desc(tenderObservations.id))
    .limit(shownObservations);
}

export type StoredObservation = Awaited<ReturnType<typeof storedObservations>>[number];

/** All observations of some tenders, unordered: the basis of their history. */
export function storedObservations(tx: Tx, tenderIds: readonly number[]) {
  return tx
    .select({
      id: tenderObservations.id,
      tenderId: tenderObservations.tenderId,
      source: tenders.source,
      code: tenders.code,
      format: tenderObservations.format,
      observedAt: tenderObservations.observedAt,
      readAt: tenderObservations.readAt,
      payload: tenderObservations.payload,
      companyId: tenderObservations.companyId,
      fileName: importRuns.fileName,
      userName: users.fullName,
    })
    .from(tenderObservations)
    .innerJoin(tenders, eq(tenders.id, tenderObservations.tenderId))
    .leftJoin(importRuns, eq(importRuns.id, tenderObservations.runId))
    .leftJoin(users, eq(users.id, importRuns.userId))
    .where(inArray(tenderObservations.tenderId, [...tenderIds]));
}

/** Institutions whose name contains `q`, or whose RUT it is, and those asked for by id; each once. */
export async function buyersByName(tx: Tx, q: string, ids: number[]) {
  const name = institutionKey(q);
  // A text of signs alone is no part of any name.
  const pattern = name === '' && q.trim() !== '' ? null : `%${name}%`;
  const rut = normalisedRut(q);
  return rowsOf<{ id: number; nombre: string; rut: string | null }>(
    tx,
    sql`select r.id, r.name as nombre, r.tax_id as rut from visible_buyers r where r.id in (
        select coalesce(b.same_as, b.id) from visible_buyers b
        where (b.id = any (${idList(ids)}) and (b.company_id is null
            or exists (select from visible_tenders t where t.buyer_id = b.id))) or exists (select from visible_tenders t where t.buyer_id = b.id)
          and (b.name_key like ${pattern} or b.key = ${`rut:${rut ?? ''}`}))
      order by r.name_key, r.id limit ${suggestedBuyers + ids.length}`,
  );
}

/** Ids of the tenders of a source by their codes. */
export async function tenderIdsByCode(
  tx: Tx,
  source: SourceId,
  codes: string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: tenders.id, code: tenders.code })
    .from(tenders)
    .where(and(eq(tenders.source, source), inArray(tenders.code, codes)));
  return new Map(rows.map(({ id, code }) => [code, id]));
}
