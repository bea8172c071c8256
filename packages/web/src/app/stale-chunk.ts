import { tabMemory } from '#web/lib/tab-memory.ts';

/** Entry of session storage: the version that was already reloaded because of a missing file. */
const storageKey = 'pliego-recargada';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether to reload for a missing file: once a version. Without a memory, never: it might go on for ever. */
export function mayReload(memory: Memory, version: string): boolean {
  try {
    if (memory.getItem(storageKey) === version) return false;
    memory.setItem(storageKey, version);
    return memory.getItem(storageKey) === version;
  } catch {
    return false;
  }
}

/** The router's own reload for a missing file, once per file: `lazyRouteComponent` reads this entry. */
const routersKey = (error: Error) => `tanstack_router_reload:${error.message}`;

/**
 * Leaves the reload to `RouteError`: the router's own neither checks whether the server is reachable nor
 * counts by version, and both together would reload twice. Pointing at a link may also meet a missing file;
 * nothing is to be reloaded for that.
 */
export function disarmRouterReload(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    try {
      tabMemory()?.setItem(routersKey(payload), '1');
    } catch {
      // Full: the router cannot remember its own reload either, and does not make one.
    }
  });
}

let running = '';

/** `version` is the address of the first script, which is named by the content of the build. */
export function runVersion(version: string): void {
  running = version;
}

/** Reloads the page for a missing file, unless this version was reloaded for one before. */
export function reloadForMissingChunk(): boolean {
  const memory = tabMemory();
  const reloads = memory !== null && mayReload(memory, running);
  if (reloads) location.reload();
  return reloads;
}
