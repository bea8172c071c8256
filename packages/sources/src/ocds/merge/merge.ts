import { canonicalJson } from '../../canonical.ts';
import type { Json, JsonObject } from '../../notice.ts';
import { textOf } from '../../read-json.ts';
import { ocdsInstant } from '../dates.ts';
import type { MergeRules } from './rules.ts';
import { type ListStrategy, MergeTree, type Node, type ReleaseValue } from './tree.ts';

/** Releases that cannot be merged. */
export class MergeError extends Error {
  override readonly name = 'MergeError';
}

export interface MergeListOptions {
  /** Lists whose objects are added or merged by their place instead of their id, by the path of the list. */
  strategies?: ReadonlyMap<string, ListStrategy>;
}

function dateOf(release: JsonObject, index: number): string {
  const { date } = release;
  if (typeof date === 'string') return ocdsInstant(date) ?? date;
  const place = `Release ${index + 1} of ${textOf(release['ocid']) ?? 'a process without ocid'}`;
  if (date === undefined) {
    throw new MergeError(`${place} has no date, so that its place in the order is unknown`);
  }
  throw new MergeError(`${place} has a date that is no text: ${canonicalJson(date)}`);
}

/** The releases from the oldest to the newest; one alone needs no date. */
function sorted(releases: readonly JsonObject[]): JsonObject[] {
  if (releases.length < 2) return [...releases];
  return releases
    .map((release, index) => ({ release, date: dateOf(release, index) }))
    .sort((one, other) => {
      if (one.date === other.date) return 0;
      return one.date < other.date ? -1 : 1;
    })
    .map(({ release }) => release);
}

function without(release: JsonObject, ...keys: string[]): JsonObject {
  return Object.fromEntries(Object.entries(release).filter(([key]) => !keys.includes(key)));
}

function written(
  members: ReadonlyMap<string, Node>,
  leaf: (values: ReleaseValue[]) => Json | undefined,
): JsonObject {
  const object: JsonObject = {};
  for (const [key, node] of members) {
    const value = nodeWritten(node, leaf);
    if (value !== undefined) object[key] = value;
  }
  return object;
}

function nodeWritten(
  node: Node,
  leaf: (values: ReleaseValue[]) => Json | undefined,
): Json | undefined {
  if (node.kind === 'leaf') return leaf(node.values);
  if (node.kind === 'branch') return written(node.members, leaf);
  return [...node.elements.values()].map(({ id, members }) => {
    const object = written(members, leaf);
    return id === undefined ? object : Object.assign(object, { id });
  });
}

/** The last value; a field whose last value is null is left out. */
function lastValue(values: ReleaseValue[]): Json | undefined {
  return values.at(-1)?.value ?? undefined;
}

/** Each value that differs from the one before, with the release that stated it. */
function distinctValues(values: ReleaseValue[]): Json {
  return values
    .filter(
      ({ value }, index) =>
        index === 0 || canonicalJson(value) !== canonicalJson(values[index - 1]?.value ?? null),
    )
    .map(({ release, value }) => ({
      releaseID: release['id'] ?? null,
      releaseDate: release['date'] ?? null,
      releaseTag: release['tag'] ?? null,
      value,
    }));
}

/**
 * Merges the releases of one contracting process into its compiled release: of every field what the
 * latest release that has it, null removing it; `id` is `<ocid>-<date>`, `date` that of the
 * latest release, `tag` `["compiled"]`. Objects in lists are merged by `id`; lists of anything else, and
 * those with such a rule, are replaced whole; an empty object or list of objects changes nothing.
 *
 * @param releases In any order; at least one. They are not changed.
 * @param rules `ocds11Rules`, `ocds10Rules`, or those of another schema (`rulesOfSchema`).
 * @throws MergeError when of several releases one has no `date` that is a text, or when there are none.
 * @see https://standard.open-contracting.org/1.1/en/schema/merging/
 */
export function mergeReleases(
  releases: readonly JsonObject[],
  rules: MergeRules,
  { strategies }: MergeListOptions = {},
): JsonObject {
  const tree = new MergeTree({ rules, strategies });
  const ordered = sorted(releases);
  const latest = ordered.at(-1);
  if (latest === undefined) throw new MergeError('There is no release to merge');
  for (const release of ordered) tree.add(release, without(release, 'tag'));
  const { ocid, date } = latest;
  const named: JsonObject = {
    tag: ['compiled'],
    id: `${textOf(ocid) ?? ''}-${textOf(date) ?? ''}`,
  };
  if (date !== undefined && date !== null) named['date'] = date;
  // The rules of 1.0 leave out `ocid`, which cannot have been meant.
  if (ocid !== undefined && ocid !== null) named['ocid'] = ocid;
  return { ...named, ...written(tree.members, lastValue) };
}

/**
 * Merges the releases of one contracting process into its versioned release: of every field the list of
 * its successive values in the releases, each as `{releaseID, releaseDate, releaseTag, value}`;
 * what repeats the value before is left out, and null is a value. The `ocid` and the ids of objects in
 * lists are not versioned.
 *
 * @param releases In any order; at least one. They are not changed.
 * @param rules As for `mergeReleases`.
 * @throws MergeError as `mergeReleases` does.
 * @see https://standard.open-contracting.org/1.1/en/schema/merging/#versioned-data
 */
export function versionReleases(
  releases: readonly JsonObject[],
  rules: MergeRules,
  { strategies }: MergeListOptions = {},
): JsonObject {
  const tree = new MergeTree({ rules, strategies });
  const ordered = sorted(releases);
  const ocid = ordered.at(-1)?.['ocid'];
  if (ordered.length === 0) throw new MergeError('There is no release to merge');
  for (const release of ordered) tree.add(release, without(release, 'tag', 'ocid'));
  return { ...(ocid === undefined ? {} : { ocid }), ...written(tree.members, distinctValues) };
}
