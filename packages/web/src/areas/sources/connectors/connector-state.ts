import type { Connector } from '@pliego/contract/areas/connector-shapes';

export type ConnectorStatus = 'pausado' | 'consultando' | 'fallando' | 'activo';

type Standing = Pick<Connector, 'estado' | 'corriendo' | 'proxima' | 'ultimoExito' | 'ultimoFallo'>;

const instantOf = (instant: string | null): number =>
  instant === null ? -Infinity : Date.parse(instant);

/** Whether the last that is known of it is a failure. */
export function isFailing({ ultimoExito, ultimoFallo }: Standing): boolean {
  return ultimoFallo !== null && instantOf(ultimoFallo.en) > instantOf(ultimoExito);
}

/** How a connector stands, in one word. What is paused fails no more, and ends what it is asking. */
export function statusOf(connector: Standing): ConnectorStatus {
  if (connector.corriendo) return 'consultando';
  if (connector.estado === 'pausado') return 'pausado';
  return isFailing(connector) ? 'fallando' : 'activo';
}

/** Its hour has come, and whoever runs it has not yet begun. */
export function isDue({ proxima, corriendo }: Standing, now: number): boolean {
  return !corriendo && proxima !== null && Date.parse(proxima) <= now;
}

const askingMs = 2_000;
const dueMs = 5_000;
/** The hour itself is the server's; by then it has begun. */
const graceMs = 3_000;

/**
 * When to look again at how the connectors stand: soon while one asks or should have begun, else once
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
