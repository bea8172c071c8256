/** What the rule reads of a worker of this page's origin. */
export interface Worker {
  readonly state: string;
  addEventListener: (type: 'statechange', listener: () => void) => void;
}

export interface Registration {
  readonly installing: Worker | null;
  readonly waiting: Worker | null;
  readonly active: Worker | null;
  addEventListener: (type: 'updatefound', listener: () => void) => void;
}

/** `navigator.serviceWorker`, or a test's. */
export interface WorkerContainer {
  readonly controller: unknown;
  register: (url: string) => Promise<Registration>;
  addEventListener: (type: 'controllerchange', listener: () => void) => void;
}

/**
 * Registers the worker and keeps the specification's rule (section 1): if a worker controls the page
 * already, a change of controller reloads it, once; otherwise it is reloaded, once, when the new worker is
 * activated. The reloaded page is controlled by that same worker, so it does not reload again; a page
 * that was loaded past its worker (a forced reload) finds no new one and does not reload.
 */
export async function keepReloadRule(container: WorkerContainer, reload: () => void) {
  let hasReloaded = false;
  const reloadOnce = () => {
    if (hasReloaded) return;
    hasReloaded = true;
    reload();
  };
  const isControlled = container.controller !== null;
  // Before registering: an update that was found by another page may take over at any moment.
  if (isControlled) container.addEventListener('controllerchange', reloadOnce);
  const registration = await container.register('/sw.js');
  if (isControlled) return;

  const watched = new Set<Worker>();
  const watch = (worker: Worker | null) => {
    if (worker === null || watched.has(worker) || worker.state === 'activated') return;
    watched.add(worker);
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') reloadOnce();
    });
  };
  registration.addEventListener('updatefound', () => watch(registration.installing));
  watch(registration.installing);
  watch(registration.waiting);
  watch(registration.active);
}
