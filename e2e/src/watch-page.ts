import type { BrowserContext } from '@playwright/test';

/** What went wrong on a page without the page saying so to the person. */
export interface Troubles {
  seen: string[];
  expected: RegExp[];
  /** What only some versions of the browser say. */
  tolerated: RegExp[];
}

/** Cancelled on purpose: the page made a newer request or was left. */
const cancelled = /ERR_ABORTED/;

/**
 * What the router says when a page is left while the code of a link pointed at is on its way. Code that
 * is really missing is told of by the browser too, as a failed resource.
 */
const leftImport = /Failed to fetch dynamically imported module/;

/** Writes down every console error, uncaught error, failed request and 5xx of a context's pages. */
export function watchPages(context: BrowserContext, origin: string): Troubles {
  const troubles: Troubles = { seen: [], expected: [], tolerated: [leftImport] };
  context.on('console', (message) => {
    if (message.type() === 'error') {
      troubles.seen.push(`consola: ${message.text()} ${message.location().url}`);
    }
  });
  context.on('weberror', (error) => {
    troubles.seen.push(`error sin atrapar: ${error.error().stack ?? error.error().message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (request.url().startsWith(origin) && !cancelled.test(reason)) {
      troubles.seen.push(`pedido fallido: ${request.method()} ${request.url()} ${reason}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 500) {
      troubles.seen.push(`respuesta ${response.status()}: ${response.url()}`);
    }
  });
  return troubles;
}

/** Undeclared errors, and declared ones that did not occur: both fail the test. */
export function judge({ seen, expected, tolerated }: Troubles): {
  unexpected: string[];
  missing: string[];
} {
  const known = [...expected, ...tolerated];
  return {
    unexpected: seen.filter((trouble) => !known.some((pattern) => pattern.test(trouble))),
    missing: expected
      .filter((pattern) => !seen.some((trouble) => pattern.test(trouble)))
      .map(String),
  };
}
