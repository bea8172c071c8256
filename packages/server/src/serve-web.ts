import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { AppEnv } from '@pliego/http/implement';
import { problemResponse } from '@pliego/http/respond';
import type { Hono } from 'hono';

/** Serves the built web: hashed assets for ever, and the page for every address of the application. */
export function serveWeb(app: Hono<AppEnv>, folder: string): void {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page, 'utf8');
  app.use(
    '/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_, context) =>
        context.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.use('*', serveStatic({ root: folder, precompressed: true }));
  app.get('*', (context) => {
    const { path } = context.req;
    // A missing asset or API address must not look like a page.
    if (path.startsWith('/api/') || path.startsWith('/assets/')) {
      return problemResponse(
        'no-encontrado',
        'No hay nada en esta dirección.',
        context.get('requestId'),
      );
    }
    context.header('cache-control', 'no-cache');
    return context.html(html);
  });
}
