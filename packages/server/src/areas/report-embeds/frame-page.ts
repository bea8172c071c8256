import type { AppEnv } from '@pliego/http/implement';
import type { Hono } from 'hono';

/** Nothing but the frame that the page around it puts in; what it refers is read by nobody else. */
export const framePage =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Tablero</title></head><body></body></html>';

/** The sites to which the frames of answers that are on their way open. */
export class FrameSites {
  readonly #sites = new WeakMap<Request, string>();

  open(request: Request, site: string): void {
    this.#sites.set(request, site);
  }

  of(request: Request): string | undefined {
    return this.#sites.get(request);
  }
}

/**
 * What may happen in the page around a dashboard: it shows one site, and pages of ours alone show it. The script is that of
 * Power BI, which is served with ours.
 */
const policyFor = (site: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    `frame-src ${site}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/**
 * Gives the page around a dashboard its headers in the place of those of every other page. Must run before those are declared:
 * what stands outermost is what is sent.
 */
export function frameEmbeds(app: Hono<AppEnv>, sites: FrameSites): void {
  app.get('/api/incrustados/:id/marco', async (context, next) => {
    await next();
    const site = sites.of(context.req.raw);
    if (site === undefined) return;
    const { headers } = context.res;
    headers.set('content-security-policy', policyFor(site));
    headers.delete('x-frame-options');
    // Services know by it who shows them; no more than the site is told.
    headers.set('referrer-policy', 'strict-origin');
  });
}
