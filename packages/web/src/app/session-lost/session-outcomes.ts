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

/** The session that ended, as the page still holds it. */
export function lostSession({ queryClient }: Pick<App, 'queryClient'>): Session | undefined {
  return queryClient.getQueryData<Session>(sessionKey);
}

/**
 * Continues after a sign-in. The same user stays on the page, and the server refuses the waiting calls if they signed
 * in to another company. For another user nothing of the first may stay: `followViewer` removes it when the session
 * is kept.
 */
export function resume({ queryClient }: App, session: Session): void {
  const isSame = lostSession({ queryClient })?.userData.id === session.userData.id;
  keepSession(queryClient, session);
  if (!isSame) return;
  waitingRoom.settle('back');
  tellOtherWindows();
}

/** Goes to the login page and removes everything of the user who was signed in. */
export async function leave({ queryClient, router }: Pick<App, 'queryClient' | 'router'>) {
  // Only removes the cookies of the ended session; without an answer they stay invalid.
  await sessionApi.logout().catch(() => undefined);
  await forgetSession(queryClient, () =>
    router.navigate({ to: '/login', search: {}, ignoreBlocker: true }),
  );
  waitingRoom.settle('left');
}

/** The session as the server knows it now, perhaps opened in another window. Bypasses the waiting calls. */
async function presentSession(): Promise<Session | null> {
  try {
    const response = await fetch(sessionEndpoints.session.path, { cache: 'no-store' });
    return response.ok ? z.parse(Session, await response.json()) : null;
  } catch {
    return null;
  }
}

/** Resumes when the user has signed in again in another window. */
export function followOtherWindows(app: App): () => void {
  const check = async () => {
    const session = await presentSession();
    if (session !== null) resume(app, session);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') void check();
  };
  const news = new BroadcastChannel(sessionNews);
  news.addEventListener('message', () => void check());
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    news.close();
  };
}
