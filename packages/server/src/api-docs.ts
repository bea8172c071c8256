import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { contract } from '@pliego/contract/contract';
import { namedShapes } from '@pliego/contract/named-shapes';
import { docsFiles, docsPage, docsScript, docsStyle } from '@pliego/http/docs-page';
import type { AppEnv } from '@pliego/http/implement';
import { openApiOf } from '@pliego/http/openapi';
import type { Context, Hono } from 'hono';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const css = 'text/css; charset=utf-8';
const javaScript = 'text/javascript; charset=utf-8';
/** The viewer's files keep their names from one version to the next. */
const viewerCache = 'public, max-age=86400';

/** npm packages are not bundled, so the built server finds the files in the package as well. */
const require = createRequire(import.meta.url);

function viewerFile(name: string, type: string) {
  return async (context: Context<AppEnv>) => {
    const content = await readFile(require.resolve(`swagger-ui-dist/${name}`), 'utf8');
    return context.body(content, 200, { 'content-type': type, 'cache-control': viewerCache });
  };
}

/** Must run before the headers of the other pages are declared: the outermost policy is the one that is sent. */
export function secureApiDocs(app: Hono<AppEnv>): void {
  // The viewer writes no inline style; its style sheet has its icons as `data:` addresses.
  const strict = securityHeaders(contentSecurityPolicy);
  app.use('/api/docs', ...strict);
  app.use('/api/docs/*', ...strict);
}

/** The OpenAPI document and the page that shows it. */
export function mountApiDocs(app: Hono<AppEnv>, version: string): void {
  // Worked out for the first who asks.
  let document: ReturnType<typeof openApiOf> | undefined;
  app.get('/api/openapi.json', (context) =>
    context.json((document ??= openApiOf(contract, version, namedShapes))),
  );
  app.get('/api/docs', (context) => context.html(docsPage(version)));
  app.get(docsFiles.style, (context) => context.body(docsStyle, 200, { 'content-type': css }));
  app.get(docsFiles.script, (context) =>
    context.body(docsScript, 200, { 'content-type': javaScript }),
  );
  app.get(docsFiles.viewerStyle, viewerFile('swagger-ui.css', css));
  app.get(docsFiles.viewerScript, viewerFile('swagger-ui-bundle.js', javaScript));
}
