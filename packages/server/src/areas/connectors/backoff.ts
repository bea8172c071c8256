const firstMs = 30_000;
const mostMs = 30 * 60_000;

/**
 * How long to keep away after so many failures in a row: twice as long each time, up to half an hour, and
 * between half and all of it, so that connectors that failed together do not retry together.
 *
 * @param random From 0 to below 1.
 */
export function backoffMs(failures: number, random: number): number {
  const whole = Math.min(mostMs, firstMs * 2 ** Math.max(0, Math.min(failures, 30) - 1));
  return Math.round(whole / 2 + (whole / 2) * random);
}
