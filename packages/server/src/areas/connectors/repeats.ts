import type { JsonObject, NoticeFormat } from '@pliego/sources/notice';
import { textOf } from '@pliego/sources/read-json';
import type { HashedObservation } from '#server/areas/sources/fold-batch.ts';
import type { LatestObservation } from './seen-queries.ts';

/** Responses dated by their request time: an equal one is not a new fact. */
const dated = new Set<NoticeFormat>(['mp-listado', 'mp-detalle']);

type Forms = ReadonlyMap<NoticeFormat, LatestObservation>;

const stateOf = (payload: JsonObject): string | null => textOf(payload['CodigoEstado']);

/**
 * Whether a response only repeats the last one in the same form, with none after it that states
 * otherwise. A list of four thousand tenders comes every half hour: kept, each would be a new observation
 * of nothing. That it was seen again is noted beside the tender.
 */
export function isRepeat({ observation, hash }: HashedObservation, forms: Forms): boolean {
  const { format, payload } = observation;
  if (!dated.has(format)) return false;
  const same = forms.get(format);
  if (same === undefined || same.hash !== hash) return false;
  return [...forms.values()].every(
    (said) => said.observedAt <= same.observedAt || stateOf(said.payload) === stateOf(payload),
  );
}
