import type { LotResult, TenderAward } from '@pliego/contract/areas/tender-shapes';
import { dateGiven } from '../publisher-time.ts';
import { dayMilestone, outermost } from '../european-dates.ts';
import { type EuropeanMoney, firstMoney, moneyIn, noMoney, sumOfMoney } from '../european-money.ts';
import { byLot } from '../lot-results.ts';
import type { Json } from '../notice.ts';
import { integerOf } from '../read-json.ts';
import {
  elementAt,
  elementsAt,
  elementsAtEach,
  textAt,
  textIn,
  textsAt,
} from '../xml/read-element.ts';
import { stated } from './texts.ts';

/** Contracts and prizes that were awarded, of any form. */
function awardedIn(form: Json): Json[] {
  return elementsAtEach(form, ['AWARD_CONTRACT', 'AWARDED_CONTRACT'], ['RESULTS', 'AWARDED_PRIZE']);
}

/** Whether every lot of the form was left without a winner. */
export function isUnawarded(form: Json): boolean {
  const given = elementsAtEach(form, ['AWARD_CONTRACT'], ['RESULTS']);
  return given.length > 0 && awardedIn(form).length === 0;
}

/** When the contracts were concluded or the jury decided, the latest of it. */
export function formAwardDate(form: Json) {
  const days = elementsAtEach(
    { it: awardedIn(form) },
    ['it', 'DATE_CONCLUSION_CONTRACT'],
    ['it', 'DATE_DECISION_JURY'],
  ).flatMap((day) => textIn(day) ?? []);
  return outermost('latest', days.map(dayMilestone));
}

function suppliersIn(awarded: Json[]): TenderAward['proveedores'] {
  const suppliers = new Map<string, { nombre: string; rut: string | null }>();
  const addresses = awarded.flatMap((one) =>
    elementsAtEach(
      one,
      ['CONTRACTORS', 'CONTRACTOR', 'ADDRESS_CONTRACTOR'],
      ['WINNERS', 'WINNER', 'ADDRESS_WINNER'],
    ),
  );
  for (const address of addresses) {
    const nombre = stated(textAt(address, 'OFFICIALNAME'));
    const rut = stated(textAt(address, 'NATIONALID'));
    if (nombre !== null) suppliers.set(rut ?? nombre, { nombre, rut });
  }
  return [...suppliers.values()];
}

function pricesOf(awarded: Json[]): EuropeanMoney {
  return sumOfMoney(
    awarded.map((one) =>
      firstMoney([
        moneyIn(elementAt(one, 'VALUES', 'VAL_TOTAL')),
        moneyIn(elementAt(one, 'VAL_PRIZE')),
      ]),
    ),
  );
}

/** How many bids there were. A bidder for two lots would count twice: the lot with most bids is the safe count. */
function mostReceived(awarded: Json[]): number | null {
  const received = awarded.flatMap((one) =>
    [textAt(one, 'TENDERS', 'NB_TENDERS_RECEIVED'), textAt(one, 'PARTICIPANTS', 'NB_PARTICIPANTS')]
      .map((count) => integerOf(count ?? undefined))
      .filter((count) => count !== null),
  );
  return received.length === 0 ? null : Math.max(...received);
}

/** The lots that a contract is of: it names several by commas. */
function lotsNamed(contract: Json): string[] {
  return (textAt(contract, 'LOT_NO') ?? '')
    .split(/[,;]/)
    .map((lot) => lot.trim())
    .filter((lot) => lot !== '');
}

/** How each lot ended. A contract of several lots tells no price of any of them. */
export function formLotResults(form: Json): Map<string, LotResult> {
  const contracts = elementsAt(form, 'AWARD_CONTRACT').flatMap((contract) => {
    const lots = lotsNamed(contract);
    return lots.map((lot) => ({ lot, isShared: lots.length > 1, contract }));
  });
  const results = new Map<string, LotResult>();
  for (const [lot, parts] of byLot(contracts, (part) => part.lot)) {
    const awarded = parts.flatMap(({ contract }) => elementsAt(contract, 'AWARDED_CONTRACT'));
    const isPriced = awarded.length > 0 && !parts.some(({ isShared }) => isShared);
    const { amount: monto, currency: moneda } = isPriced ? pricesOf(awarded) : noMoney;
    results.set(lot, {
      final: awarded.length === 0 ? 'desierta' : 'adjudicada',
      ofertas: mostReceived(awarded),
      monto,
      moneda,
      proveedores: suppliersIn(awarded),
    });
  }
  return results;
}

/** The award of a form; undefined when it awards nothing. */
export function formAward(form: Json): TenderAward | undefined {
  const awarded = awardedIn(form);
  if (awarded.length === 0) return undefined;
  const whole = moneyIn(elementAt(form, 'OBJECT_CONTRACT', 'VAL_TOTAL'));
  const { amount, currency } = firstMoney([whole, pricesOf(awarded)]);
  const numbers = textsAt(form, 'AWARD_CONTRACT', 'CONTRACT_NO');
  return {
    fecha: dateGiven(formAwardDate(form)),
    numero: numbers.length === 1 ? (numbers[0] ?? null) : null,
    oferentes: mostReceived(awarded),
    urlActa: null,
    monto: amount,
    moneda: currency,
    proveedores: suppliersIn(awarded),
  };
}
