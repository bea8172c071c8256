import type { Action, Subject } from '@pliego/contract/abilities';
import { ProblemError } from '@pliego/contract/problem';
import { isSampleCall, sampleAreaAt, type SampleAreaName } from '@pliego/contract/sample-calls';
import type { AppEnv, Gate } from '@pliego/http/implement';
import { createSampleApp } from '@pliego/sample-api/app';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import { type Database, withoutParameters } from '#server/db/database.ts';
import { readPerson } from './queries.ts';
import { companySampleStore } from './store.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  log: Logger;
  random: () => number;
}

/** Areas whose pages are not for every role; the rest is for all who may use the apps. */
const restricted: Partial<Record<SampleAreaName, { action: Action; subject: Subject }>> = {
  demoUsers: { action: 'update', subject: 'User' },
  roles: { action: 'update', subject: 'User' },
  permissions: { action: 'update', subject: 'User' },
  cards: { action: 'read', subject: 'Analytics' },
};

/** Areas that are of one person: the mail and the chat of who calls. */
const personal = new Set<SampleAreaName>(['email', 'chat']);

/** What a caller must be able to do, as on the pages of the area. */
function abilityFor(path: string): { action: Action; subject: Subject } {
  const area = sampleAreaAt(path);
  return (area && restricted[area]) ?? { action: 'read', subject: 'App' };
}

/**
 * Answers the calls of the template's areas here instead of in the page, each company with its own rows, for
 * the roles that may open their pages.
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
        const { action, subject } = abilityFor(new URL(request.url).pathname);
        if (!caller.ability.can(action, subject)) throw new ProblemError('sin-permiso');
        const scope = scopeOf(caller);
        const store = companySampleStore(database, scope, now);
        const area = sampleAreaAt(new URL(request.url).pathname);
        if (area === undefined || !personal.has(area)) return { store };
        const me = await database.lookUp(scope, (tx) => readPerson(tx, scope.userId));
        return me === undefined ? { store } : { store, me, own: scope.userId };
      },
      may: () => true,
    },
  });
  app.use(async (context, next) => {
    const { method, path, raw } = context.req;
    // Some of these addresses are pages as well: a navigation gets the page.
    const navigates = raw.headers.get('sec-fetch-mode') === 'navigate';
    if (navigates || !isSampleCall(method, path)) return next();
    const request = new Request(raw, { headers: new Headers(raw.headers) });
    request.headers.set('x-request-id', context.get('requestId'));
    return sample.fetch(request);
  });
}
