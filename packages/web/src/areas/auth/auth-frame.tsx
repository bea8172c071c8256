import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AuthIntro } from './auth-intro.tsx';
import classes from './auth-frame.module.css';

/** The frame of every authentication screen: the introduction at the start, the form at the end. */
export function AuthFrame() {
  const entry = useRef<HTMLElement>(null);
  useFocusOnArrival(entry);
  return (
    <main className={classes.page}>
      <AuthIntro />
      <section ref={entry} tabIndex={-1} className={classes.entry}>
        <div className={classes.card}>
          <Outlet />
        </div>
      </section>
    </main>
  );
}

/** After a change of form, the new form takes the focus. */
function useFocusOnArrival(entry: React.RefObject<HTMLElement | null>) {
  const key = useLocation({ select: ({ pathname, state }) => `${pathname} ${state.key ?? ''}` });
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    // Unless the new form took it already.
    if (entry.current?.contains(document.activeElement) === true) return;
    entry.current?.focus({ preventScroll: true });
  }, [key, entry]);
}
