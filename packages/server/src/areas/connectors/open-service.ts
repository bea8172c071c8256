import { createMessage } from '@pliego/contract/message';
import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { createGunzip } from 'node:zlib';
import { isPublicAddress, serviceAddress } from './outgoing-address.ts';
import { SourceFailure } from './source-failure.ts';

export interface ServiceRequest {
  url: URL;
  headers: Record<string, string>;
  signal: AbortSignal;
}

export interface ServiceAnswer {
  status: number;
  /** The target of its redirect, verbatim. */
  location: string | null;
  body: AsyncIterable<Uint8Array>;
  /** Gives up the body unread. */
  discard: () => void;
}

/** The only way out of the server to a service: one request, one answer, nothing followed. */
export type OpenService = (request: ServiceRequest) => Promise<ServiceAnswer>;

const privateNetwork = () =>
  new SourceFailure('direccion-no-permitida', createMessage('direccion-privada'), {
    keepAway: 'none',
  });

/**
 * Looks a host up for the connection itself, so that the address that was checked is the one that is
 * called: a name that answers differently the second time leads nowhere else.
 *
 * @param isAllowed Whether an address may be called; of a name all must be.
 */
export function lookupOnly(
  isAllowed: (address: string) => boolean,
  ask: typeof lookup = lookup,
): LookupFunction {
  return (host, options, done) => {
    ask(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error !== null) done(error, '', 0);
      else if (first === undefined || !found.every(({ address }) => isAllowed(address))) {
        done(privateNetwork(), '', 0);
      } else if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

const publicOnly = lookupOnly(isPublicAddress);

/**
 * Services of the public internet over Node's own client.
 *
 * @param allowsLocal Whether services of this machine are allowed.
 */
export function openService(allowsLocal: boolean): OpenService {
  return ({ url: written, headers, signal }) =>
    new Promise((done, failed) => {
      const url = serviceAddress(written.href, allowsLocal);
      const isPlain = url.protocol === 'http:';
      const request = (isPlain ? http : https).request(url, {
        signal,
        headers: { ...headers, 'accept-encoding': 'gzip' },
        agent: false,
        ...(isPlain || url.hostname === 'localhost' ? {} : { lookup: publicOnly }),
      });
      request.on('error', failed);
      request.on('response', (answer) => {
        const isPacked = answer.headers['content-encoding'] === 'gzip';
        const unpacked = isPacked ? createGunzip() : null;
        if (unpacked !== null) {
          // A truncated body must not look complete.
          answer.on('error', (error) => unpacked.destroy(error));
          answer.pipe(unpacked);
        }
        done({
          status: answer.statusCode ?? 0,
          location: answer.headers.location ?? null,
          body: unpacked ?? answer,
          discard: () => void answer.destroy(),
        });
      });
      request.end();
    });
}
