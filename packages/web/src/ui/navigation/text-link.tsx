import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import classes from './text-link.module.css';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

function Anchor({ children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={classes.link}>
      {children}
    </a>
  );
}

/** A link to another page, in text. */
export const TextLink = createLink(Anchor);
