/** Longest that something waits for a page that is never idle. */
const patienceMs = 4_000;

/** Does something once the page has nothing more urgent to do. Answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  // Not in every browser; there a little patience does.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1_500);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: patienceMs });
  return () => cancelIdleCallback(request);
}
