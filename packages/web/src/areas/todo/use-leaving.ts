import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';

/**
 * Asks before what was typed and not saved is left behind, whichever way one leaves: by closing, by a link,
 * by the browser's own buttons.
 */
export function useLeaving(isDirty: boolean, onClose: () => void) {
  const mayGo = useRef(false);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty && !mayGo.current,
    enableBeforeUnload: () => isDirty && !mayGo.current,
    withResolver: true,
  });
  const leave = () => {
    mayGo.current = true;
    onClose();
  };
  return {
    guard: { isAsking: status === 'blocked', onStay: reset, onLeave: proceed },
    /** Leaves without asking: what was typed is saved, or the task is gone. */
    leave,
  };
}
