import { useSyncExternalStore } from 'react';

const tickMs = 60_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

function read(): number {
  // With no clock running the last reading may be old.
  if (timer === undefined && Date.now() - now >= tickMs) now = Date.now();
  return now;
}

/** The present, to the minute: one clock for every deadline on screen. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read);
}
