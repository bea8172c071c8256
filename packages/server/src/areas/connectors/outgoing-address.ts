import { type Message, createMessage } from '@pliego/contract/message';
import { BlockList, isIP } from 'node:net';
import { SourceFailure } from './source-failure.ts';

/** Addresses that lead into a network of ours instead of to a public service (RFC 6890). */
const reserved = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  reserved.addSubnet(address, prefix, 'ipv4');
}
/** Of IPv6 only what is given out to the public is public. */
const publicSix = new BlockList();
publicSix.addSubnet('2000::', 3, 'ipv6');
/** Within it, what is for documents or carries an IPv4 address inside. */
const reservedSix = new BlockList();
reservedSix.addSubnet('2001:db8::', 32, 'ipv6');
reservedSix.addSubnet('2001::', 32, 'ipv6');
reservedSix.addSubnet('2002::', 16, 'ipv6');

/** Whether an address is one of the public network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  if (family !== 6) return false;
  return publicSix.check(address, 'ipv6') && !reservedSix.check(address, 'ipv6');
}

const isLocal = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

const notAllowed = (reason: Message) =>
  new SourceFailure('direccion-no-permitida', reason, { keepAway: 'none' });

/**
 * The address of a service as entered, or why it is invalid: https alone, without a name and
 * password in it. Throws SourceFailure.
 *
 * @param allowsLocal Whether services of this machine are allowed, also over http.
 */
export function serviceAddress(written: string, allowsLocal: boolean): URL {
  if (!URL.canParse(written)) throw notAllowed(createMessage('no-es-direccion'));
  const url = new URL(written);
  const local = allowsLocal && isLocal(url.hostname);
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:')) {
    throw notAllowed(createMessage('direccion-sin-https'));
  }
  if (url.username !== '' || url.password !== '') {
    throw notAllowed(createMessage('direccion-con-clave'));
  }
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (!local && isIP(bare) !== 0 && !isPublicAddress(bare)) {
    throw notAllowed(createMessage('direccion-privada'));
  }
  if (!local && (isLocal(url.hostname) || url.hostname.endsWith('.localhost'))) {
    throw notAllowed(createMessage('direccion-local'));
  }
  return url;
}
