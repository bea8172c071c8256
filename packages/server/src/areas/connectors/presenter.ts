import type {
  Connector,
  ConnectorRun,
  PendingDetails,
  Quota,
  SourceNotice,
} from '@pliego/contract/areas/connector-shapes';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { presentRun } from '#server/areas/sources/present-run.ts';
import type { BackfillRow } from './backfill-commands.ts';
import { type Pace, presentBackfill } from './backfill-progress.ts';
import { kindRules } from './kinds.ts';
import type { LaneState } from './lane-queries.ts';
import { type noticeRows, type RoundRow, silenceOf, type VisibleConnector } from './queries.ts';

export const noneWaiting: PendingDetails = {
  seguidas: 0,
  coinciden: 0,
  cierranPronto: 0,
  resto: 0,
  total: 0,
};

export interface ConnectorState {
  lane: LaneState | undefined;
  pending: PendingDetails;
  backfill: BackfillRow | undefined;
  now: Date;
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const blockedUntil = (lane: LaneState | undefined, now: Date): Date | null =>
  lane?.blockedUntil != null && lane.blockedUntil > now ? lane.blockedUntil : null;

function quotaOf(kind: VisibleConnector['kind'], { lane, now }: ConnectorState): Quota | null {
  const { quota } = kindRules[kind];
  if (quota === null) return null;
  const dia = santiagoDay(now);
  const isToday = lane?.day === dia;
  return {
    dia,
    usadas: isToday ? lane.used : 0,
    aMano: isToday ? lane.usedByHand : 0,
    limite: quota.limit,
    reservadas: quota.reserved,
    bloqueadaHasta: iso(blockedUntil(lane, now)),
  };
}

/** What the plan of a range of days is made from. */
export function paceOf({ kind }: VisibleConnector, state: ConnectorState): Pace {
  const quota = quotaOf(kind, state);
  const leftToday =
    quota === null
      ? null
      : Math.max(0, quota.limite - quota.reservadas - (quota.usadas - quota.aMano));
  return { kind, waiting: state.pending.total, leftToday, now: state.now };
}

export function presentConnector(row: VisibleConnector, state: ConnectorState): Connector {
  const { lane, now, backfill } = state;
  const blocked = blockedUntil(lane, now);
  const next =
    row.nextRunAt !== null && blocked !== null && blocked > row.nextRunAt ? blocked : row.nextRunAt;
  return {
    id: row.id,
    tipo: row.kind,
    nombre: row.name,
    url: row.url,
    estado: row.isActive ? 'activo' : 'pausado',
    cadaMinutos: row.everyMinutes,
    ticketFinal: row.ticketTail,
    corriendo: row.heldUntil !== null && row.heldUntil > now,
    ultimoExito: iso(row.lastSuccessAt),
    ultimoFallo:
      row.lastFailureAt === null
        ? null
        : { en: row.lastFailureAt.toISOString(), motivo: [...(row.lastFailure ?? [])] },
    proxima: row.isActive ? iso(next) : null,
    silencioDesde: iso(silenceOf(row, now)),
    cuota: quotaOf(row.kind, state),
    pendientes: state.pending,
    historico: backfill === undefined ? null : presentBackfill(backfill, paceOf(row, state)),
  };
}

export function presentNotice({
  notice,
  name,
}: Awaited<ReturnType<typeof noticeRows>>[number]): SourceNotice {
  return {
    id: notice.id,
    conector: notice.connectorId,
    nombre: name,
    tipo: notice.kind,
    mensaje: [...notice.messages],
    veces: notice.times,
    desde: notice.firstAt.toISOString(),
    ultima: notice.lastAt.toISOString(),
    cerrado: iso(notice.closedAt),
  };
}

/** Rounds of a connector do not wait for imports. */
const noTurns: ReadonlyMap<number, number> = new Map();

export function presentRound({ round, ...row }: RoundRow): ConnectorRun {
  return Object.assign(presentRun(row, noTurns), {
    motivo: round.reason,
    llamadas: round.requests,
  });
}
