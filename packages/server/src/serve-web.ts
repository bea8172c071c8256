import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { createMessage } from '@pliego/contract/message';
import type { AppEnv } from '@pliego/http/implement';
import { problemResponse } from '@pliego/http/respond';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';

/** Paths without the fallback page, which the browser would take for a script or a picture. */
const onlyFiles = /^\/(?:(?:api|assets|app-icons)\/|sw\.js$|manifest\.webmanifest$)/;

/** Who asks for JSON and for no page is a program: the page would look to it like an answer. */
function wantsJson(context: Context<AppEnv>): boolean {
  const best = (types: readonly { type: string; q: number }[], kind: RegExp) =>
    Math.max(0, ...types.filter(({ type }) => kind.test(type)).map(({ q }) => q));
  return (
    accepts(context, {
      header: 'Accept',
      supports: ['json', 'page'],
      default: 'page',
      match: (types) =>
        best(types, /[/+]json$/i) > best(types, /^text\/html$/i) ? 'json' : 'page',
    }) === 'json'
  );
}

/** Serves the built web: hashed assets for ever, and the page for every address of the application. */
export function serveWeb(app: Hono<AppEnv>, folder: string): void {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page, 'utf8');
  const files = serveStatic<AppEnv>({ root: folder, precompressed: true });
  /** Set on the answer itself: by the time `onFound` runs, its headers are written. */
  const serve = (cacheControl: string): MiddlewareHandler<AppEnv> =>
    async function serveFile(context, next) {
      const found = await files(context, next);
      if (found instanceof Response) found.headers.set('cache-control', cacheControl);
      return found;
    };
  app.use('/assets/*', serve('public, max-age=31536000, immutable'));
  // Files without a hash in their name, such as the service worker, are revalidated each time.
  app.use('*', serve('no-cache'));
  app.get('*', (context) => {
    if (onlyFiles.test(context.req.path) || wantsJson(context)) {
      return problemResponse('no-encontrado', context.get('requestId'), {
        motivo: createMessage('direccion-vacia'),
      });
    }
    context.header('cache-control', 'no-cache');
    return context.html(html);
  });
}
