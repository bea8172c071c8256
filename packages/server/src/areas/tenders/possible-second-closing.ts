import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { secondClosing } from '@pliego/contract/rules/second-closing';
import { readFacts } from '#server/areas/sources/fold-batch.ts';
import { observationIn } from './history.ts';
import type { StoredObservation, tenderById } from './queries.ts';

type Closing = Pick<
  NonNullable<Awaited<ReturnType<typeof tenderById>>>,
  'extension' | 'closesAt' | 'closesOn' | 'closingZone'
>;

/**
 * Where the closing would move if two or fewer bids come by then. Null where the buyer does not allow it, and where it
 * has moved already: it does so once.
 *
 * @param said Everything that was observed of the tender.
 */
export function possibleSecondClosing(
  { extension, closesAt, closesOn, closingZone }: Closing,
  said: readonly StoredObservation[],
): TenderDetail['segundoCierre'] {
  if (extension !== true || closesAt === null || closingZone !== null) return null;
  const closing = closesAt.toISOString();
  const hasMoved = said.some((row) => {
    const earlier = readFacts(observationIn(row)).milestones?.cierre?.instante;
    return earlier !== undefined && secondClosing(earlier) === closing;
  });
  if (hasMoved) return null;
  const instante = secondClosing(closing);
  return closesOn === null ? { instante } : { instante, dia: santiagoDay(instante) };
}
