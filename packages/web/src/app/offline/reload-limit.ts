/** Entry of session storage: when this window reloaded itself for a new worker. */
const storageKey = 'pliego-recargas';

const most = 3;
const withinMs = 60_000;

function readTimes(memory: Pick<Storage, 'getItem'>): number[] {
  try {
    const stored: unknown = JSON.parse(memory.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((time) => typeof time === 'number') : [];
  } catch {
    return [];
  }
}

/**
 * Whether one more reload is fine, and remembers it. The rule reloads a page once; but where two versions are
 * served alternately, as in the middle of a deployment, each page would find a new worker and reload endlessly.
 */
export function mayReloadAgain(memory: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const recent = readTimes(memory).filter((time) => time <= now && now - time < withinMs);
  if (recent.length >= most) return false;
  try {
    memory.setItem(storageKey, JSON.stringify([...recent, now]));
  } catch {
    // Blocked or full: one page still reloads only once.
  }
  return true;
}
