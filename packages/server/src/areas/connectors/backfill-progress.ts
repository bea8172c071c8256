import type { Backfill, ConnectorKind } from '@pliego/contract/areas/connector-shapes';
import type { BackfillRow } from './backfill-commands.ts';
import { nextMidnight } from './ask.ts';
import { kindRules } from './kinds.ts';

const dayMs = 86_400_000;

/** What a request takes besides the distance to the next. */
const requestMs = 1_000;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

export interface Pace {
  kind: ConnectorKind;
  /** Details that wait, which come before the next day of the range. */
  waiting: number;
  /** Requests that the connector may still make today by itself; null without a limit. */
  leftToday: number | null;
  now: Date;
}

/** When so many requests will have been made, one after the other and within what a day allows. */
export function endOf(requests: number, { kind, leftToday, now }: Pace): Date {
  const { quota, distanceMs } = kindRules[kind];
  const eachMs = distanceMs + requestMs;
  if (quota === null || leftToday === null || requests <= leftToday) {
    return new Date(now.getTime() + requests * eachMs);
  }
  const perDay = quota.limit - quota.reserved;
  const later = requests - leftToday;
  const wholeDays = Math.ceil(later / perDay) - 1;
  const midnight = nextMidnight(now).getTime();
  return new Date(midnight + wholeDays * dayMs + (later - wholeDays * perDay) * eachMs);
}

/** The progress of a backfill, and the estimated remaining requests; null where unknown. */
function stateOf(
  row: BackfillRow,
  { kind, waiting }: Pace,
): { done: number | null; left: number | null } {
  const days = daysBetween(row.fromDay, row.toDay) + 1;
  const reached = row.nextDay;
  if (kind === 'ocds') return { done: null, left: null };
  if (reached === null) return { done: 0, left: kind === 'placsp' ? null : days + waiting };
  // A feed is walked from the newest day back; its last day is the first of the range.
  const daysDone =
    kind === 'placsp' ? daysBetween(reached, row.toDay) : daysBetween(row.fromDay, reached);
  const gone = Math.min(days, Math.max(0, daysDone));
  if (gone === 0) return { done: 0, left: kind === 'placsp' ? null : days + waiting };
  const perDay = (row.requests + waiting) / gone;
  const left = Math.max(0, Math.ceil(perDay * (days - gone))) + waiting;
  const all = row.requests + left;
  return { done: all === 0 ? 1 : row.requests / all, left };
}

export function presentBackfill(row: BackfillRow, pace: Pace): Backfill {
  const isOpen = row.state === 'en-cola' || row.state === 'en-curso';
  const { done, left } = isOpen
    ? stateOf(row, pace)
    : { done: row.state === 'terminado' ? 1 : null, left: isOpen ? null : 0 };
  return {
    id: row.id,
    conector: row.connectorId,
    desde: row.fromDay,
    hasta: row.toDay,
    estado: row.state,
    avance: done,
    llamadas: row.requests,
    llamadasPendientes: left,
    terminaAprox: isOpen && left !== null ? endOf(left, pace).toISOString() : null,
    error: row.error === null ? null : [...row.error],
    pedido: row.createdAt.toISOString(),
    termino: row.finishedAt?.toISOString() ?? null,
  };
}
