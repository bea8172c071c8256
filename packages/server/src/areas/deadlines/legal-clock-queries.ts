import type { LegalClock } from '@pliego/contract/areas/deadlines';
import type { TenderOrder } from '@pliego/contract/areas/tender-shapes';
import { businessDaysBetween } from '@pliego/contract/rules/business-days';
import {
  isConcerned,
  isCurrent,
  isInForce,
  spanOf,
  type TermSpan,
} from '@pliego/contract/rules/legal-clocks';
import type { LegalEvent } from '@pliego/contract/rules/legal-terms';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { santiagoDay, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { legalTerms, metTerms } from '#server/db/schema/deadlines.ts';
import { workOrders } from '#server/db/schema/expediente.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { anyId, byTender } from './dated-tender-queries.ts';
import { companyTaxId, mayHaveLegalTerm, namesUs } from './legal-event-queries.ts';

export type Term = typeof legalTerms.$inferSelect;

/** Something that happened to a tender and starts terms. */
interface StartingEvent {
  kind: LegalEvent;
  at: string;
  /** The order it is about. */
  about: string | null;
  /** When what the term asks for was done, as far as the expediente says so. */
  doneAt: string | null;
}

function tendersWithEvents(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
  { taxId, now }: { taxId: string | null; now: Date },
) {
  return tx
    .select({
      id: tenders.id,
      stateClass: tenders.stateClass,
      closesAt: tenders.closesAt,
      awardedAt: sql<string | null>`${tenders.milestones} -> 'adjudicacion' ->> 'instante'`,
      orders: sql<TenderOrder[]>`case when ${namesUs(taxId)} then ${tenders.orders} else '[]' end`,
      stage: sql<Stage>`coalesce(${tenderWork.stage}, 'detectada')`,
    })
    .from(tenders)
    .leftJoin(
      tenderWork,
      and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenders.id)),
    )
    .where(and(anyId(tenders.id, ids), mayHaveLegalTerm(companyId, taxId, now)));
}

type TenderWithEvents = Awaited<ReturnType<typeof tendersWithEvents>>[number];

function ordersOf(tx: Tx, companyId: number, ids: readonly number[]) {
  return tx
    .select({
      tenderId: workOrders.tenderId,
      code: workOrders.code,
      days: workOrders.days,
      rejectedOn: workOrders.rejectedOn,
    })
    .from(workOrders)
    .where(and(eq(workOrders.companyId, companyId), anyId(sql`${workOrders.tenderId}`, ids)))
    .orderBy(asc(workOrders.id));
}

type NotedOrder = Awaited<ReturnType<typeof ordersOf>>[number];

/**
 * The orders to us: those that a source says were sent to our RUT, and those noted in the expediente. An order of both counts
 * from when the source says that it was sent.
 */
function orderEvents(
  { orders }: TenderWithEvents,
  noted: readonly NotedOrder[],
  rut: string | null,
): StartingEvent[] {
  const sent = new Map(
    orders.flatMap(({ codigo, enviada, proveedor }): [string, string][] => {
      const isOurs = rut !== null && normalisedRut(proveedor?.rut ?? '') === rut;
      return isOurs && enviada !== null ? [[codigo, enviada]] : [];
    }),
  );
  const known = new Map(noted.map((order) => [order.code, order]));
  return [...new Set([...sent.keys(), ...known.keys()])].flatMap((code): StartingEvent[] => {
    const order = known.get(code);
    const received = order?.days.recibida;
    const at = sent.get(code) ?? (received === undefined ? null : startOfSantiagoDay(received));
    if (at === null) return [];
    const answered = order?.days.aceptada ?? order?.rejectedOn ?? null;
    const doneAt = answered === null ? null : startOfSantiagoDay(answered);
    return [{ kind: 'orden', at, about: code, doneAt }];
  });
}

/** What has happened to a tender. The award's date is a plan until the state says that it is awarded. */
function eventsOf(tender: TenderWithEvents, noted: readonly NotedOrder[], rut: string | null) {
  const { closesAt, awardedAt, stateClass } = tender;
  const events = orderEvents(tender, noted, rut);
  if (closesAt !== null)
    events.push({ kind: 'cierre', at: closesAt.toISOString(), about: null, doneAt: null });
  if (stateClass === 'adjudicada' && awardedAt !== null)
    events.push({ kind: 'adjudicacion', at: awardedAt, about: null, doneAt: null });
  return events;
}

function present(
  term: Term,
  event: StartingEvent,
  span: TermSpan,
  metAt: string | null,
  now: Date,
): LegalClock {
  return {
    codigo: term.code,
    de: event.about,
    nombre: term.name,
    plazo: term.length,
    unidad: term.unit,
    empieza: span.startsAt,
    vence: span.expiresAt,
    venceDia: span.day,
    explicacion: term.meaning,
    fuente: term.source,
    url: term.url,
    verificado: term.isVerified,
    hecho: metAt ?? event.doneAt,
    diasHabiles: businessDaysBetween(santiagoDay(now), span.day ?? santiagoDay(span.expiresAt)),
  };
}

const keyOf = (tenderId: number, code: string, about: string | null) =>
  `${tenderId} ${code} ${about ?? ''}`;

export const storedTerms = (tx: Tx): Promise<Term[]> =>
  tx.select().from(legalTerms).orderBy(asc(legalTerms.code));

/**
 * The legal terms of some tenders that run or ended a short while ago, the first to expire first: of all terms, or of those that are named.
 * Tenders without any are absent.
 */
export async function legalClocksOf(
  tx: Tx,
  companyId: number,
  tenderIds: readonly number[],
  now: Date,
  named?: readonly Term[],
): Promise<Map<number, LegalClock[]>> {
  const clocks = new Map<number, LegalClock[]>();
  if (tenderIds.length === 0) return clocks;
  const terms = named ?? (await storedTerms(tx));
  const taxId = await companyTaxId(tx, companyId);
  const rut = normalisedRut(taxId ?? '');
  const noted = byTender(await ordersOf(tx, companyId, tenderIds));
  const met = new Map(
    (
      await tx
        .select()
        .from(metTerms)
        .where(and(eq(metTerms.companyId, companyId), anyId(sql`${metTerms.tenderId}`, tenderIds)))
    ).map((row) => [keyOf(row.tenderId, row.code, row.about), row.metAt.toISOString()]),
  );
  for (const tender of await tendersWithEvents(tx, companyId, tenderIds, { taxId, now })) {
    const events = eventsOf(tender, noted.get(tender.id) ?? [], rut);
    const own = events.flatMap((event): LegalClock[] => {
      if (new Date(event.at) > now || !isConcerned(event.kind, tender.stage)) return [];
      return terms.flatMap((term): LegalClock[] => {
        if (term.startsWith !== event.kind || !isInForce(term, event.at)) return [];
        const span = spanOf(term, event.at);
        const metAt = met.get(keyOf(tender.id, term.code, event.about)) ?? null;
        return isCurrent(span, now) ? [present(term, event, span, metAt, now)] : [];
      });
    });
    if (own.length > 0)
      clocks.set(
        tender.id,
        own.toSorted((one, other) => (one.vence < other.vence ? -1 : 1)),
      );
  }
  return clocks;
}
