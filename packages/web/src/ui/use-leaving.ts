import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';

interface Step {
  current: { pathname: string };
  next: { pathname: string };
}

interface LeavingOptions {
  isDirty: boolean;
  /** Whether a change of the address leaves what is typed; every one does when absent. */
  isLeft?: (step: Step) => boolean;
}

/** For what fills a page: panels that open over it, which the rest of the address tells, do not leave it. */
export const leavesPage = ({ current, next }: Step): boolean => current.pathname !== next.pathname;

/**
 * Asks before what was typed and not saved is left behind, whichever way one leaves: by closing, by a link,
 * by the browser's own buttons. `guard` is for `LeaveGuard`.
 */
export function useLeaving({ isDirty, isLeft }: LeavingOptions) {
  const mayGo = useRef(false);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: (step) => isDirty && !mayGo.current && (isLeft === undefined || isLeft(step)),
    enableBeforeUnload: () => isDirty && !mayGo.current,
    withResolver: true,
  });
  return {
    guard: { isAsking: status === 'blocked', onStay: reset, onLeave: proceed },
    /** From here on nothing is asked: what was typed is saved, or what it was about is gone. */
    letGo: () => {
      mayGo.current = true;
    },
  };
}
