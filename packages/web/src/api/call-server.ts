import { NoAnswer } from '@pliego/contract/api-error';
import { authEndpoints } from '@pliego/contract/areas/auth';
import { Problem } from '@pliego/contract/problem';
import { whoHeader } from '@pliego/contract/screen-header';
import { isAway, seenHeader } from '#web/lib/last-seen.ts';
import type { ConnectionWatch } from './connection-watch.ts';
import type { Departure, WaitingRoom } from './session-end.ts';

interface Watchers {
  send: (request: Request) => Promise<Response>;
  connection: Pick<ConnectionWatch, 'answered' | 'failed' | 'showedKept'>;
  waitingRoom: Pick<WaitingRoom, 'isOpen' | 'wait'>;
  departure: Pick<Departure, 'hasLeft'>;
  /** The session of the screen; null while nobody is signed in. */
  who: () => string | null;
}

/** Their `sin-sesion` is about the credentials, not about a session that ended. */
const signInPaths = new Set<string>([authEndpoints.login.path, authEndpoints.completeSignIn.path]);

function isSignIn({ method, url }: Request): boolean {
  return method === 'POST' && signInPaths.has(new URL(url).pathname);
}

const isLogout = ({ url }: Request): boolean => new URL(url).pathname === authEndpoints.logout.path;

/** The problem of a call whose session has ended; undefined of any other. */
async function sessionEnd(response: Response): Promise<Problem | undefined> {
  if (response.status !== 401) return undefined;
  const content: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const problem = Problem.safeParse(content).data;
  return problem?.code === 'sin-sesion' ? problem : undefined;
}

/**
 * The layer between the typed client and the network: observes the outcome of calls, and repeats those that
 * may be.
 */
export function createCaller({ send, connection, waitingRoom, departure, who }: Watchers) {
  async function sendWatched(request: Request): Promise<Response> {
    try {
      const response = await send(request);
      const seenAt = Date.parse(response.headers.get(seenHeader) ?? '');
      if (!Number.isNaN(seenAt)) connection.showedKept(seenAt);
      else if (isAway(response.status)) connection.failed();
      else connection.answered();
      return response;
    } catch (error) {
      // Called off by the page itself: nothing is known about the server.
      if (request.signal.aborted) throw error;
      connection.failed();
      throw error instanceof TypeError ? new NoAnswer(error) : error;
    }
  }

  return async function call(request: Request): Promise<Response> {
    if (!isLogout(request) && (await departure.hasLeft())) {
      throw new DOMException('The session ended before the call was sent', 'AbortError');
    }
    const name = who();
    // A repeated call keeps the session of its screen: in another company it is refused.
    if (name !== null && !request.headers.has(whoHeader)) request.headers.set(whoHeader, name);
    // A body can be sent only once.
    const spare = waitingRoom.isOpen && !isSignIn(request) ? request.clone() : null;
    const response = await sendWatched(request);
    const end = spare === null ? undefined : await sessionEnd(response);
    if (spare === null || end === undefined) return response;
    return (await waitingRoom.wait(end.motivo)) === 'back' ? call(spare) : response;
  };
}
