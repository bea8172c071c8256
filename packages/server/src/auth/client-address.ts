import { isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  );
}

/**
 * What a limit counts an address as. One line has a whole /64 of IPv6 addresses, so those are one; an IPv4
 * address is the same however the socket writes it.
 */
export function countedAddress(address: string): string {
  const bare = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(bare) && !bare.includes('.')
    ? `${groupsOf(bare).slice(0, 4).join(':')}::/64`
    : bare;
}

/** The address a proxy of ours was called from: it wrote the last one; those before it anyone may write. */
function forwardedFor(header: string | undefined): string | undefined {
  const last = header?.split(',').at(-1)?.trim() ?? '';
  return isIP(last) === 0 ? undefined : last;
}

/** The client address: that of the socket, or behind a proxy, the one the proxy reports. */
export function addressReader(trustProxy: boolean): (context: Context) => string {
  return (context) => {
    const forwarded = trustProxy ? forwardedFor(context.req.header('x-forwarded-for')) : undefined;
    return countedAddress(forwarded ?? getConnInfo(context).remote.address ?? '');
  };
}
