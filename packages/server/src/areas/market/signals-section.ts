import type { DossierSection } from '@pliego/contract/areas/market';
import type { ReportCell } from '@pliego/contract/areas/reports';
import type { TenderBid } from '@pliego/contract/areas/tender-shapes';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { createMessage, type Message } from '@pliego/contract/message';
import { daysBetween, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { supplierKey } from '@pliego/contract/rules/supplier-key';
import { column, count, label, nothing, share, worded } from '#server/areas/reports/report.ts';
import { type AwardPart, awardedTotal } from './awards.ts';
import type { Parties } from './parties.ts';
import type { Market } from './read-queries.ts';
import type { MarketRow } from './rows-queries.ts';
import { groupedBy, largestFirst, listOfWon, ofProcesses, section } from './sections.ts';

/*
 * What is worth a second look in how an institution buys. Each says its rule; those with a number are indicators of the
 * Open Contracting Partnership (Cardinal: R003, R018, R028), whose limits are set for Chile where they would flag everything.
 */

/** R003 asks for fifteen days, before which the small tenders of Mercado Público commonly close. */
const shortDays = 5;
/** Above what was published by so much: a difference of taxes alone is not it. */
const overPublished = 1.2;
/** A share of awards is read from so many on. */
const leastAwards = 5;

/** Whether a type is a tender, and not a quick purchase that closes within a day or two. */
const isTender = ({ type }: MarketRow): boolean => type?.startsWith('L') === true;

const daysToBid = ({ publishedOn, closesAt }: MarketRow): number | null =>
  publishedOn === null || closesAt === null
    ? null
    : daysBetween(publishedOn, santiagoDay(closesAt));

/** Whether two who are not the same bid the same price. */
export function hasEqualBids(bids: readonly TenderBid[]): boolean {
  const bidders = new Map<string, string>();
  for (const { nombre, rut, monto, moneda } of bids) {
    const key = supplierKey({ nombre, rut });
    if (monto === null || monto <= 0 || key === null) continue;
    const price = `${monto} ${moneda}`;
    const other = bidders.get(price);
    if (other !== undefined && other !== key) return true;
    bidders.set(price, key);
  }
  return false;
}

/** What a process was awarded at, as a share of what was published; null where either is not known in one currency. */
function shareOfPublished(row: MarketRow, parts: readonly AwardPart[]): number | null {
  const awarded = awardedTotal(row, parts);
  if (awarded === null || row.amount === null || row.amount <= 0) return null;
  return awarded.currency === row.currency ? awarded.amount / row.amount : null;
}

interface Signal {
  name: Message;
  rule: Message;
  /** Of which it is known whether it holds. */
  of: number;
  found: readonly MarketRow[];
  /** The number of those found; with their list, where a filter says it. */
  cell: ReportCell;
}

/** A signal of the processes that say what it asks for. */
function signalOf<Fact>(
  name: Message,
  rule: Message,
  rows: readonly MarketRow[],
  factOf: (row: MarketRow) => Fact | null,
  holds: (fact: Fact) => boolean,
): Signal {
  const known = rows.flatMap((row) => {
    const fact = factOf(row);
    return fact === null ? [] : [{ row, holds: holds(fact) }];
  });
  const found = known.flatMap((one) => (one.holds ? [one.row] : []));
  return { name, rule, of: known.length, found, cell: count(found.length, null) };
}

const newestOf = (rows: readonly MarketRow[]): MarketRow | undefined =>
  rows.toSorted(
    (a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? '') || b.id - a.id,
  )[0];

/** The supplier that wins most, where there are enough awards to say so. */
function concentration({ rows, parts }: Market, base: TenderFilter, parties: Parties): Signal[] {
  const of = rows.filter(({ suppliers }) => suppliers.length > 0).length;
  const [top] = largestFirst(groupedBy(parts, ({ key }) => [key]));
  if (top === undefined || of < leastAwards) return [];
  const [key, won] = top;
  return [
    {
      name: createMessage('mercado-senal-concentracion'),
      rule: createMessage('mercado-regla-concentracion', { minimo: leastAwards }),
      of,
      found: won.map(({ row }) => row),
      cell: parties.count(key, won.length, listOfWon(rows, key, won.length, base)),
    },
  ];
}

function signalsOf(
  market: Market,
  base: TenderFilter,
  parties: Parties,
  whole: readonly AwardPart[],
): Signal[] {
  const { rows } = market;
  const partsOfRow = groupedBy(whole, ({ row }) => [row.id]);
  return [
    signalOf(
      createMessage('mercado-senal-unica'),
      createMessage('mercado-regla-unica'),
      rows.filter(({ bidders }) => bidders !== 0),
      ({ bidders }) => bidders,
      (bidders) => bidders === 1,
    ),
    ...concentration(market, base, parties),
    signalOf(
      createMessage('mercado-senal-plazo'),
      createMessage('mercado-regla-plazo', { dias: shortDays }),
      rows.filter(isTender),
      daysToBid,
      (days) => days < shortDays,
    ),
    signalOf(
      createMessage('mercado-senal-sobre'),
      createMessage('mercado-regla-sobre'),
      rows,
      (row) => shareOfPublished(row, partsOfRow.get(row.id) ?? []),
      (part) => part > overPublished,
    ),
    signalOf(
      createMessage('mercado-senal-iguales'),
      createMessage('mercado-regla-iguales'),
      rows,
      ({ bids }) => (bids === null || bids.length < 2 ? null : bids),
      hasEqualBids,
    ),
  ];
}

/**
 * What is worth a second look, each with its rule, of how many it is known, and the newest example.
 *
 * @param whole The awards of whole processes, where those of the market are of a line alone.
 */
export function signalsSection(
  market: Market,
  base: TenderFilter,
  parties: Parties,
  whole: readonly AwardPart[] = market.parts,
): DossierSection {
  const signals = signalsOf(market, base, parties, whole).filter(({ of }) => of > 0);
  return section('senales', createMessage('mercado-senales'), ofProcesses(market.rows.length), {
    frases: [
      createMessage(signals.length === 0 ? 'mercado-senales-nada' : 'mercado-senales-frase'),
      ...signals.map(({ rule }) => rule),
    ],
    columnas: [
      column(createMessage('mercado-col-senal'), false),
      column(createMessage('mercado-col-procesos')),
      column(createMessage('mercado-col-de-los-conocidos')),
      column(createMessage('mercado-col-ultima'), false),
    ],
    filas: signals.map(({ name, of, found, cell }) => {
      const newest = newestOf(found);
      return [
        label(worded(name)),
        cell,
        share(found.length, of),
        newest === undefined
          ? nothing
          : { clase: 'licitacion', id: newest.id, codigo: newest.code, nombre: newest.title },
      ];
    }),
  });
}
