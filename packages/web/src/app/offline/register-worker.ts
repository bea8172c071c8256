import { tabMemory } from '#web/lib/tab-memory.ts';
import { mayReloadAgain } from './reload-limit.ts';
import { keepReloadRule } from './reload-rule.ts';

/** When the page has what it needs: what the worker puts in place must not keep the first paint waiting. */
function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Registers the service worker, where there are any. `beforeReload` runs right before a reload. */
export function registerWorker(beforeReload: () => void): void {
  // Not over plain http, except on this machine; and some browsers have none in private windows.
  if (!('serviceWorker' in navigator)) return;
  const reload = () => {
    const memory = tabMemory();
    if (memory !== null && !mayReloadAgain(memory, Date.now())) return;
    beforeReload();
    location.reload();
  };
  whenLoaded(() => {
    // Refused or unreachable: the app works as it does without one.
    keepReloadRule(navigator.serviceWorker, reload).catch(() => undefined);
  });
}
