import { liveEventsPath } from '@pliego/contract/areas/notices';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { AppEnv, Gate } from '@pliego/http/implement';
import type { Hono } from 'hono';
import type { Caller } from '#server/auth/caller.ts';
import { sessionTokenOf } from '#server/auth/cookies.ts';
import { hashToken } from '#server/auth/session-token.ts';
import type { LiveHub } from './live-hub.ts';

/**
 * Server-sent events, which no endpoint of the contract is: an answer without an end. Nothing on the way may keep it back to
 * compress or to transform it.
 */
export function mountLive(app: Hono<AppEnv>, gate: Gate<Caller>, live: LiveHub): void {
  app.get(liveEventsPath, async (context) => {
    const caller = await gate.identify(context.req.raw);
    const token = sessionTokenOf(context.req.raw);
    if (caller === null || token === undefined) {
      throw new ProblemError('sin-sesion', await gate.whyNobody?.(context.req.raw));
    }
    const stream = await live.open(caller, hashToken(token));
    if (stream === null) {
      throw new ProblemError('demasiados-intentos', createMessage('muchas-ventanas'));
    }
    return context.body(stream, 200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
  });
}
