import type { Downloaded, Watching } from './download.ts';

let running: { stop: AbortController; bytes: number } | null = null;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** A file that is being made: one at a time, and it goes on while other pages are opened. */
export const runningDownload = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** How many bytes have come; null while nothing is made. */
  read: (): number | null => running?.bytes ?? null,
  /** Begins one in the place of another; answers null where it was stopped. */
  start: async (
    download: (watching: Watching) => Promise<Downloaded>,
  ): Promise<Downloaded | null> => {
    running?.stop.abort();
    const own = { stop: new AbortController(), bytes: 0 };
    const { signal } = own.stop;
    running = own;
    tell();
    try {
      const onBytes = (bytes: number) => {
        own.bytes = bytes;
        tell();
      };
      const file = await download({ signal, onBytes });
      return signal.aborted ? null : file;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      if (running === own) {
        running = null;
        tell();
      }
    }
  },
  stop: () => running?.stop.abort(),
};
