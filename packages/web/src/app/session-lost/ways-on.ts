import { Session } from '@pliego/contract/areas/auth-shapes';
import { sessionEndpoints } from '@pliego/contract/areas/session';
import * as z from 'zod/mini';
import { sessionApi } from '#web/api/areas/session.ts';
import {
  forgetSession,
  keepSession,
  sessionKey,
  sessionNews,
  tellOtherWindows,
} from '#web/api/session.ts';
import { waitingRoom } from '#web/api/session-end.ts';
import type { App } from '../create-app.ts';

/** Whose work it was. */
export function lostSession({ queryClient }: Pick<App, 'queryClient'>): Session | undefined {
  return queryClient.getQueryData<Session>(sessionKey);
}

/**
 * Somebody is in: the same person goes on where they were, and what waited is refused by the server if they came
 * back in another company; for another person nothing of the first may stay, which `followViewer` sees to when the
 * session is kept.
 */
export function goOn({ queryClient }: App, session: Session): void {
  const isSame = lostSession({ queryClient })?.userData.id === session.userData.id;
  keepSession(queryClient, session);
  if (!isSame) return;
  waitingRoom.settle('back');
  tellOtherWindows();
}

/** To the login page, with nothing left of whoever was here. */
export async function leave({ queryClient, router }: Pick<App, 'queryClient' | 'router'>) {
  // Only takes the dead cookies away; without an answer they stay dead.
  await sessionApi.logout().catch(() => undefined);
  await forgetSession(queryClient, () =>
    router.navigate({ to: '/login', search: {}, ignoreBlocker: true }),
  );
  waitingRoom.settle('left');
}

/** Who the server says is in now, perhaps by another window. Past the waiting room, of course. */
async function presentSession(): Promise<Session | null> {
  try {
    const response = await fetch(sessionEndpoints.session.path, { cache: 'no-store' });
    return response.ok ? z.parse(Session, await response.json()) : null;
  } catch {
    return null;
  }
}

/** Goes on by itself when the person has signed in again in another window. */
export function followOtherWindows(app: App): () => void {
  const look = async () => {
    const session = await presentSession();
    if (session !== null) goOn(app, session);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') void look();
  };
  const news = new BroadcastChannel(sessionNews);
  news.addEventListener('message', () => void look());
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    news.close();
  };
}
