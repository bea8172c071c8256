/*
 * The rules of folding. A tender is the combination of all its observations, whatever the order and the
 * number of times in which they came:
 *
 * 1. Observations are ordered by their instant; then by the rank of their state, since a
 *    process only moves forward; then by their closing instant; then by their content, so that no
 *    tie is left to chance. Equal observations weigh as one.
 * 2. Each field has the value of the latest full observation that states it. `null` states that the source
 *    does not publish it; an absent field states nothing.
 * 3. A summary counts only where no full observation states a field. Each kind of milestone, and each term, is a
 *    field of its own: the closing of a summary never replaces that of a full one, and the act is a separate one.
 *    An amount and its currency are one value: the currency is that of the observation whose amount it is.
 *    A mention, such as an order's name and buyer, counts only where no summary states the field either.
 * 4. An institution given by its name alone is the one of that name whose tax number is known.
 * 5. Purchase orders add up over all observations, each as in the latest one that has it.
 * 6. A type that no observation states is the one that the code of the portal ends with.
 * 7. The releases of an OCDS process count as one observation, their merged release, at the place of the newest: what
 *    a later release does not repeat stays. A publication date that it does not state is that of the earlier ones.
 * 8. The state is the exception: the latest observation that states one decides, summary or not. The
 *    instants of rows of tables are lower bounds, and a row without dates has none at all: where the latest
 *    is such a row, one without dates that is further along decides (real rows lose their dates when
 *    a tender is declared desierta). An unknown state in a row of a company's own table is that company's stage: it
 *    counts only where nothing else states one.
 */

import { foldText } from '@pliego/contract/rules/fold-text';
import { stateNames, stateRank } from '@pliego/contract/rules/tender-codes';
import { milestoneKinds } from '@pliego/contract/areas/tender-shapes';
import { type TenderTerms, type TermName, termNames } from '@pliego/contract/areas/tender-terms';
import { tenderCodeParts } from '@pliego/contract/rules/tender-types';
import { canonicalJson } from './canonical.ts';
import { factsOf } from './facts.ts';
import { unknownInstant } from './instants.ts';
import { mergedObservation } from './ocds/merge/merged-observation.ts';
import type { FoldedTender, NoticeFormat, Observation, TenderFacts } from './notice.ts';

/**
 * Stored tenders are folded anew where they were folded by another version. Raise it with every change of what stored
 * observations state (`facts.ts`) or of the law.
 */
export const foldVersion = 17;

/** An observation with what decides its place among the others. */
export interface Stated {
  observation: Observation;
  facts: TenderFacts;
  observedAt: number;
  rank: number;
  closesAt: number;
}

function describe(observation: Observation, facts: TenderFacts): Stated {
  const closing = facts.milestones?.cierre?.instante;
  return {
    observation,
    facts,
    observedAt: Date.parse(observation.observedAt),
    rank: facts.state === undefined ? -1 : stateRank[facts.state.class],
    closesAt: closing === undefined ? Number.NEGATIVE_INFINITY : Date.parse(closing),
  };
}

function contentOf({ observation }: Stated): string {
  const { format, payload } = observation;
  return canonicalJson({ format, payload });
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function compare(one: Stated, other: Stated): number {
  if (one.observedAt !== other.observedAt) return one.observedAt - other.observedAt;
  if (one.rank !== other.rank) return one.rank - other.rank;
  if (one.closesAt !== other.closesAt) return one.closesAt < other.closesAt ? -1 : 1;
  return compareText(contentOf(one), contentOf(other));
}

/** The value of a field by the rules; undefined when no observation states it. */
function decide<Value>(
  ordered: TenderFacts[],
  read: (facts: TenderFacts) => Value | undefined,
): Value | undefined {
  let summary: Value | undefined;
  let mention: Value | undefined;
  for (let index = ordered.length - 1; index >= 0; index -= 1) {
    const facts = ordered[index];
    const value = facts === undefined ? undefined : read(facts);
    if (facts === undefined || value === undefined) continue;
    if (facts.authority === 'full') return value;
    if (facts.authority === 'summary') summary ??= value;
    else mention ??= value;
  }
  return summary ?? mention;
}

/** Formats whose observations have no date of their own. */
const rowsOfTables = new Set<NoticeFormat>(['mp-csv', 'mp-planilla', 'planilla-fila']);

/** Whether it is a row of a company's own table whose state no portal uses: «Postulando», «Ganada». */
function isOwnStage({ observation, facts }: Stated): boolean {
  return observation.format === 'planilla-fila' && facts.state?.class === 'desconocida';
}

function decideState(ordered: readonly Stated[]): FoldedTender['state'] {
  const all = ordered.filter(({ facts }) => facts.state !== undefined);
  const portals = all.filter((one) => !isOwnStage(one));
  const stating = portals.length === 0 ? all : portals;
  const latest = stating.at(-1);
  if (latest?.facts.state === undefined) {
    return { code: null, text: stateNames.desconocida, class: 'desconocida' };
  }
  if (!rowsOfTables.has(latest.observation.format)) return latest.facts.state;
  const undated = stating.findLast(({ observedAt }) => observedAt === Date.parse(unknownInstant));
  const isFurther = undated !== undefined && undated.rank > latest.rank;
  return (isFurther ? undated : latest).facts.state ?? latest.facts.state;
}

function foldMilestones(ordered: TenderFacts[]): FoldedTender['milestones'] {
  const milestones: FoldedTender['milestones'] = {};
  for (const kind of milestoneKinds) {
    const decided = decide(ordered, (facts) => facts.milestones?.[kind]);
    if (decided !== undefined) milestones[kind] = decided;
  }
  return milestones;
}

function foldTerm<Name extends TermName>(
  terms: Pick<TenderTerms, Name>,
  name: Name,
  ordered: TenderFacts[],
): void {
  const decided = decide(ordered, (facts) => facts.terms?.[name]);
  if (decided !== undefined && decided !== null) terms[name] = decided;
}

function foldTerms(ordered: TenderFacts[]): TenderTerms {
  const terms: TenderTerms = {};
  const stating = ordered.filter((facts) => facts.terms !== undefined);
  if (stating.length > 0) for (const name of termNames) foldTerm(terms, name, stating);
  return terms;
}

/** Where no amount is published, the currency is still that of the prices of the lines. */
function decideMoney(ordered: TenderFacts[]): Pick<FoldedTender, 'amount' | 'currency'> {
  const amount = decide(ordered, (facts) => facts.amount) ?? null;
  const currency =
    amount === null
      ? decide(ordered, (facts) => facts.currency)
      : decide(ordered, (facts) => (facts.amount == null ? undefined : (facts.currency ?? null)));
  return { amount, currency: currency ?? null };
}

/**
 * The institution that the latest observation names. Some shapes give only its name: then its tax number,
 * and the key with it, come from the latest that gives both for the same name.
 */
function decideBuyer(ordered: TenderFacts[]): FoldedTender['buyer'] {
  const buyer = decide(ordered, (facts) => facts.buyer) ?? null;
  if (buyer === null || buyer.taxId !== null) return buyer;
  const name = foldText(buyer.name);
  const numbered = decide(ordered, ({ buyer: other }) =>
    other?.taxId != null && foldText(other.name) === name ? other : undefined,
  );
  return numbered == null
    ? buyer
    : { ...buyer, key: numbered.key, taxId: numbered.taxId, scheme: numbered.scheme ?? null };
}

/** The type that a code of the portal ends with, for tenders known from a list: lists give no type. */
function typeOfCode({ source, code }: Observation): string | null {
  const isPortal = source === 'mercado-publico' || source === 'compra-agil';
  return isPortal ? (tenderCodeParts(code)?.type ?? null) : null;
}

/** Every order of any observation, each as in the latest one, in the order of their codes. */
function foldOrders(ordered: TenderFacts[]): FoldedTender['orders'] {
  const byCode = new Map(
    ordered.flatMap(({ orders }) => orders ?? []).map((order) => [order.codigo, order]),
  );
  return [...byCode.values()].sort((one, other) => compareText(one.codigo, other.codigo));
}

/** The observations of one tender in the order of the law, each with what it states. */
export function inOrder(
  observations: readonly Observation[],
  readFacts: (observation: Observation) => TenderFacts = factsOf,
): Stated[] {
  const stated = observations.map((observation) => describe(observation, readFacts(observation)));
  return stated.length > 1 ? stated.sort(compare) : stated;
}

/**
 * Folds the observations of one tender (same source and code) into the tender. Any
 * permutation and any repetition of them gives the same answer.
 *
 * @param readFacts How to read an observation; `factsOf` unless they were read already.
 * @throws RangeError without observations: there is no tender.
 */
export function foldTender(
  observations: readonly Observation[],
  readFacts: (observation: Observation) => TenderFacts = factsOf,
): FoldedTender {
  return foldInOrder(inOrder(observations, readFacts));
}

/** Merged releases by the newest of them; a tender is folded many times while it is imported and compared. */
const mergedBefore = new WeakMap<Observation, { releases: Stated[]; merged: Stated }>();

function isSameList(one: readonly Stated[], other: readonly Stated[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ observation }, index) => observation === other[index]?.observation)
  );
}

function mergedOf(releases: Stated[], newest: Stated): Stated {
  const before = mergedBefore.get(newest.observation);
  if (before !== undefined && isSameList(before.releases, releases)) return before.merged;
  const facts = factsOf(mergedObservation(releases.map(({ observation }) => observation)));
  const publicacion =
    facts.milestones?.publicacion ??
    releases.findLast((release) => release.facts.milestones?.publicacion !== undefined)?.facts
      .milestones?.publicacion;
  const milestones = { ...facts.milestones, ...(publicacion === undefined ? {} : { publicacion }) };
  const merged = describe(newest.observation, { ...facts, milestones });
  mergedBefore.set(newest.observation, { releases, merged });
  return merged;
}

/** Observations with the releases of OCDS as one. */
function withReleasesMerged(stated: readonly Stated[]): readonly Stated[] {
  const releases = stated.filter(({ observation }) => observation.format === 'ocds-release');
  const newest = releases.at(-1);
  if (newest === undefined || releases.length < 2) return stated;
  return stated.flatMap((one) => {
    if (one.observation.format !== 'ocds-release') return [one];
    return one === newest ? [mergedOf(releases, newest)] : [];
  });
}

/** A form states all of its tender: what an earlier one stated no longer holds, as where a date was taken away. */
function withLastForm(stated: readonly Stated[]): readonly Stated[] {
  const newest = stated.findLast(({ observation }) => observation.format === 'propia');
  if (newest === undefined) return stated;
  return stated.filter((one) => one === newest || one.observation.format !== 'propia');
}

/** The same for observations that are in order already. */
export function foldInOrder(all: readonly Stated[]): FoldedTender {
  const stated = withLastForm(withReleasesMerged(all));
  const newest = stated.at(-1)?.observation;
  if (newest === undefined) throw new RangeError('A tender needs at least one observation');
  const ordered = stated.map(({ facts }) => facts);
  const known = <T>(read: (facts: TenderFacts) => T | null | undefined): T | null =>
    decide(ordered, read) ?? null;
  return {
    source: newest.source,
    code: newest.code,
    ocid: known((facts) => facts.ocid),
    title: known((facts) => facts.title) ?? newest.code,
    description: known((facts) => facts.description),
    type: known((facts) => facts.type) ?? typeOfCode(newest),
    state: decideState(stated),
    buyer: decideBuyer(ordered),
    regionNumber: known((facts) => facts.regionNumber),
    commune: known((facts) => facts.commune),
    ...decideMoney(ordered),
    milestones: foldMilestones(ordered),
    items: known((facts) => facts.items) ?? [],
    documents: known((facts) => facts.documents) ?? [],
    award: known((facts) => facts.award),
    extension: known((facts) => facts.extension),
    terms: foldTerms(ordered),
    url: known((facts) => facts.url),
    reference: known((facts) => facts.reference),
    country: known((facts) => facts.country),
    place: known((facts) => facts.place),
    category: known((facts) => facts.category),
    procedure: known((facts) => facts.procedure),
    taxBasis: known((facts) => facts.taxBasis),
    lots: known((facts) => facts.lots) ?? [],
    orders: foldOrders(ordered),
    observedAt: newest.observedAt,
  };
}
