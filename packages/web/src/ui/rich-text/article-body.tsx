import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useMemo } from 'react';
import classes from './article-body.module.css';

/** Whether a press on a link means "here": not in another tab, and not a download. */
const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A text of our own that the build made of Markdown. Its links to pages of Pliego are followed without loading the page anew. */
export function ArticleBody({ html }: { html: string }) {
  const router = useRouter();
  const content = useMemo(() => ({ __html: html }), [html]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (address?.startsWith('/') !== true || !isPlainPress(event)) return;
    event.preventDefault();
    router.history.push(address);
  };
  return (
    // A link answers to Enter by a click of its own.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, react/no-danger -- ours, made by the build
    <div className={classes.body} onClick={follow} dangerouslySetInnerHTML={content} />
  );
}
