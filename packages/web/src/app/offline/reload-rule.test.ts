import { describe, expect, test, vi } from 'vitest';
import { keepReloadRule, type Registration, type WorkerContainer } from './reload-rule.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  becomes(...states: string[]) {
    for (const state of states) {
      this.state = state;
      this.dispatchEvent(new Event('statechange'));
    }
  }
}

class FakeRegistration extends EventTarget implements Registration {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  finds(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer extends EventTarget implements WorkerContainer {
  readonly registration = new FakeRegistration();
  registered: string[] = [];
  controller: unknown = null;
  register(url: string) {
    this.registered.push(url);
    return Promise.resolve(this.registration);
  }
  isTakenOverBy(worker: FakeWorker) {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

/** A page: with or without a worker that controls it from the start. */
async function openPage(container: FakeContainer) {
  const reload = vi.fn<() => void>();
  await keepReloadRule(container, reload);
  return reload;
}

describe('a first visit', () => {
  test('reloads once, when the new worker is activated and not before', async () => {
    const container = new FakeContainer();
    const worker = new FakeWorker();
    container.registration.installing = worker;
    const reload = await openPage(container);
    expect(container.registered).toEqual(['/sw.js']);
    worker.becomes('installed', 'activating');
    expect(reload).not.toHaveBeenCalled();
    worker.becomes('activated');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload again when that worker also takes the page over', async () => {
    const container = new FakeContainer();
    const worker = new FakeWorker();
    container.registration.installing = worker;
    const reload = await openPage(container);
    worker.becomes('installed', 'activating');
    container.isTakenOverBy(worker);
    expect(reload).not.toHaveBeenCalled();
    worker.becomes('activated');
    container.isTakenOverBy(new FakeWorker());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('finds the worker however far it has come', async () => {
    for (const place of ['installing', 'waiting', 'active'] as const) {
      const container = new FakeContainer();
      const worker = new FakeWorker();
      container.registration[place] = worker;
      worker.state = place === 'active' ? 'activating' : place;
      const reload = await openPage(container);
      worker.becomes('activated');
      expect(reload).toHaveBeenCalledTimes(1);
    }
  });

  test('finds a worker that is only found later', async () => {
    const container = new FakeContainer();
    const reload = await openPage(container);
    const worker = new FakeWorker();
    container.registration.finds(worker);
    worker.becomes('installed', 'activating', 'activated');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a worker that fails leaves the page alone', async () => {
    const container = new FakeContainer();
    const worker = new FakeWorker();
    container.registration.installing = worker;
    const reload = await openPage(container);
    worker.becomes('redundant');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a second visit', () => {
  function controlled() {
    const container = new FakeContainer();
    const worker = new FakeWorker();
    worker.state = 'activated';
    container.registration.active = worker;
    container.controller = worker;
    return container;
  }

  test('does not reload while nothing changes', async () => {
    const reload = await openPage(controlled());
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads once when a new worker takes over, however often that happens', async () => {
    const container = controlled();
    const reload = await openPage(container);
    const update = new FakeWorker();
    container.registration.finds(update);
    update.becomes('installed', 'activating');
    expect(reload).not.toHaveBeenCalled();
    container.isTakenOverBy(update);
    expect(reload).toHaveBeenCalledTimes(1);
    update.becomes('activated');
    container.isTakenOverBy(new FakeWorker());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('reloads even when the change comes before the registration is answered', async () => {
    const container = controlled();
    const reload = vi.fn<() => void>();
    const kept = keepReloadRule(container, reload);
    container.isTakenOverBy(new FakeWorker());
    await kept;
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test('a forced reload, past a worker that is there, does not reload in circles', async () => {
  const container = new FakeContainer();
  const worker = new FakeWorker();
  worker.state = 'activated';
  container.registration.active = worker;
  const reload = await openPage(container);
  worker.becomes('activated');
  expect(reload).not.toHaveBeenCalled();
});
