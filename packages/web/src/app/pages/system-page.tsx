import type { ReactNode } from 'react';
import { useDocumentTitle } from '@mantine/hooks';
import { Logo } from '#web/ui/display/logo.tsx';
import classes from './system-page.module.css';

interface SystemPageProps {
  title: string;
  picture: ReactNode;
  children: ReactNode;
  actions: ReactNode;
}

/** A page without the shell for one message: not found, no permission, back soon. */
export function SystemPage({ title, picture, children, actions }: SystemPageProps) {
  useDocumentTitle(`${title} · Pliego`);
  return (
    <main className={classes.page}>
      <Logo />
      <div className={classes.middle}>
        {picture}
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{children}</p>
        <div className={classes.actions}>{actions}</div>
      </div>
    </main>
  );
}
