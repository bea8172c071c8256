import type { AppEnv } from '@pliego/http/implement';
import type { Hono } from 'hono';
import type { Database } from '#server/db/database.ts';
import { noteOpened } from './commands.ts';
import { type LinkRow, linkBySecret, stateOf } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

const nowhere = "frame-ancestors 'none'";

/** The headers of a page that the sites of its address may show in a frame, and no other. */
function allowFrames(headers: Headers, { link: { sites } }: LinkRow): void {
  if (sites.length === 0) return;
  const policy = headers.get('content-security-policy') ?? nowhere;
  headers.set(
    'content-security-policy',
    policy.replace(nowhere, `frame-ancestors ${sites.join(' ')}`),
  );
  // Older than the policy, it knows no list of sites: browsers that heed the policy ignore it, programs may not.
  headers.delete('x-frame-options');
}

/**
 * What the page of a secret address needs besides the files of the web: who may frame it, whether it still shows anything, and a count
 * of how often it was opened. Must run before the headers of the other pages are declared: what stands outermost is what is sent.
 */
export function frameReports(app: Hono<AppEnv>, { database, now }: Dependencies): void {
  app.get('/incrustado/:secreto', async (context, next) => {
    // Before the others run: afterwards the parameters are those of the last of them.
    const secret = context.req.param('secreto');
    await next();
    const row = await database.lookUp('system', (tx) => linkBySecret(tx, secret));
    const { body, headers, ok } = context.res;
    const isOpen = row !== null && stateOf(row, now()) === 'activo';
    if (row !== null) allowFrames(headers, row);
    headers.set('cache-control', 'no-store');
    if (isOpen) {
      const { companyId, id, userId } = row.link;
      await database.transaction({ companyId, userId }, (tx) =>
        noteOpened(tx, companyId, id, now()),
      );
      return;
    }
    if (!ok) return;
    context.res = undefined;
    context.res = new Response(body, { status: row === null ? 404 : 410, headers });
  });
}
