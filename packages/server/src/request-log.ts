import { randomUUID } from 'node:crypto';
import { Problem } from '@pliego/contract/problem';
import type { AppEnv } from '@pliego/http/implement';
import type { Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { loggedPath } from './auth/account-token.ts';
import type { Metrics } from './metrics.ts';

/** Why a request failed, in codes alone: sentences and the names of fields can repeat what somebody typed. */
interface Reason {
  code: string;
  motive?: string | undefined;
  checks?: string[] | undefined;
}

/** The reason in an answer; undefined for one that tells none. */
export async function reasonOf(response: Response): Promise<Reason | undefined> {
  if (response.status < 400) return undefined;
  if (response.headers.get('content-type')?.startsWith('application/problem+json') !== true) {
    return undefined;
  }
  const read = Problem.safeParse(await response.clone().json());
  if (!read.success) return undefined;
  const { code, motivo, fieldErrors } = read.data;
  const checks = fieldErrors && [...new Set(Object.values(fieldErrors).map((error) => error.code))];
  return { code, motive: motivo?.code, checks };
}

interface Dependencies {
  log: Logger;
  addressOf: (context: Context) => string;
  /** Null where nobody collects them. */
  metrics: Metrics | null;
}

/**
 * Assigns each request an id, logs it in one line with the reason of its failure, and measures it.
 * `addresses` receives the client address.
 */
export function logRequests(
  app: Hono<AppEnv>,
  { log, addressOf, metrics }: Dependencies,
  addresses: WeakMap<Request, string>,
): void {
  app.use(async (context, next) => {
    const requestId = randomUUID();
    context.set('requestId', requestId);
    addresses.set(context.req.raw, addressOf(context));
    const started = performance.now();
    await next();
    context.header('x-request-id', requestId);
    const { method } = context.req;
    const { status } = context.res;
    const ms = performance.now() - started;
    metrics?.observe({ method, route: routePath(context, -1), status, ms });
    // Without the query: searches are private.
    const path = loggedPath(context.req.path);
    const reason = context.get('reason');
    const line = { requestId, method, path, status, ms: Math.round(ms) };
    log.info(reason === undefined ? line : { ...line, reason }, 'request');
  });
}

/** Keeps the reason of a failure for its line in the log. Stands inside of what compresses answers. */
export function noteReasons(app: Hono<AppEnv>): void {
  app.use(async (context, next) => {
    await next();
    context.set('reason', await reasonOf(context.res));
  });
}
