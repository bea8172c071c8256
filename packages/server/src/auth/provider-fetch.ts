import { createMessage } from '@pliego/contract/message';
import type { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { CustomFetch } from 'openid-client';
import { lookupOnly } from '#server/areas/connectors/open-service.ts';
import { SourceFailure } from '#server/areas/connectors/source-failure.ts';
import { isAllowedAddress, targetAddress } from '#server/areas/webhooks/target-address.ts';

/** From the connection to the end of the answer. */
export const providerSeconds = 10;
/** Documents and keys of the largest providers are a tenth of this. */
export const mostProviderBytes = 512 * 1024;

/** Why a provider was not reached, or answered nothing that is taken. */
export class NoProviderAnswer extends Error {}

/** What is read of an answer besides its body. */
const keptHeaders = [
  'content-type',
  'www-authenticate',
  'location',
  'set-cookie',
  'content-security-policy',
  'x-frame-options',
];

function readAll(answer: http.IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    answer.on('data', (piece: Buffer) => {
      length += piece.byteLength;
      if (length > mostProviderBytes)
        answer.destroy(new NoProviderAnswer('The answer is too long'));
      else pieces.push(piece);
    });
    answer.on('end', () => resolve(Buffer.concat(pieces)));
    answer.on('error', reject);
  });
}

async function asResponse(answer: http.IncomingMessage): Promise<Response> {
  const status = answer.statusCode ?? 0;
  if (status < 200 || status > 599) throw new NoProviderAnswer('The status is none');
  const body = await readAll(answer);
  const headers = new Headers();
  for (const name of keptHeaders) {
    for (const value of [answer.headers[name] ?? []].flat()) headers.append(name, value);
  }
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : body.toString('utf8'), { status, headers });
}

/**
 * The only way to an identity provider, and to the service of a dashboard: as `fetch`, and nothing followed, the address checked at the connection itself, the
 * time and the length of the answer limited.
 */
export function providerFetch(allowsPrivate: boolean, ask?: typeof lookup): CustomFetch {
  const allowed = lookupOnly((address) => isAllowedAddress(address, allowsPrivate), ask);
  return (written, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const url = targetAddress(written, allowsPrivate);
      const limit = AbortSignal.timeout(providerSeconds * 1_000);
      const request = (url.protocol === 'http:' ? http : https).request(url, {
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
        agent: false,
        lookup: allowed,
      });
      request.on('error', reject);
      request.on('response', (answer) => void asResponse(answer).then(resolve, reject));
      request.end(body instanceof URLSearchParams ? body.toString() : body);
    });
}

/** The address that a browser is sent to: never one of another scheme. Throws SourceFailure. */
export function pageOfProvider(url: URL, allowsPrivate: boolean): string {
  const isHttp = url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:');
  if (isHttp) return url.href;
  throw new SourceFailure('direccion-no-permitida', createMessage('direccion-sin-https'), {
    keepAway: 'none',
  });
}
