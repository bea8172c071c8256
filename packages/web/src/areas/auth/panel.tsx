import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './auth-form.module.css';

interface PanelProps {
  title: string;
  text?: ReactNode;
  /** Above the title: what kind of message this is. */
  icon?: ReactNode;
  children?: ReactNode;
}

/** One authentication step: title and content. */
export function Panel({ title, text, icon, children }: PanelProps) {
  useDocumentTitle(`${title} · Pliego`);
  return (
    <div className={classes.panel}>
      <div className={classes.heading}>
        {icon === undefined ? null : (
          <span aria-hidden className={classes.icon}>
            {icon}
          </span>
        )}
        <h1 className={classes.title}>{title}</h1>
        {text === undefined ? null : <p className={classes.text}>{text}</p>}
      </div>
      {children}
    </div>
  );
}

/** The links below a form. */
export function PanelLinks({ children }: { children: ReactNode }) {
  return <p className={classes.links}>{children}</p>;
}
