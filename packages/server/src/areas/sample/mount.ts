import { ProblemError } from '@pliego/contract/problem';
import { isSampleCall } from '@pliego/contract/sample-paths';
import type { AppEnv, Gate } from '@pliego/http/implement';
import { createSampleApp } from '@pliego/sample-api/app';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import { type Database, withoutParameters } from '#server/db/database.ts';
import { companySampleStore } from './store.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  log: Logger;
  random: () => number;
}

/**
 * Answers the calls of the demonstration areas here instead of in the page, each company with rows of
 * its own. As on the screens, they are for whoever may read everything.
 */
export function mountSample(
  app: Hono<AppEnv>,
  gate: Gate<Caller>,
  { database, now, log, random }: Dependencies,
): void {
  const sample = createSampleApp({
    clock: now,
    random,
    report: (error) => log.error({ err: withoutParameters(error) }, 'a sample call failed'),
    gate: {
      identify: async (request) => {
        const caller = await gate.identify(request);
        if (caller === null) return null;
        if (!caller.ability.can('read', 'all')) {
          throw new ProblemError('sin-permiso', 'Tu rol no permite usar las áreas de muestra.');
        }
        return { store: companySampleStore(database, scopeOf(caller), now) };
      },
      may: () => true,
    },
  });
  app.use(async (context, next) => {
    const { method, path, raw } = context.req;
    // Some of these addresses are pages as well: whoever navigates wants the page.
    const navigates = raw.headers.get('sec-fetch-mode') === 'navigate';
    if (navigates || !isSampleCall(method, path)) return next();
    const request = new Request(raw, { headers: new Headers(raw.headers) });
    request.headers.set('x-request-id', context.get('requestId'));
    return sample.fetch(request);
  });
}
