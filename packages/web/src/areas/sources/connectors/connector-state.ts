import type { Connector } from '@pliego/contract/areas/connector-shapes';

export type ConnectorStatus = 'pausado' | 'consultando' | 'fallando' | 'activo';

type Standing = Pick<Connector, 'estado' | 'corriendo' | 'proxima' | 'ultimoExito' | 'ultimoFallo'>;

const instantOf = (instant: string | null): number =>
  instant === null ? -Infinity : Date.parse(instant);

/** Whether the last that is known of it is a failure. */
export function isFailing({ ultimoExito, ultimoFallo }: Standing): boolean {
  return ultimoFallo !== null && instantOf(ultimoFallo.en) > instantOf(ultimoExito);
}

/** The status of a connector. A paused one does not count as failing, and finishes its pending request. */
export function statusOf(connector: Standing): ConnectorStatus {
  if (connector.corriendo) return 'consultando';
  if (connector.estado === 'pausado') return 'pausado';
  return isFailing(connector) ? 'fallando' : 'activo';
}

/** Its time has come, and the server has not started it yet. */
export function isDue({ proxima, corriendo }: Standing, now: number): boolean {
  return !corriendo && proxima !== null && Date.parse(proxima) <= now;
}

const askingMs = 2_000;
const dueMs = 5_000;
/** Added to the planned time, so that the server has started the round by then. */
const graceMs = 3_000;

/**
 * When to refetch the connectors: soon while one is running or overdue, else once
 * the next one begins, and not at all when none will.
 */
export function refetchDelayMs(connectors: readonly Standing[], now: number): number | false {
  if (connectors.some(({ corriendo }) => corriendo)) return askingMs;
  const hours = connectors.flatMap(({ proxima }) =>
    proxima === null ? [] : [Date.parse(proxima)],
  );
  if (hours.length === 0) return false;
  return Math.max(dueMs, Math.min(...hours) - now + graceMs);
}

/** Automatic requests, those of people, and what is kept for people, as shares of the day's limit. */
export function quotaShares({
  usadas,
  aMano,
  reservadas,
  limite,
}: NonNullable<Connector['cuota']>): { automatic: number; byHand: number; reserved: number } {
  const share = (count: number) => (limite === 0 ? 0 : Math.min(1, Math.max(0, count / limite)));
  const automatic = share(usadas - aMano);
  return {
    automatic,
    byHand: Math.min(share(aMano), 1 - automatic),
    reserved: share(reservadas),
  };
}
