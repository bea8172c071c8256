import {
  deadlineKinds,
  type Milestone,
  type MilestoneKind,
  milestoneKinds,
} from '@pliego/contract/areas/tender-shapes';
import { zoneOfCountry } from '@pliego/contract/rules/country-zones';
import { portalZone } from '@pliego/contract/rules/santiago-time';
import { zonedInstant } from '@pliego/contract/rules/zoned-time';
import type { SourceId, TenderFacts } from './notice.ts';

/*
 * What a date without an hour counts as, and on whose clock. Readers mark which milestones are days (`dia`);
 * here, and nowhere else, it is decided which instant such a day counts as:
 *
 * - what must be done by a day may be done until its end on the publisher's clock;
 * - any other day is that calendar day, and counts as its beginning in Santiago, so that no filter by days and
 *   no list by date moves it to the day before or after.
 */

const chilean = new Set<SourceId>([
  'mercado-publico',
  'compra-agil',
  'demostracion',
  'planilla',
  'propia',
]);

/** The publisher's zone where it is not that of Chile; `UTC` for a day whose publisher's zone is unknown. */
function zoneOf(
  milestone: Milestone,
  source: SourceId,
  country: string | null,
): string | undefined {
  const known =
    milestone.zona ?? (chilean.has(source) ? portalZone : zoneOfCountry(country)) ?? undefined;
  const zone = known ?? (milestone.dia === undefined ? undefined : 'UTC');
  return zone === portalZone ? undefined : zone;
}

function placed(kind: MilestoneKind, milestone: Milestone, zona: string | undefined): Milestone {
  const { dia, instante, original } = milestone;
  const zone = zona === undefined ? {} : { zona };
  if (dia === undefined) return { instante, original, ...zone };
  if (deadlineKinds.has(kind)) {
    const end = zonedInstant(`${dia}T23:59:59`, zona ?? portalZone);
    return { instante: end ?? instante, original, dia, ...zone };
  }
  // A day of the calendar is the same on every clock.
  return { instante: zonedInstant(`${dia}T00:00:00`, portalZone) ?? instante, original, dia };
}

/** Facts with their days where they count, and the zone of the publisher beside each milestone. */
export function inPublisherTime(facts: TenderFacts, source: SourceId): TenderFacts {
  const { milestones } = facts;
  if (milestones === undefined) return facts;
  const country = facts.country ?? null;
  const placedAll: NonNullable<TenderFacts['milestones']> = {};
  for (const kind of milestoneKinds) {
    const milestone = milestones[kind];
    if (milestone === undefined) continue;
    placedAll[kind] = placed(kind, milestone, zoneOf(milestone, source, country));
  }
  return { ...facts, milestones: placedAll };
}

/** A date as it was given: the day where there is no hour, otherwise the instant. */
export function dateGiven(milestone: Milestone | null): string | null {
  return milestone?.dia ?? milestone?.instante ?? null;
}
