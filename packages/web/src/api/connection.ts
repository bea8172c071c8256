import { Health, healthEndpoints } from '@pliego/contract/areas/health';
import { ConnectionWatch } from './connection-watch.ts';

/** A health check that takes longer has failed. */
const patienceMs = 5_000;

/** Not through the typed client: its calls are what is watched. */
async function isAnswering(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(healthEndpoints.check.path, { signal, cache: 'no-store' });
    return response.ok && Health.parse(await response.json()).estado === 'ok';
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

/** The browser's events only trigger a probe, because the server may be on this machine. */
export function listenToBrowser(): void {
  addEventListener('online', () => void connection.check());
  addEventListener('offline', () => connection.failed());
  // Code that does not come may be the first thing that gets no answer.
  addEventListener('vite:preloadError', () => connection.failed());
}
