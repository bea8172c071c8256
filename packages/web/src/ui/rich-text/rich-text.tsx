import { useMemo } from 'react';
import { safeHtml } from './safe-html.ts';
import classes from './rich-text.module.css';

/** A text with bold, lists and links, for reading. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  const clean = useMemo(() => ({ __html: safeHtml(html) }), [html]);
  // Made harmless just above; there is no other way to show HTML.
  // oxlint-disable-next-line react/no-danger
  return <div className={`${classes.html} ${className}`} dangerouslySetInnerHTML={clean} />;
}
