import type { JsonObject, Observation } from '../../notice.ts';
import { objectsOf, textOf } from '../../read-json.ts';
import { ocdsInstant } from '../dates.ts';
import { mergeReleases, versionReleases } from './merge.ts';
import type { MergeRules } from './rules.ts';
import { ocds10Rules, ocds11Rules } from './standard-rules.ts';

/** The rules by which releases are merged: those of 1.1 as soon as one lists its organisations apart. */
export function rulesFor(releases: readonly JsonObject[]): MergeRules {
  const is11 = releases.some((release) => objectsOf(release['parties']).length > 0);
  return is11 ? ocds11Rules : ocds10Rules;
}

/** A release with a date by which it can be ordered: its own, or the instant it was taken to speak of. */
export function dated({ payload, observedAt }: Observation): JsonObject {
  const { date } = payload;
  const isDated = typeof date === 'string' && ocdsInstant(date) !== null;
  return isDated ? payload : { ...payload, date: observedAt };
}

/**
 * The OCDS record of a tender: its releases from the oldest to the newest, and both ways of merging
 * them. Observations in other formats are no releases and are left out; null when there is none.
 *
 * @param observations Of one tender, in any order.
 */
export function recordOf(observations: readonly Observation[]): JsonObject | null {
  const releases = observations
    .filter(({ format }) => format === 'ocds-release')
    .toSorted((one, other) => one.observedAt.localeCompare(other.observedAt))
    .map(dated);
  const [first] = releases;
  if (first === undefined) return null;
  const rules = rulesFor(releases);
  return {
    ocid: textOf(first['ocid']) ?? observations[0]?.code ?? '',
    releases,
    compiledRelease: mergeReleases(releases, rules),
    versionedRelease: versionReleases(releases, rules),
  };
}
