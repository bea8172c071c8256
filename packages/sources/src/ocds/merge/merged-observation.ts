import type { Json, JsonObject, Observation } from '../../notice.ts';
import { tagsOf } from '../sections.ts';
import { mergeReleases } from './merge.ts';
import { dated, rulesFor } from './record.ts';

function isCompiled(release: JsonObject): boolean {
  return tagsOf(release).includes('compiled');
}

/** A compiled release states all that its publisher knew by then: what came before is in it. */
function sinceCompiled(releases: readonly JsonObject[]): readonly JsonObject[] {
  const last = releases.findLastIndex(isCompiled);
  return last < 0 ? releases : releases.slice(last);
}

/**
 * The releases of one process as one: the observation of their compiled release. It keeps the tags of the
 * releases, which tell whether their date can be that of the publication.
 *
 * @param observations Of one process, in the format `ocds-release`, from the oldest to the newest; at least one.
 */
export function mergedObservation(observations: readonly Observation[]): Observation {
  const newest = observations.at(-1);
  if (newest === undefined) throw new RangeError('There is no release to merge');
  const releases = sinceCompiled(observations.map(dated));
  const tag: Json[] = [...new Set(releases.flatMap(tagsOf))];
  const payload = { ...mergeReleases(releases, rulesFor(releases)), tag };
  return { ...newest, payload };
}
