import type { Session, UserData } from '@pliego/contract/areas/auth-shapes';
import type { QueryClient } from '@tanstack/react-query';
import { setOwnZone } from '#web/lib/own-clock.ts';
import { whoOf } from '#web/lib/last-seen.ts';
import { viewerOf } from './last-seen-box.ts';

/** Name the specification gives to the entry in local storage. */
export const storageKey = 'userData';
export const sessionKey = ['auth', 'session'] as const;

/** The company of the session; 0 when nobody is signed in, because the server sets it with the session. */
export function companyCookie(): number {
  const value = /(?:^|;\s*)empresa=(\d+)/.exec(document.cookie)?.[1];
  return value === undefined ? 0 : Number(value);
}

/** It may outlive the session it came with; only the server can take away the other one. */
export function forgetCompanyCookie(): void {
  document.cookie = 'empresa=; Path=/; Max-Age=0; SameSite=Lax';
}

export function storeUserData(userData: UserData | null): void {
  try {
    if (userData === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(userData));
  } catch {
    // Storage is blocked or full: the session lives on in memory and in its cookie.
  }
}

/** The channel in which the windows of a browser announce a change of the user or the company. */
export const sessionNews = 'pliego-sesion';

export function tellOtherWindows(): void {
  const channel = new BroadcastChannel(sessionNews);
  channel.postMessage(null);
  channel.close();
}

/** Takes in a session the server answered; what belongs to another company or person is forgotten. */
export function keepSession(client: QueryClient, session: Session): void {
  const before = client.getQueryData<Session>(sessionKey);
  storeUserData(session.userData);
  setOwnZone(session.userData.zona ?? '');
  client.setQueryData(sessionKey, session);
  const isSame = before !== undefined && whoOf(viewerOf(before)) === whoOf(viewerOf(session));
  // Only on changes: windows that repeat each other's announcements would never stop.
  if (isSame) return;
  tellOtherWindows();
  if (before !== undefined) {
    void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  }
}

/**
 * Empties the user data, leaves, and then forgets every answer that was fetched with it: the screens
 * still mounted while we leave must not refetch.
 */
export async function forgetSession(
  client: QueryClient,
  leave: () => Promise<void>,
): Promise<void> {
  storeUserData(null);
  forgetCompanyCookie();
  await leave();
  client.removeQueries({ queryKey: sessionKey });
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}
