import { Component, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { waitingRoom } from '#web/api/session-end.ts';
import type { App } from '../create-app.ts';
import { keepEscape } from './isolate-dialog.ts';

const SignInAgain = lazy(async () => {
  const { SignInAgain } = await import('./sign-in-again.tsx');
  return { default: SignInAgain };
});

/** The sign-in dialog over the page, while calls wait for the user to sign in again. */
export function SessionLost({ app }: { app: App }) {
  const isLost = useSyncExternalStore(waitingRoom.subscribe, waitingRoom.read);
  useEffect(keepEscape, []);
  if (!isLost) return null;
  return (
    <GiveUpOnError>
      <Suspense>
        <SignInAgain app={app} />
      </Suspense>
    </GiveUpOnError>
  );
}

/** When the code of the dialog cannot be loaded, the waiting calls fail and the app goes to the login page. */
class GiveUpOnError extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    waitingRoom.settle('left');
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
