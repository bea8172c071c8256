import type { MiddlewareHandler } from 'hono';

/** The requests that came by https. Who answers gets the request alone, without what is known of its way. */
const secure = new WeakSet<Request>();

/** How a request may have come. */
interface Door {
  /** Whether a proxy of ours is before the server, so that what it says of the connection holds. */
  trustProxy: boolean;
  /** The public address of this server. */
  baseUrl: () => string;
}

/**
 * Whether a request came by https: a proxy that ends TLS says so, or it asks for the public address, which is known
 * by https alone. Without a proxy what a client says of it counts for nothing.
 */
export function secureReader({ trustProxy, baseUrl }: Door): (request: Request) => boolean {
  return ({ url, headers }) => {
    if (url.startsWith('https://')) return true;
    const known = new URL(baseUrl());
    if (known.protocol === 'https:' && known.host === headers.get('host')) return true;
    // The first of several is how the browser came; one that lies of it harms its own session alone.
    const forwarded = headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
    return trustProxy && forwarded === 'https';
  };
}

/** Notes it of each request before anything asks. */
export function noteSecure(isSecureBy: (request: Request) => boolean): MiddlewareHandler {
  return async ({ req: { raw } }, next) => {
    if (isSecureBy(raw)) secure.add(raw);
    await next();
  };
}

export const isSecure = (request: Request): boolean => secure.has(request);
