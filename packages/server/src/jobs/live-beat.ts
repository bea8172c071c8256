import type { LiveHub } from '#server/areas/notices/live-hub.ts';

/** Shorter than proxies wait for a silent answer. */
const everyMs = 25_000;

/** Keeps the streams of open pages alive; answers how to stop it. */
export function startBeat(live: LiveHub): () => void {
  const timer = setInterval(() => void live.beat(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
