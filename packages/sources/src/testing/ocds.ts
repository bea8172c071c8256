import { factsOf } from '../facts.ts';
import type { Json, JsonObject } from '../notice.ts';
import { fileOf, observationsIn, recordsOf, warningsIn } from './files.ts';

/** The first release of a file with this content, and what it states. */
export async function readRelease(value: Json) {
  const records = await recordsOf(fileOf('entrega.json', JSON.stringify(value)));
  const [observation] = observationsIn(records);
  if (observation === undefined) throw new Error('The release was not read');
  return { records, observation, facts: factsOf(observation), warnings: warningsIn(records) };
}

/** A release of one day, with an ocid. */
export function releaseOf(ocid: string, rest: JsonObject): JsonObject {
  return { ocid, id: '1', date: '2026-03-01T10:00:00Z', tag: ['tender'], ...rest };
}
