import { RingProgress, type RingProgressProps } from '@mantine/core';
import '@mantine/core/styles/RingProgress.layer.css';

interface RingProps extends Omit<RingProgressProps, 'role'> {
  /** What it shows, in a sentence, for screen readers. */
  summary: string;
}

/** Shares of a whole, drawn as a ring. */
export function Ring({ summary, ...rest }: RingProps) {
  // It is drawn by several elements, and is one picture.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <RingProgress {...rest} role="img" aria-label={summary} />;
}
