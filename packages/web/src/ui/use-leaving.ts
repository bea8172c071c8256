import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

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

/** Each asks whether what was typed in its place may be left behind. */
const asks = new Set<() => Promise<boolean>>();

/**
 * Whether everything typed and not saved may be left behind: before what cannot be taken back, as ending the
 * session, for the address then changes too late to ask.
 */
export async function mayLeaveAll(): Promise<boolean> {
  for (const ask of asks) {
    // One after the other: each has a question of its own.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await ask())) return false;
  }
  return true;
}

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
  const [answer, setAnswer] = useState<((mayLeave: boolean) => void) | null>(null);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = () =>
      mayGo.current
        ? Promise.resolve(true)
        : new Promise<boolean>((resolve) => {
            setAnswer(() => resolve);
          });
    asks.add(ask);
    return () => void asks.delete(ask);
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
    /** From here on nothing is asked: what was typed is saved, or what it was about is gone. */
    letGo: () => {
      mayGo.current = true;
    },
  };
}
