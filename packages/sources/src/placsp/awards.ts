import {
  lotEndings,
  type LotResult,
  type Milestone,
  type TenderAward,
} from '@pliego/contract/areas/tender-shapes';
import { byLot } from '../lot-results.ts';
import { dateGiven } from '../publisher-time.ts';
import { dayMilestone, outermost } from '../european-dates.ts';
import { type EuropeanMoney, moneyIn, sumOfMoney } from '../european-money.ts';
import type { Json } from '../notice.ts';
import { integerOf } from '../read-json.ts';
import { elementAt, elementsAt, elementsAtEach, textAt, textsAt } from '../xml/read-element.ts';
import { results } from './code-lists.ts';
import { supplierOf } from './parties.ts';

/** Results of a folder, one a lot and winner, with how each ended; null for what is no end. */
function resultsOf(folder: Json) {
  return elementsAt(folder, 'cac:TenderResult').map((result) => ({
    result,
    ending: results.get(textAt(result, 'cbc:ResultCode') ?? '') ?? null,
  }));
}

type Ending = LotResult['final'];

/** The outcome of some results: awarded when any was; undefined while unknown. */
function endingAmong(some: readonly { ending: string | null }[]): Ending | undefined {
  const endings = new Set(some.map(({ ending }) => ending));
  return lotEndings.find((ending) => endings.has(ending));
}

/** The outcome of the folder: awarded when any lot was; undefined while unknown. */
export function endingOf(folder: Json): Ending | undefined {
  return endingAmong(resultsOf(folder));
}

/** When the lots were awarded, and when they were declared void or given up. */
export function endingMilestones(folder: Json): { award: Milestone | null; act: Milestone | null } {
  const dated = resultsOf(folder).map(({ result, ending }) => ({
    ending,
    date: dayMilestone(textAt(result, 'cbc:AwardDate')),
  }));
  const of = (isAward: boolean) =>
    outermost(
      'latest',
      dated
        .filter(({ ending }) => ending !== null && (ending === 'adjudicada') === isAward)
        .map(({ date }) => date),
    );
  const award = of(true);
  return { award, act: award === null ? of(false) : null };
}

function totalOf(result: Json, name: string): EuropeanMoney {
  return moneyIn(elementAt(result, 'cac:AwardedTenderedProject', 'cac:LegalMonetaryTotal', name));
}

/** The awarded amount: without taxes where every result has it, else the payable amount. */
function awardedMoney(awarded: Json[]): EuropeanMoney {
  const readings = [
    (result: Json) => totalOf(result, 'cbc:TaxExclusiveAmount'),
    (result: Json) => totalOf(result, 'cbc:PayableAmount'),
    (result: Json) => moneyIn(elementAt(result, 'cbc:AwardPriceAmount')),
  ];
  const sums = readings.map((read) => sumOfMoney(awarded.map(read)));
  return sums.find(({ amount }) => amount !== null) ?? { amount: null, currency: null };
}

function suppliersOf(awarded: Json[]): TenderAward['proveedores'] {
  const suppliers = new Map<string, { nombre: string; rut: string | null }>();
  for (const result of awarded) {
    const parties = elementsAtEach(result, ['cac:WinningParty'], ['cac:WinnerParty']);
    for (const party of parties) {
      const supplier = supplierOf(party);
      if (supplier !== null) suppliers.set(supplier.rut ?? supplier.nombre, supplier);
    }
  }
  return [...suppliers.values()];
}

/** How many bids the results received. A bidder for two lots would count twice: the lot with most bids is the safe count. */
function mostOffers(results: Json[]): number | null {
  const offers = results.flatMap(
    (result) => integerOf(textAt(result, 'cbc:ReceivedTenderQuantity') ?? undefined) ?? [],
  );
  return offers.length === 0 ? null : Math.max(...offers);
}

/** How each lot ended. A lot with several winners has a result for each of them. */
export function lotResults(folder: Json): Map<string, LotResult> {
  const ended = byLot(resultsOf(folder), ({ result }) =>
    textAt(result, 'cac:AwardedTenderedProject', 'cbc:ProcurementProjectLotID'),
  );
  const results = new Map<string, LotResult>();
  for (const [lot, parts] of ended) {
    const final = endingAmong(parts);
    if (final === undefined) continue;
    const awarded = parts
      .filter(({ ending }) => ending === 'adjudicada')
      .map(({ result }) => result);
    const { amount: monto, currency: moneda } = awardedMoney(awarded);
    const ofertas = mostOffers(parts.map(({ result }) => result));
    results.set(lot, { final, ofertas, monto, moneda, proveedores: suppliersOf(awarded) });
  }
  return results;
}

/** The award that all awarded results make together; null when there is none. */
export function awardOf(folder: Json): TenderAward | null {
  const awarded = resultsOf(folder)
    .filter(({ ending }) => ending === 'adjudicada')
    .map(({ result }) => result);
  if (awarded.length === 0) return null;
  const contracts = new Set(awarded.flatMap((result) => textsAt(result, 'cac:Contract', 'cbc:ID')));
  const { amount, currency } = awardedMoney(awarded);
  return {
    fecha: dateGiven(endingMilestones(folder).award),
    numero: contracts.size === 1 ? ([...contracts][0] ?? null) : null,
    oferentes: mostOffers(awarded),
    urlActa: null,
    monto: amount,
    moneda: currency,
    proveedores: suppliersOf(awarded),
  };
}
