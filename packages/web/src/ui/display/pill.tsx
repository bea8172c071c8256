import type { ReactNode } from 'react';
import { type Tone, toneProps } from './tone.ts';
import classes from './tone.module.css';

interface PillProps {
  tone: Tone;
  children: ReactNode;
  /** Fill: soft by default, none for text alone, strong for what cannot wait. */
  look?: 'soft' | 'plain' | 'strong';
  dot?: boolean;
  title?: string;
}

/** A short coloured label: a tag, a state, the days left. Never the only carrier of a meaning. */
export function Pill({ tone, children, look = 'soft', dot = false, title }: PillProps) {
  const { className, style } = toneProps(tone);
  const looks = { soft: '', plain: classes.plain, strong: classes.strong };
  return (
    <span className={`${className} ${classes.pill} ${looks[look]}`} style={style} title={title}>
      {dot ? <ToneDot tone={tone} /> : null}
      <span className={classes.text}>{children}</span>
    </span>
  );
}

export function ToneDot({ tone }: { tone: Tone }) {
  const { className, style } = toneProps(tone);
  return <span aria-hidden className={`${className} ${classes.dot}`} style={style} />;
}
