/**
 * Which answers of the API are kept for reading without a connection, and for whom. The page and the
 * service worker go by the same law: the page opens one box a person and company, says in each call
 * whose it is, and throws the box away at logout; the worker only fills a box that is there.
 */

/** In an answer that does not come from the server but from the box: when it was last seen. */
export const seenHeader = 'x-pliego-visto';

/** How many answers a box holds; the one that was seen longest ago goes first. */
export const boxSize = 250;

const boxPrefix = 'pliego-visto-';

export interface Viewer {
  user: number;
  company: number;
}

export function whoOf({ user, company }: Viewer): string {
  return `${user}.${company}`;
}

/** The name of somebody's box; null for a stranger, of whom nothing is kept. */
export function boxNameOf(who: string | null): string | null {
  return who !== null && /^\d+\.\d+$/.test(who) ? boxPrefix + who : null;
}

export function isBoxName(name: string): boolean {
  return name.startsWith(boxPrefix);
}

/** Lists, fichas and what they are read with. Never sign-in, never what is not ours to show again. */
const keptPaths = /^\/api\/(licitaciones|etiquetas|usuarios|fuentes|bookmarks)(\/|$)/;

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
