import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { isAway, isBoxName, isKept } from '#web/lib/last-seen.ts';
import { LastSeen } from './last-seen.ts';
import type { PrecachedFile } from './precached-files.ts';

/** Written in by the build. */
declare const PRECACHED_FILES: PrecachedFile[];

/** What the types of a page do not know of the scope of a worker. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
}
declare const self: WorkerScope;

/** A new version takes over at once: the page reloads itself when it does (app/offline/reload-rule.ts). */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
clientsClaim();

/** What was seen was written by the version before; this one may read another form. */
self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = (await caches.keys()).filter(isBoxName);
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  event.waitUntil(forget());
});

/** First of all: the answer to `/` is not `index.html` of this version but the server's page. */
const pageWaitSeconds = 3;
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: pageWaitSeconds,
      plugins: [
        {
          // A proxy answers for a server that is away; its page is of no use to anybody.
          fetchDidSucceed: ({ response }) =>
            isAway(response.status)
              ? Promise.reject(new Error(`The server is away: ${response.status}`))
              : Promise.resolve(response),
          handlerDidError: async () =>
            (await matchPrecache('/index.html')) ?? matchPrecache('/offline.html'),
        },
      ],
    }),
    // What is no page of the app: answers of the server, and files, which have a dot in their path.
    { denylist: [/^\/api\//, /^\/assets\//, /^[^?]*\.[a-z0-9]{2,12}(?:\?|$)/i] },
  ),
);

precacheAndRoute(PRECACHED_FILES, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

/** The code of a page, by a name that changes with its content: kept since it was first opened. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'pliego-archivos',
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({
        maxEntries: 300,
        maxAgeSeconds: 30 * 86_400,
        purgeOnQuotaError: true,
      }),
    ],
  }),
);

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isKept(request.method, url),
  new LastSeen(),
);
