import type { TenderAward } from '@pliego/contract/areas/tender-shapes';
import { dateGiven } from '../publisher-time.ts';
import { dayMilestone, outermost } from '../european-dates.ts';
import { firstMoney, moneyIn, sumOfMoney } from '../european-money.ts';
import type { Json } from '../notice.ts';
import { integerOf } from '../read-json.ts';
import { elementAt, elementsAtEach, textAt, textIn, textsAt } from '../xml/read-element.ts';
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

/** The award of a form; undefined when it awards nothing. */
export function formAward(form: Json): TenderAward | undefined {
  const awarded = awardedIn(form);
  if (awarded.length === 0) return undefined;
  const whole = moneyIn(elementAt(form, 'OBJECT_CONTRACT', 'VAL_TOTAL'));
  const parts = awarded.map((one) =>
    firstMoney([
      moneyIn(elementAt(one, 'VALUES', 'VAL_TOTAL')),
      moneyIn(elementAt(one, 'VAL_PRIZE')),
    ]),
  );
  const { amount, currency } = firstMoney([whole, sumOfMoney(parts)]);
  const received = awarded.flatMap((one) =>
    [textAt(one, 'TENDERS', 'NB_TENDERS_RECEIVED'), textAt(one, 'PARTICIPANTS', 'NB_PARTICIPANTS')]
      .map((count) => integerOf(count ?? undefined))
      .filter((count) => count !== null),
  );
  const numbers = textsAt(form, 'AWARD_CONTRACT', 'CONTRACT_NO');
  return {
    fecha: dateGiven(formAwardDate(form)),
    numero: numbers.length === 1 ? (numbers[0] ?? null) : null,
    // A bidder for two lots would count twice: the lot with most offers is the safe count.
    oferentes: received.length === 0 ? null : Math.max(...received),
    urlActa: null,
    monto: amount,
    moneda: currency,
    proveedores: suppliersIn(awarded),
  };
}
