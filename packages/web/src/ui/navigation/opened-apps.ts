import { create } from 'zustand';
import { tabMemory } from '#web/lib/tab-memory.ts';

/** Apps of sample data that go on in the background once they were opened. */
export type BackgroundApp = 'calendar' | 'chat' | 'email';

const memoryName = 'opened-apps';

interface OpenedApps {
  opened: readonly string[];
  /** What waits in each, beside its page in the menu. */
  waiting: Partial<Record<BackgroundApp, number>>;
}

const useApps = create<OpenedApps>(() => ({
  opened: (tabMemory()?.getItem(memoryName) ?? '').split(','),
  waiting: {},
}));

/** From now on the app reminds and tells of what arrives on every page of this tab, after a reload too. */
export function noteOpened(app: BackgroundApp): void {
  const { opened } = useApps.getState();
  if (opened.includes(app)) return;
  const next = [...opened, app];
  tabMemory()?.setItem(memoryName, next.join(','));
  useApps.setState({ opened: next });
}

export const useIsOpened = (app: BackgroundApp): boolean =>
  useApps(({ opened }) => opened.includes(app));

export function tellWaiting(app: BackgroundApp, count: number): void {
  useApps.setState(({ waiting }) => ({ waiting: { ...waiting, [app]: count } }));
}

export const useWaitingIn = (app: BackgroundApp): number =>
  useApps(({ waiting }) => waiting[app] ?? 0);

/** In all of them: what nobody has read yet. */
export const useWaitingInAll = (): number =>
  useApps(({ waiting }) => Object.values(waiting).reduce((sum, count) => sum + count, 0));
