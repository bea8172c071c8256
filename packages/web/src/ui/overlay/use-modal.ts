import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The browser's own dialog, for as long as it is shown. It opens before the first paint, and closes before it
 * is taken away: only then does the browser give the focus back.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return dialog;
}
