import { signInPaths, whoHeader } from '@pliego/contract/early-paths';
import type { Problem } from '@pliego/contract/problem';
import { isAway, seenHeader } from '#web/lib/last-seen.ts';
import type { ConnectionWatch } from './connection-watch.ts';
import type { WaitingRoom } from './session-end.ts';

interface Watchers {
  send: (request: Request) => Promise<Response>;
  connection: Pick<ConnectionWatch, 'answered' | 'failed' | 'showedKept'>;
  waitingRoom: Pick<WaitingRoom, 'isOpen' | 'wait'>;
  /** Whose screen asks; null while nobody is signed in. */
  who: () => string | null;
}

/** These say `sin-sesion` about themselves: nobody signs in to be able to sign in. */
const signIns = new Set<string>(Object.values(signInPaths));

function isSignIn({ method, url }: Request): boolean {
  return method === 'POST' && signIns.has(new URL(url).pathname);
}

const sessionEnded: Problem['code'] = 'sin-sesion';

/** Read without the contract's rules, which come with the first page that is behind the session. */
async function saysSessionEnded(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const content: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const isObject = typeof content === 'object' && content !== null;
  return isObject && 'code' in content && content.code === sessionEnded;
}

/** Stands between the typed client and the network: sees how calls fare, and repeats what may be. */
export function createCaller({ send, connection, waitingRoom, who }: Watchers) {
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
      if (!request.signal.aborted) connection.failed();
      throw error;
    }
  }

  return async function call(request: Request): Promise<Response> {
    const name = who();
    // One that is repeated stays a call of the screen that asked first: in another company it is refused.
    if (name !== null && !request.headers.has(whoHeader)) request.headers.set(whoHeader, name);
    // A body can be sent only once.
    const spare = waitingRoom.isOpen && !isSignIn(request) ? request.clone() : null;
    const response = await sendWatched(request);
    if (spare === null || !(await saysSessionEnded(response))) return response;
    return (await waitingRoom.wait()) === 'back' ? call(spare) : response;
  };
}
