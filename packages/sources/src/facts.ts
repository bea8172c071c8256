import { csvFacts } from './mercado-publico/csv-facts.ts';
import { detailFacts, listFacts } from './mercado-publico/api-facts.ts';
import type { NoticeFormat, Observation, TenderFacts } from './notice.ts';
import { ocdsFacts } from './ocds/facts.ts';

const readers: Record<NoticeFormat, (observation: Observation) => TenderFacts> = {
  'mp-csv': csvFacts,
  'mp-listado': listFacts,
  'mp-detalle': detailFacts,
  'ocds-release': ocdsFacts,
};

/**
 * What an observation states about its tender. Pure, and total: whatever JSON the payload holds, it
 * answers with the facts that can be read in it and never throws.
 */
export function factsOf(observation: Observation): TenderFacts {
  return readers[observation.format](observation);
}
