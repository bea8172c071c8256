import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { BlockList, isIP } from 'node:net';
import { isPublicAddress, serviceAddress } from '#server/areas/connectors/outgoing-address.ts';
import { SourceFailure } from '#server/areas/connectors/source-failure.ts';

/** Networks of the operator's own. Neither the addresses of a link nor those of clouds' metadata are in them. */
const ownNetworks = new BlockList();
for (const [address, prefix, family] of [
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
] as const) {
  ownNetworks.addSubnet(address, prefix, family);
}

/** Whether a webhook may be sent to an address. */
export function isAllowedAddress(address: string, allowsPrivate: boolean): boolean {
  if (isPublicAddress(address)) return true;
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return allowsPrivate && isIP(address) !== 0 && ownNetworks.check(address, family);
}

const refused = (reason: ConstructorParameters<typeof SourceFailure>[1]) =>
  new SourceFailure('direccion-no-permitida', reason, { keepAway: 'none' });

/**
 * The address of a webhook as entered: of the public network and over https alone, unless the operator allows private
 * ones. Throws SourceFailure.
 */
export function targetAddress(written: string, allowsPrivate: boolean): URL {
  if (!allowsPrivate) return serviceAddress(written, false);
  if (!URL.canParse(written)) throw refused(createMessage('no-es-direccion'));
  const url = new URL(written);
  const isHttp = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isHttp) throw refused(createMessage('direccion-sin-https'));
  if (url.username !== '' || url.password !== '') {
    throw refused(createMessage('direccion-con-clave'));
  }
  const bare = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isAllowedAddress(bare, true)) {
    throw refused(createMessage('direccion-privada'));
  }
  return url;
}

/** An address that a person wrote, or what is wrong with it beside its field. */
export function writtenAddress(written: string, allowsPrivate: boolean, field = 'url'): string {
  try {
    return targetAddress(written, allowsPrivate).href;
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    throw fieldProblem('datos-invalidos', field, error.reasons[0]);
  }
}
