import type { Gate } from '@pliego/http/implement';
import { browserName } from './browser-name.ts';

/** Where a request came from. */
export interface Origin {
  address: string;
  userAgent: string;
}

/** Of what no request asked for. */
export const nowhere: Origin = { address: '', userAgent: '' };

/** What a header may take of a row. */
const longestUserAgent = 400;

export function originOf(request: Request, addressOf: (request: Request) => string): Origin {
  const userAgent = (request.headers.get('user-agent') ?? '').slice(0, longestUserAgent);
  return { address: addressOf(request), userAgent };
}

/** A browser by its name and system; null where it says neither. */
export function browserText({ userAgent }: Pick<Origin, 'userAgent'>): string | null {
  const { navegador, sistema } = browserName(userAgent);
  const parts = [navegador, sistema].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

/** Tells callers apart by where each request comes from: what they are allowed is kept between requests, that is not. */
export function withOrigin<Caller extends { from: Origin }>(
  gate: Gate<Caller>,
  addressOf: (request: Request) => string,
): Gate<Caller> {
  return {
    ...gate,
    identify: async (request) => {
      const caller = await gate.identify(request);
      return caller === null ? null : { ...caller, from: originOf(request, addressOf) };
    },
  };
}
