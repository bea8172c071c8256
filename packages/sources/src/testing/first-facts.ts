import { factsOf } from '../facts.ts';
import type { TenderFacts } from '../notice.ts';
import { fileOf, observationsIn, recordsOf } from './files.ts';

/** What the first observation of a file states. */
export async function factsIn(content: string): Promise<TenderFacts> {
  const [observation] = observationsIn(await recordsOf(fileOf('a', content)));
  if (observation === undefined) throw new Error('Nothing was read');
  return factsOf(observation);
}
