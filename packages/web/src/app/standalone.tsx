import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '#web/ui/logo.tsx';
import { LoadingState } from '#web/ui/states.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteError } from './route-error.tsx';
import classes from './standalone.module.css';

/** A page without the shell around it: before there is a session, or where no route leads. */
function Standalone({ children }: { children: ReactNode }) {
  return (
    <main className={classes.page}>
      <Logo />
      {children}
    </main>
  );
}

export function StandaloneNotFound() {
  return (
    <Standalone>
      <NotFoundPage />
    </Standalone>
  );
}

export function StandaloneError(props: ErrorComponentProps) {
  return (
    <Standalone>
      <RouteError {...props} />
    </Standalone>
  );
}

export function StandaloneLoading() {
  return (
    <Standalone>
      <LoadingState />
    </Standalone>
  );
}
