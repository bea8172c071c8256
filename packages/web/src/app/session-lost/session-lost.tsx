import { Component, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { waitingRoom } from '#web/api/session-end.ts';
import type { App } from '../create-app.ts';
import { keepEscape } from './keep-to-itself.ts';

const SignInAgain = lazy(async () => {
  const { SignInAgain } = await import('./sign-in-again.tsx');
  return { default: SignInAgain };
});

/** Over whatever page is shown, while calls wait for their person to sign in again. */
export function SessionLost({ app }: { app: App }) {
  const isLost = useSyncExternalStore(waitingRoom.subscribe, waitingRoom.read);
  useEffect(keepEscape, []);
  if (!isLost) return null;
  return (
    <LetGo>
      <Suspense>
        <SignInAgain app={app} />
      </Suspense>
    </LetGo>
  );
}

/** The dialog itself could not be had: its calls fail as they did, which ends at the login page. */
class LetGo extends Component<{ children: ReactNode }, { isBroken: boolean }> {
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
