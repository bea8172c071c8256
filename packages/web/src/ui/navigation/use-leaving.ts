import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { askBeforeLeaving } from './unsaved.ts';

interface Step {
  current: { pathname: string };
  next: { pathname: string };
}

interface LeavingOptions {
  isDirty: boolean;
  /** Whether a change of the address leaves what is typed; every one does when absent. */
  isLeft?: (step: Step) => boolean;
}

/** For forms that fill a page: opening a panel over it, which changes only the search params, does not leave it. */
export const leavesPage = ({ current, next }: Step): boolean => current.pathname !== next.pathname;

/**
 * Asks before unsaved input is discarded, whichever way the user leaves: by closing, by a link,
 * by the browser's own buttons. `guard` is for `LeaveGuard`.
 */
export function useLeaving({ isDirty, isLeft }: LeavingOptions) {
  const mayGo = useRef(false);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: (step) => isDirty && !mayGo.current && (isLeft === undefined || isLeft(step)),
    enableBeforeUnload: () => isDirty && !mayGo.current,
    withResolver: true,
  });
  const [answer, setAnswer] = useState<((mayLeave: boolean) => void) | null>(null);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = () =>
      mayGo.current
        ? Promise.resolve(true)
        : new Promise<boolean>((resolve) => {
            setAnswer(() => resolve);
          });
    return askBeforeLeaving(ask);
  }, [isDirty]);
  const reply = (mayLeave: boolean) => {
    answer?.(mayLeave);
    setAnswer(null);
  };
  return {
    guard: {
      isAsking: status === 'blocked' || answer !== null,
      onStay: () => {
        reply(false);
        reset?.();
      },
      onLeave: () => {
        reply(true);
        proceed?.();
      },
    },
    /** Stops asking: the input is saved, or its record is deleted. */
    letGo: () => {
      mayGo.current = true;
    },
  };
}
