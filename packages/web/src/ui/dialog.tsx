import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#web/lib/when-idle.ts';
import type { DialogProps } from './dialog-view.tsx';
import classes from './dialog.module.css';

const view = () => import('./dialog-view.tsx');
const View = lazy(async () => ({ default: (await view()).DialogView }));

// What cannot be had now is asked for again by the first dialog.
whenIdle(() => void view().catch(() => undefined));

/**
 * A question over the page. It keeps the focus, and gives it back when it closes. The page comes before its code,
 * which follows by itself: whoever opens one by keyboard types into it at once.
 */
export function Dialog(props: DialogProps) {
  const [opener] = useState(() => document.activeElement);
  // The dialog is there only while it is open, so the library never sees it close.
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}

/** The buttons of a dialog, the one that does it last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
