import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LoadingScreen } from '#web/ui/feedback/loading-screen.tsx';
import { Logo } from '#web/ui/display/logo.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteError } from './route-error.tsx';
import classes from './standalone.module.css';

/** Pages without the shell around them: before there is a session, or where no route leads. */
export function StandaloneNotFound() {
  return <NotFoundPage />;
}

export function StandaloneError(props: ErrorComponentProps) {
  return (
    <main className={classes.page}>
      <Logo />
      <RouteError {...props} />
    </main>
  );
}

export function StandaloneLoading() {
  const { t } = useTranslation();
  return <LoadingScreen text={t('app.loading')} />;
}
