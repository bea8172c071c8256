import type { Milestone, TenderAward } from '@pliego/contract/areas/tender-shapes';
import type { JsonObject } from '../notice.ts';
import { integerOf, memberAt, textOf, objectsOf } from '../read-json.ts';
import { moneyIn, sumOf } from './amounts.ts';
import { ocdsMilestone } from './dates.ts';
import { nameOf, organization, partiesById } from './organizations.ts';
import { dateGiven } from '../publisher-time.ts';
import { awardsOf } from './sections.ts';

/** Awards that were not cancelled or unsuccessful. A missing status is common and counts as an award. */
export function standingAwards(release: JsonObject): JsonObject[] {
  return awardsOf(release).filter((award) => {
    const status = textOf(award['status'])?.toLowerCase();
    return status !== 'cancelled' && status !== 'unsuccessful';
  });
}

/** The latest date of the standing awards with the text of the source, or null. */
export function awardDate(release: JsonObject): Milestone | null {
  let latest: Milestone | null = null;
  for (const award of standingAwards(release)) {
    const date = ocdsMilestone(award['date']);
    if (date !== null && (latest === null || date.instante > latest.instante)) latest = date;
  }
  return latest;
}

function suppliersOf(release: JsonObject, awards: JsonObject[]): TenderAward['proveedores'] {
  const parties = partiesById(release);
  const suppliers = new Map<string, { nombre: string; rut: string | null }>();
  for (const reference of awards.flatMap((award) => objectsOf(award['suppliers']))) {
    const party = organization(reference, parties);
    const nombre = party === null ? null : nameOf(party);
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
  const { amount, currency } = sumOf(moneyIn(awards, 'value'));
  return {
    fecha: dateGiven(awardDate(release)),
    numero: awards.length === 1 ? textOf(awards[0]?.['id']) : null,
    oferentes: integerOf(memberAt(release, 'tender', 'numberOfTenderers')),
    urlActa: null,
    monto: amount,
    moneda: currency,
    proveedores: suppliersOf(release, awards),
  };
}
