import { addBusinessDays } from './business-days.ts';
import { portalZone, santiagoWall } from './santiago-time.ts';
import { zonedInstant } from './zoned-time.ts';

/** By how many business days the closing moves, once, if two or fewer bids have come (`ExtensionPlazo` of the portal). */
const extensionDays = 2;

/**
 * The second closing that a tender would have if two or fewer bids come by its closing: the same hour, two business
 * days later. The days count from the one after the closing (Ley 19.880, art. 25: neither Saturdays, Sundays nor
 * holidays). It is computed, and no source states it: it is never the closing itself.
 *
 * @param closesAt An instant, ISO 8601.
 */
export function secondClosing(closesAt: string): string {
  const [day = '', time = ''] = santiagoWall(closesAt).split('T');
  return zonedInstant(`${addBusinessDays(day, extensionDays)}T${time}`, portalZone) ?? closesAt;
}
