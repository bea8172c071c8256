import { portalZone } from '@pliego/contract/rules/santiago-time';

function wallClock(instant: string, timeZone: string): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('es-CL', {
    timeZone,
    hourCycle: 'h23',
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant));
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { day: `${part['day']}-${part['month']}`, time: `${part['hour']}:${part['minute']}` };
}

/** The zone of whoever looks at the screen. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * What a clock on the wall of `zone` shows at an instant, when it is not what the portal's shows:
 * `16:00`, with the day in front when that differs too. Null when both clocks agree.
 */
export function otherWallClock(instant: string, zone: string): string | null {
  const portal = wallClock(instant, portalZone);
  const own = wallClock(instant, zone);
  if (own.day !== portal.day) return `${own.day} ${own.time}`;
  return own.time === portal.time ? null : own.time;
}
