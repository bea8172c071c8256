/**
 * Which answers of the API are kept for reading without a connection, and for whom. The page and the
 * service worker share these rules: the page opens one cache per user and company, names it in each call
 * whose it is, and throws the box away at logout; the worker only fills a box that is there.
 */

/** In a response from the cache: when it was last received. */
export const seenHeader = 'x-pliego-visto';

/** How many responses a cache holds; the oldest one is removed first. */
export const boxSize = 250;

const boxPrefix = 'pliego-visto-';

export interface Viewer {
  user: number;
  company: number;
  /** As what an administrator looks at the company: `<role>.<person>`. Nothing of it is kept. */
  view?: string | undefined;
}

export function whoOf({ user, company, view }: Viewer): string {
  const own = `${user}.${company}`;
  return view === undefined ? own : `${own}.${view}`;
}

/** The name of a user's cache; null for an anonymous user, for whom nothing is cached. */
export function boxNameOf(who: string | null): string | null {
  return who !== null && /^\d+\.\d+$/.test(who) ? boxPrefix + who : null;
}

export function isBoxName(name: string): boolean {
  return name.startsWith(boxPrefix);
}

/** Lists, fichas and what they are read with. Never sign-in, never what is not ours to show again. */
const keptPaths = /^\/api\/(licitaciones|productos|etiquetas|usuarios|fuentes|bookmarks)(\/|$)/;

/** Whether the answer to this call is worth keeping. */
export function isKept(method: string, url: URL): boolean {
  return method === 'GET' && keptPaths.test(url.pathname);
}

/** Whether this answer may be kept: complete, and data rather than a file. */
export function isKeepable(status: number, contentType: string | null): boolean {
  return status === 200 && /^application\/json\b/.test(contentType ?? '');
}

/** What a proxy answers in the place of a server that is away, or a server without its database. */
export function isAway(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}
