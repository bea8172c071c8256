import { whoHeader } from '@pliego/contract/screen-header';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { boxNameOf, boxSize, isAway, isKeepable, seenHeader } from '#web/lib/last-seen.ts';

/** The same answer, saying when it was seen. */
function stamped(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(seenHeader, new Date().toISOString());
  return new Response(response.body, { status: response.status, headers });
}

/** Puts an answer into somebody's box, if that person is still here: the page makes and removes boxes. */
async function keep(boxName: string, url: string, response: Response): Promise<void> {
  if (!(await caches.has(boxName))) return;
  const box = await caches.open(boxName);
  await box.put(url, stamped(response));
  // In the order in which they were put: the first was seen longest ago.
  const held = await box.keys();
  await Promise.all(held.slice(0, -boxSize).map((old) => box.delete(old)));
}

async function lastSeen(boxName: string, url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName: boxName, ignoreVary: true });
}

/**
 * The server's answer, and what it last answered the same person when it is away. Our own and not the
 * library's NetworkFirst: that one would make a box again after the page has thrown it away, and its
 * expiration keeps the addresses, with what people searched for, in a database of its own.
 */
export class LastSeen extends Strategy {
  protected override async _handle(
    request: Request,
    handler: StrategyHandler,
  ): Promise<Response | undefined> {
    const boxName = boxNameOf(request.headers.get(whoHeader));
    if (boxName === null) return handler.fetch(request);
    const { url } = request;
    try {
      const response = await handler.fetch(request);
      if (isAway(response.status)) return (await lastSeen(boxName, url)) ?? response;
      if (isKeepable(response.status, response.headers.get('content-type'))) {
        void handler.waitUntil(keep(boxName, url, response.clone()));
      }
      return response;
    } catch (error) {
      const last = await lastSeen(boxName, url);
      if (last === undefined) throw error;
      return last;
    }
  }
}
