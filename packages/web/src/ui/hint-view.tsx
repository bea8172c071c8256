import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

/** What a hint shows, beside the element it speaks of. */
export function HintView({ anchor, label }: { anchor: HTMLElement; label: ReactNode }) {
  return <Tooltip target={anchor} opened label={label} />;
}
