import type { Health } from '@pliego/contract/areas/health';
import { healthPath } from '@pliego/contract/early-paths';
import { ConnectionWatch } from './connection-watch.ts';

/** A server that takes longer than this to say that it is well is not well. */
const patienceMs = 5_000;

const well: Health['estado'] = 'ok';

function saysAllIsWell(content: unknown): boolean {
  return (
    typeof content === 'object' &&
    content !== null &&
    'estado' in content &&
    content.estado === well
  );
}

/** Not through the typed client: its calls are what is watched. */
async function isAnswering(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(healthPath, { signal, cache: 'no-store' });
    return response.ok && saysAllIsWell(await response.json());
  } catch {
    return false;
  }
}

/** Whether the server answers, as the calls of the app find out. */
export const connection = new ConnectionWatch({
  now: () => Date.now(),
  isAnswering,
  later: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

/** The browser knows first; what it says is asked of the server, which may be on this very machine. */
export function listenToBrowser(): void {
  addEventListener('online', () => void connection.check());
  addEventListener('offline', () => connection.failed());
  // Code that does not come may be the first thing that gets no answer.
  addEventListener('vite:preloadError', () => connection.failed());
}
