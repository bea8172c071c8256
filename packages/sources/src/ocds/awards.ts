import type { TenderAward } from '@pliego/contract/areas/tender-shapes';
import { instantFromIso } from '../instants.ts';
import type { JsonObject } from '../notice.ts';
import { integerOf, memberAt, numberOf, objectsOf, textOf } from '../read-json.ts';
import { organization, partiesById } from './organizations.ts';

/** Awards that did not come to nothing. A missing status is common and counts as an award. */
export function standingAwards(release: JsonObject): JsonObject[] {
  return objectsOf(release['awards']).filter((award) => {
    const status = textOf(award['status']);
    return status !== 'cancelled' && status !== 'unsuccessful';
  });
}

export interface Money {
  amount: number | null;
  currency: string | null;
}

/** An OCDS `Value`: the amount as number or numeric text, the currency in capitals. */
export function moneyOf(value: JsonObject | null): Money {
  if (value === null) return { amount: null, currency: null };
  return {
    amount: numberOf(value['amount']),
    currency: textOf(value['currency'])?.toUpperCase() ?? null,
  };
}

/** The sum of values that all have an amount and one same currency; otherwise nothing, never a mixture. */
export function sumOf(values: Money[]): Money {
  const [first] = values;
  const addable = values.every(
    ({ amount, currency }) => amount !== null && currency === first?.currency,
  );
  if (first === undefined || !addable) return { amount: null, currency: null };
  const amount = values.reduce((sum, value) => sum + (value.amount ?? 0), 0);
  return { amount, currency: first.currency };
}

/** The latest date of the standing awards with the text of the source, or null. */
export function awardDate(release: JsonObject): { instante: string; original: string } | null {
  let latest: { instante: string; original: string } | null = null;
  for (const award of standingAwards(release)) {
    const original = textOf(award['date']);
    const instante = original === null ? null : instantFromIso(original);
    if (original === null || instante === null) continue;
    if (latest === null || instante > latest.instante) latest = { instante, original };
  }
  return latest;
}

function suppliersOf(release: JsonObject, awards: JsonObject[]): TenderAward['proveedores'] {
  const parties = partiesById(release);
  const suppliers = new Map<string, { nombre: string; rut: string | null }>();
  for (const reference of awards.flatMap((award) => objectsOf(award['suppliers']))) {
    const party = organization(reference, parties);
    const nombre = party === null ? null : textOf(party['name']);
    if (party === null || nombre === null) continue;
    const rut = textOf(memberAt(party, 'identifier', 'id'));
    suppliers.set(rut ?? nombre, { nombre, rut });
  }
  return [...suppliers.values()];
}

/** The award that all standing awards of a release make together; undefined when it has none. */
export function ocdsAward(release: JsonObject): TenderAward | undefined {
  const awards = standingAwards(release);
  if (awards.length === 0) return undefined;
  const values = awards.map((award) => objectsOf(award['value'])[0] ?? null);
  const { amount, currency } = sumOf(values.map(moneyOf));
  return {
    fecha: awardDate(release)?.instante ?? null,
    numero: awards.length === 1 ? textOf(awards[0]?.['id']) : null,
    oferentes: integerOf(memberAt(release, 'tender', 'numberOfTenderers')),
    urlActa: null,
    monto: amount,
    moneda: currency,
    proveedores: suppliersOf(release, awards),
  };
}
