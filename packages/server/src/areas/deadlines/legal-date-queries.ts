import {
  concernedStages,
  endOfSantiagoDay,
  notificationHours,
  shownAfterDays,
  spanOf,
} from '@pliego/contract/rules/legal-clocks';
import {
  addDays,
  portalZone,
  santiagoDay,
  startOfSantiagoDay,
} from '@pliego/contract/rules/santiago-time';
import { and, between, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { metTerms, tenderDates } from '#server/db/schema/deadlines.ts';
import { workOrders } from '#server/db/schema/expediente.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { daysOf, type DateWindow, type MadeDate } from './date-window.ts';
import { legalClocksOf, storedTerms, type Term } from './legal-clock-queries.ts';
import { companyTaxId, mayHaveOrderToUs, reachOf } from './legal-event-queries.ts';
import { dayOfDate } from './own-dates.ts';
import { isOf, isOwn, type Own } from './own-tenders.ts';

/*
 * The ends of legal terms between two days. Closings and awards are many and their dates are kept, so that the ends of their terms are
 * read where they are: an end in hours by adding them, one in days by a list of which day of an event ends on which day of the window.
 * Orders are few, and read by `legalClocksOf`, whose rules `legal-clocks.test.ts` compares with these.
 */

const zone = sql.raw(`'${portalZone}'`);
const dayIn = (instant: SQL): SQL => sql`(${instant} at time zone ${zone})::date`;

/** The ends of one term that closings or awards started, unless they were met. */
function endsOf(term: Term, { companyId, tenderIds }: Own, window: DateWindow, now: Date): SQL {
  const { startsWith, unit, length, code, name, inForceFrom, inForceTo } = term;
  const { from, to } = window;
  const notified = term.afterNotification ? notificationHours : 0;
  const starts = sql`${tenderDates.at} + make_interval(hours => ${notified}::int)`;
  const started = and(
    eq(tenderDates.companyId, companyId),
    eq(tenderDates.kind, startsWith as 'cierre' | 'adjudicacion'),
    between(tenderDates.day, addDays(from, -reachOf(term)), to),
    lte(tenderDates.at, now),
    inForceFrom === null
      ? undefined
      : gte(dayIn(sql`${tenderDates.at}`), sql`${inForceFrom}::date`),
    inForceTo === null ? undefined : lte(dayIn(sql`${tenderDates.at}`), sql`${inForceTo}::date`),
    inArray(tenderWork.stage, [...concernedStages(startsWith)]),
    isOf(tenderDates.tenderId, tenderIds),
    sql`not exists (select from ${metTerms} where ${and(
      eq(metTerms.companyId, companyId),
      eq(metTerms.tenderId, tenderDates.tenderId),
      eq(metTerms.code, code),
      eq(metTerms.about, ''),
    )})`,
    // The date of an award is a plan until the state says that it is awarded.
    startsWith === 'adjudicacion'
      ? sql`exists (select from ${tenders} where ${tenders.id} = ${tenderDates.tenderId} and ${eq(tenders.stateClass, 'adjudicada')})`
      : undefined,
  );
  const events = sql`select ${tenderDates.tenderId} as tender_id, ${starts} as starts from ${tenderDates} join ${tenderWork}
    on ${and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenderDates.tenderId))} where ${started}`;
  const isCurrent = (end: SQL) =>
    sql`${end} > ${new Date(now.getTime() - shownAfterDays * 86_400_000).toISOString()}::timestamptz`;
  if (unit === 'horas') {
    const end = sql`starts + make_interval(hours => ${length}::int)`;
    return sql`select tender_id, 'plazoLegal', ${end}, ${dayIn(sql`(${end})`)}, true, ${name}::text from (${events}) as events
      where ${end} >= ${startOfSantiagoDay(from)}::timestamptz and ${end} < ${startOfSantiagoDay(addDays(to, 1))}::timestamptz and ${isCurrent(end)}`;
  }
  const ends = daysOf(addDays(from, -reachOf(term)), to).flatMap((of) => {
    const { day } = spanOf({ ...term, afterNotification: false }, endOfSantiagoDay(of));
    return day !== null && day >= from && day <= to ? [{ of, day, at: endOfSantiagoDay(day) }] : [];
  });
  return sql`select tender_id, 'plazoLegal', ends.at, ends.day, false, ${name}::text from (${events}) as events
    join json_to_recordset(${JSON.stringify(ends)}::json) as ends(of date, day date, at timestamptz)
      on ends.of = ${dayIn(sql`starts`)} where ${isCurrent(sql`ends.at`)}`;
}

/** What may have an order to us that is still to be answered, by a term that ends in the window. */
async function withOrders(
  tx: Tx,
  { companyId, tenderIds }: Own,
  { from, to }: DateWindow,
  { terms, now }: { terms: readonly Term[]; now: Date },
): Promise<number[]> {
  const reach = Math.max(0, ...terms.map(reachOf));
  const shown = addDays(santiagoDay(now), -shownAfterDays);
  const first = addDays(from > shown ? from : shown, -reach);
  const open = and(
    isNull(workOrders.rejectedOn),
    sql`not ${workOrders.days} ? 'aceptada'`,
    sql`${workOrders.days} ->> 'recibida' between ${first} and ${to}`,
  );
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select ${workOrders.tenderId} as id from ${workOrders} where ${and(
      eq(workOrders.companyId, companyId),
      isOf(workOrders.tenderId, tenderIds),
      open,
    )} union select ${tenders.id} from ${tenders} where ${and(
      mayHaveOrderToUs(await companyTaxId(tx, companyId), first),
      tenderIds === null ? isOwn(companyId, sql`${tenders.id}`) : isOf(tenders.id, tenderIds),
    )}`,
  );
  return rows.map(({ id }) => id);
}

/** The ends of legal terms in the window that run or ended a short while ago, of what the company works on and has not met. */
export async function legalDates(tx: Tx, own: Own, window: DateWindow, now: Date) {
  const terms = await storedTerms(tx);
  const kept = terms
    .filter(({ startsWith }) => startsWith !== 'orden')
    .map((term) => endsOf(term, own, window, now));
  const ofOrders = terms.filter(({ startsWith }) => startsWith === 'orden');
  const ids =
    ofOrders.length === 0 ? [] : await withOrders(tx, own, window, { terms: ofOrders, now });
  const clocks = await legalClocksOf(tx, own.companyId, ids, now, ofOrders);
  const made = [...clocks].flatMap(([tenderId, running]) =>
    running.flatMap(({ hecho, vence, venceDia, nombre }): MadeDate[] => {
      const day = dayOfDate({ instante: vence, dia: venceDia });
      if (hecho !== null || day < window.from || day > window.to) return [];
      const at = vence;
      return [{ tenderId, kind: 'plazoLegal', at, day, hasHour: venceDia === null, text: nombre }];
    }),
  );
  return { kept, made };
}
