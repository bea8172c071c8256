import { useState } from 'react';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import classes from './pending-page.module.css';

/**
 * In place of a page whose code is loading. It reaches as far down as the user had scrolled: on a shorter one the browser would
 * scroll up, the router would note that as the place of the page that is left, and going back would lead to its top.
 */
export function PendingPage() {
  const [reach] = useState(() => (scrollY === 0 ? undefined : scrollY + innerHeight));
  return (
    <div style={{ minHeight: reach }}>
      <div className={classes.shown}>
        <LoadingState />
      </div>
    </div>
  );
}
