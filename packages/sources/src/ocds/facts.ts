import type { Milestone } from '@pliego/contract/areas/tender-shapes';
import { stateClasses, stateFromOcds } from '@pliego/contract/rules/tender-codes';
import { givenMilestones, portalPage, stateText } from '../mercado-publico/portal.ts';
import type { JsonObject, Observation, TenderFacts } from '../notice.ts';
import { memberAt, objectOf, objectsOf, textOf } from '../read-json.ts';
import { type Money, moneyIn, moneyOf, sumOf } from './amounts.ts';
import { awardDate, ocdsAward, standingAwards } from './awards.ts';
import { countryOfOcid } from './country.ts';
import { ocdsMilestone as milestone } from './dates.ts';
import {
  categoryOf,
  lotsOf,
  placeOf,
  procedureOf,
  referenceOf,
  taxBasisOf,
} from './descriptors.ts';
import { ocdsDocuments, ocdsItems } from './items.ts';
import { ocdsBuyer } from './organizations.ts';
import { contractsOf, tagsOf, tenderOf, textIn } from './sections.ts';
import { ocdsTerms } from './terms.ts';

function titleOf(tender: JsonObject | undefined): string | undefined {
  const [item] = objectsOf(tender?.['items']);
  return (
    textIn(tender, 'title') ??
    textIn(tender, 'description') ??
    textIn(item, 'description') ??
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

/** The publisher of Perú writes 0 where the value is not published. */
const zeroIsUnknown = /^ocds-dgv273-/i;

/** Value of the tender, else that of its lots, else the budget; nothing when none is stated. */
function moneyStated(
  release: JsonObject,
  tender: JsonObject | undefined,
  ocid: string,
): Pick<TenderFacts, 'amount' | 'currency' | 'taxBasis'> {
  const value = objectOf(tender?.['value']);
  const stated = moneyOf(value);
  const budget = moneyOf(objectOf(memberAt(release, 'planning', 'budget', 'amount')));
  const lots = sumOf(moneyIn(objectsOf(tender?.['lots']), 'value'));
  const isKnown = ({ amount }: Money) =>
    amount !== null && !(amount === 0 && zeroIsUnknown.test(ocid));
  const found = [stated, lots, budget].find(isKnown);
  if (found !== undefined) {
    const taxBasis = found === stated ? taxBasisOf(value) : undefined;
    return { amount: found.amount, currency: found.currency ?? undefined, taxBasis };
  }
  // An explicit null or such a zero is an unpublished value; else it is not stated.
  const isWithheld = value !== null && (value['amount'] === null || stated.amount === 0);
  return { amount: isWithheld ? null : undefined, currency: stated.currency ?? undefined };
}

/** Tags of releases made long after the publication: their date is not that of the publication. */
const laterTag =
  /^(?:award|contract|implementation)|(?:Update|Amendment|Cancellation|Termination)$/;

/**
 * When the tender was published: its own date, or that of the release. The latter differs
 * when the release came later, which its tag or a past milestone may show.
 */
function publicationOf(
  release: JsonObject,
  tender: JsonObject | undefined,
  others: (Milestone | null)[],
): Milestone | null {
  if (tender === undefined) return null;
  const released = milestone(release['date']);
  const isLater =
    tagsOf(release).some((tag) => laterTag.test(tag)) ||
    others.some((other) => other !== null && other.instante < (released?.instante ?? ''));
  return milestone(tender['datePublished']) ?? (isLater ? null : released);
}

/** The earliest start and the latest end over the periods of all contracts. */
function contractPeriod(release: JsonObject, tender: JsonObject | undefined) {
  const periods = contractsOf(release).map(({ period }) => period);
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
    finPreguntas: milestone(memberAt(tender, 'enquiryPeriod', 'endDate'), { isDeadline: true }),
    cierre: milestone(memberAt(tender, 'tenderPeriod', 'endDate'), { isDeadline: true }),
    adjudicacionEstimada: milestone(memberAt(tender, 'awardPeriod', 'endDate')),
    adjudicacion: awardDate(release),
    ...contractPeriod(release, tender),
  };
  const publicacion = publicationOf(release, tender, Object.values(given));
  return givenMilestones({ publicacion, ...given });
}

/** Whether a release has no tender, or only the id of one. */
function saysNothing(tender: JsonObject | undefined): boolean {
  return Object.keys(tender ?? {}).every((key) => key === 'id');
}

/** What a process without a tender is called and worth: by its contracts, or by its awards where they do not say. */
function withoutTender(
  release: JsonObject,
): Pick<TenderFacts, 'title' | 'description' | 'amount' | 'currency'> {
  const stages = [contractsOf(release), standingAwards(release)];
  const [first] = stages.flat();
  const money = stages
    .map((objects) => sumOf(moneyIn(objects, 'value')))
    .find(({ amount }) => amount !== null);
  return {
    title: stages.flat().flatMap((object) => textIn(object, 'title') ?? [])[0] ?? titleOf(first),
    description: textIn(first, 'description') ?? undefined,
    amount: money?.amount ?? undefined,
    currency: money?.currency ?? undefined,
  };
}

/** Facts of an OCDS release, 1.0 or 1.1, by the reading order of formats.md §7.5. */
export function ocdsFacts(observation: Observation): TenderFacts {
  const { payload: release, source, code } = observation;
  const tender = tenderOf(release);
  const ocid = textOf(release['ocid']) ?? (source === 'ocds' ? code : null);
  const found = ocdsBuyer(release, source);
  const facts: TenderFacts = {
    authority: 'full',
    ocid: ocid ?? undefined,
    title: titleOf(tender),
    description: textIn(tender, 'description') ?? undefined,
    state: stateOf(release, tender, source),
    buyer: found?.buyer,
    regionNumber: found?.regionNumber ?? undefined,
    commune: found?.buyer.commune ?? undefined,
    ...moneyStated(release, tender, ocid ?? ''),
    milestones: milestonesOf(release, tender),
    terms: ocdsTerms(release, tender),
    items: ocdsItems(release),
    documents: ocdsDocuments(release),
    award: ocdsAward(release),
    url: source === 'mercado-publico' ? portalPage(observation) : undefined,
    reference: referenceOf(tender, ocid ?? code),
    country: countryOfOcid(ocid ?? '') ?? found?.country ?? undefined,
    place: placeOf(tender),
    category: categoryOf(tender),
    procedure: procedureOf(tender),
    lots: lotsOf(tender),
  };
  if (source !== 'ocds' || !saysNothing(tender)) return facts;
  const { amount, currency, ...named } = withoutTender(release);
  return { ...facts, ...named, ...(facts.amount == null ? { amount, currency } : {}) };
}
