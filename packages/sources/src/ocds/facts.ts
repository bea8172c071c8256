import type { Milestone } from '@pliego/contract/areas/tender-shapes';
import { stateClasses, stateFromOcds } from '@pliego/contract/rules/tender-codes';
import { instantFromIso } from '../instants.ts';
import { givenMilestones, portalPage, stateText } from '../mercado-publico/portal.ts';
import type { Json, JsonObject, Observation, TenderFacts } from '../notice.ts';
import { listOf, memberAt, objectOf, objectsOf, textOf } from '../read-json.ts';
import { type Money, awardDate, moneyOf, ocdsAward, standingAwards, sumOf } from './awards.ts';
import { ocdsDocuments, ocdsItems } from './items.ts';
import { ocdsBuyer } from './organizations.ts';

function milestone(value: Json | undefined): Milestone | null {
  const original = textOf(value);
  const instante = original === null ? null : instantFromIso(original);
  return original === null || instante === null ? null : { instante, original };
}

function titleOf(tender: JsonObject | undefined): string | undefined {
  const [item] = objectsOf(tender?.['items']);
  return (
    textOf(tender?.['title']) ??
    textOf(tender?.['description']) ??
    textOf(item?.['description']) ??
    textOf(memberAt(item, 'classification', 'description')) ??
    undefined
  );
}

function stateOf(
  release: JsonObject,
  tender: JsonObject | undefined,
  source: Observation['source'],
): TenderFacts['state'] {
  const status = textOf(tender?.['status']);
  if (status === null) return undefined;
  const named = stateFromOcds(status.toLowerCase());
  // A status like "constructor" finds what every object inherits instead of a class.
  const listed = stateClasses.find((known) => known === named) ?? 'desconocida';
  // `complete` has no word for the award. The portal does, and its tenders must not seem to go back.
  const isAwarded =
    source === 'mercado-publico' && listed === 'cerrada' && standingAwards(release).length > 0;
  const state = isAwarded ? 'adjudicada' : listed;
  return {
    code: status,
    text: stateText(state, status, state === 'desconocida' ? status : null),
    class: state,
  };
}

/** Value of the tender, else that of its lots, else the budget; undefined when none speaks of it. */
function moneyStated(release: JsonObject, tender: JsonObject | undefined): Partial<Money> {
  const value = objectOf(tender?.['value']);
  const stated = moneyOf(value);
  const lots = sumOf(objectsOf(tender?.['lots']).map((lot) => moneyOf(objectOf(lot['value']))));
  const budget = moneyOf(objectOf(memberAt(release, 'planning', 'budget', 'amount')));
  const found = [stated, lots, budget].find(({ amount }) => amount !== null);
  if (found !== undefined) return { amount: found.amount, currency: found.currency ?? undefined };
  return {
    // An explicit null is a value that is not published; anything else unreadable is not spoken of.
    amount: value !== null && value['amount'] === null ? null : undefined,
    currency: stated.currency ?? undefined,
  };
}

/** Tags of releases made long after the publication: their date says nothing of it. */
const laterTag =
  /^(?:award|contract|implementation)|(?:Update|Amendment|Cancellation|Termination)$/;

/**
 * When the tender was published: what it says, or the date of the release. That date is another one
 * when the release came later, which its tag may tell or a milestone that had passed by then.
 */
function publicationOf(
  release: JsonObject,
  tender: JsonObject | undefined,
  others: (Milestone | null)[],
): Milestone | null {
  if (tender === undefined) return null;
  const released = milestone(release['date']);
  const isLater =
    listOf(release['tag']).some((tag) => laterTag.test(textOf(tag) ?? '')) ||
    others.some((other) => other !== null && other.instante < (released?.instante ?? ''));
  return milestone(tender['datePublished']) ?? (isLater ? null : released);
}

/** The earliest start and the latest end over the periods of all contracts. */
function contractPeriod(release: JsonObject, tender: JsonObject | undefined) {
  const periods = objectsOf(release['contracts']).map(({ period }) => period);
  const ordered = (name: string) =>
    periods
      .flatMap((period) => milestone(memberAt(period, name)) ?? [])
      .sort((one, other) => one.instante.localeCompare(other.instante));
  return {
    inicioContrato:
      ordered('startDate')[0] ?? milestone(memberAt(tender, 'contractPeriod', 'startDate')),
    finContrato:
      ordered('endDate').at(-1) ?? milestone(memberAt(tender, 'contractPeriod', 'endDate')),
  };
}

function milestonesOf(
  release: JsonObject,
  tender: JsonObject | undefined,
): NonNullable<TenderFacts['milestones']> {
  const given = {
    inicioPreguntas: milestone(memberAt(tender, 'enquiryPeriod', 'startDate')),
    finPreguntas: milestone(memberAt(tender, 'enquiryPeriod', 'endDate')),
    cierre: milestone(memberAt(tender, 'tenderPeriod', 'endDate')),
    adjudicacionEstimada: milestone(memberAt(tender, 'awardPeriod', 'endDate')),
    adjudicacion: awardDate(release),
    ...contractPeriod(release, tender),
  };
  const publicacion = publicationOf(release, tender, Object.values(given));
  return givenMilestones({ publicacion, ...given });
}

/**
 * Facts of an OCDS release, 1.0 or 1.1, by the reading order of formats.md §7.5. A release that is
 * only an award or a contract speaks of nothing else, and leaves what is known of the tender alone.
 */
export function ocdsFacts(observation: Observation): TenderFacts {
  const { payload: release, source, code } = observation;
  // One publisher writes the tender as a list of one.
  const [tender] = objectsOf(release['tender']);
  const { amount, currency } = moneyStated(release, tender);
  const found = ocdsBuyer(release, source);
  return {
    authority: 'full',
    ocid: textOf(release['ocid']) ?? (source === 'ocds' ? code : undefined),
    title: titleOf(tender),
    description: textOf(tender?.['description']) ?? undefined,
    state: stateOf(release, tender, source),
    buyer: found?.buyer,
    regionNumber: found?.regionNumber ?? undefined,
    commune: found?.buyer.commune ?? undefined,
    currency,
    amount,
    milestones: milestonesOf(release, tender),
    items: ocdsItems(release),
    documents: ocdsDocuments(release),
    award: ocdsAward(release),
    url: source === 'mercado-publico' ? portalPage(observation) : undefined,
  };
}
