import type { LotResult, Milestone, TenderAward } from '@pliego/contract/areas/tender-shapes';
import { dateGiven } from '../publisher-time.ts';
import { dayMilestone, outermost } from '../european-dates.ts';
import { type EuropeanMoney, firstMoney, moneyIn, sumOfMoney } from '../european-money.ts';
import { byLot } from '../lot-results.ts';
import type { Json } from '../notice.ts';
import { integerOf } from '../read-json.ts';
import { elementAt, elementsAt, textAt, textsAt } from '../xml/read-element.ts';
import type { Organization } from './organizations.ts';
import { eformsExtension } from './publication.ts';
import { stated } from './texts.ts';

function resultOf(notice: Json): Json | undefined {
  return elementAt(eformsExtension(notice), 'efac:NoticeResult');
}

function resultsIn(notice: Json): Json[] {
  return elementsAt(resultOf(notice), 'efac:LotResult');
}

const codeOf = (result: Json) => textAt(result, 'cbc:TenderResultCode');

/** Whether every lot was closed without a winner. */
export function isUnawardedNotice(notice: Json): boolean {
  const codes = resultsIn(notice).map(codeOf);
  return codes.length > 0 && codes.every((code) => code === 'clos-nw');
}

/** The placeholder that software writes into the required but unused date of the award. */
const schemaFiller = '2000-01-01';

/** When the winners were chosen or the contracts concluded, the latest of it. */
export function eformsAwardDate(notice: Json): Milestone | null {
  const contracts = elementsAt(resultOf(notice), 'efac:SettledContract');
  const days = [
    ...contracts.flatMap((contract) => textsAt(contract, 'cbc:AwardDate')),
    ...textsAt(notice, 'cac:TenderResult', 'cbc:AwardDate'),
  ].filter((day) => !day.startsWith(schemaFiller));
  const concluded = contracts.flatMap((contract) => textsAt(contract, 'cbc:IssueDate'));
  return outermost('latest', (days.length > 0 ? days : concluded).map(dayMilestone));
}

/** Everything of a kind by its own id. */
function byId(result: Json | undefined, name: string): Map<string, Json> {
  return new Map(
    elementsAt(result, name).flatMap((one) => {
      const id = textAt(one, 'cbc:ID');
      return id === null ? [] : [[id, one] as const];
    }),
  );
}

function suppliersOf(
  result: Json | undefined,
  tenders: Json[],
  organizations: ReadonlyMap<string, Organization>,
): TenderAward['proveedores'] {
  const parties = byId(result, 'efac:TenderingParty');
  const suppliers = new Map<string, { nombre: string; rut: string | null }>();
  const ids = tenders
    .flatMap((tender) => textsAt(tender, 'efac:TenderingParty', 'cbc:ID'))
    .flatMap((id) => textsAt(parties.get(id), 'efac:Tenderer', 'cbc:ID'));
  for (const id of ids) {
    const { name = null, taxId: rut = null } = organizations.get(id) ?? {};
    if (name !== null) suppliers.set(rut ?? name, { nombre: name, rut });
  }
  return [...suppliers.values()];
}

/** How many bids the lot with most of them received: a bidder for two lots is counted in both. */
function mostTenders(awarded: Json[]): number | null {
  const counts = awarded
    .flatMap((result) => elementsAt(result, 'efac:ReceivedSubmissionsStatistics'))
    .filter((statistic) => textAt(statistic, 'efbc:StatisticsCode') === 'tenders')
    .flatMap(
      (statistic) => integerOf(textAt(statistic, 'efbc:StatisticsNumeric') ?? undefined) ?? [],
    );
  return counts.length === 0 ? null : Math.max(...counts);
}

const isAwarded = (result: Json) => codeOf(result) === 'selec-w';

/** The bids that results name as theirs. */
function tendersOf(notice: Json, results: Json[]): Json[] {
  const all = byId(resultOf(notice), 'efac:LotTender');
  return results
    .flatMap((one) => textsAt(one, 'efac:LotTender', 'cbc:ID'))
    .flatMap((id) => all.get(id) ?? []);
}

function priceOf(tenders: Json[]): EuropeanMoney {
  return sumOfMoney(
    tenders.map((tender) =>
      moneyIn(elementAt(tender, 'cac:LegalMonetaryTotal', 'cbc:PayableAmount')),
    ),
  );
}

/** How each lot ended; one that is still open has no result. */
export function eformsLotResults(
  notice: Json,
  organizations: ReadonlyMap<string, Organization>,
): Map<string, LotResult> {
  const results = new Map<string, LotResult>();
  const ended = byLot(resultsIn(notice), (result) => textAt(result, 'efac:TenderLot', 'cbc:ID'));
  for (const [lot, parts] of ended) {
    const awarded = parts.filter(isAwarded);
    if (awarded.length === 0 && !parts.some((part) => codeOf(part) === 'clos-nw')) continue;
    const tenders = tendersOf(notice, awarded);
    const { amount: monto, currency: moneda } = priceOf(tenders);
    results.set(lot, {
      final: awarded.length === 0 ? 'desierta' : 'adjudicada',
      ofertas: mostTenders(parts),
      monto,
      moneda,
      proveedores: suppliersOf(resultOf(notice), tenders, organizations),
    });
  }
  return results;
}

/** The award of a notice; undefined when no lot has a winner. */
export function eformsAward(
  notice: Json,
  organizations: ReadonlyMap<string, Organization>,
): TenderAward | undefined {
  const result = resultOf(notice);
  const awarded = resultsIn(notice).filter(isAwarded);
  if (awarded.length === 0) return undefined;
  const tenders = tendersOf(notice, awarded);
  const { amount, currency } = firstMoney([
    moneyIn(elementAt(result, 'cbc:TotalAmount')),
    priceOf(tenders),
  ]);
  const numbers = textsAt(result, 'efac:SettledContract', 'efac:ContractReference', 'cbc:ID');
  return {
    fecha: dateGiven(eformsAwardDate(notice)),
    numero: numbers.length === 1 ? stated(numbers[0] ?? null) : null,
    oferentes: mostTenders(awarded),
    urlActa: null,
    monto: amount,
    moneda: currency,
    proveedores: suppliersOf(result, tenders, organizations),
  };
}
