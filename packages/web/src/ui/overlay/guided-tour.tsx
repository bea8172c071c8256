import '@mantine/core/styles/Tour.layer.css';
import { Tour, type TourProps } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from './use-focus-back.ts';

/** What a step is about: where it stands, and what is said of it. */
export interface GuidedStep {
  name: string;
  /** A selector of what it points at. */
  target: string;
  position: 'top' | 'right' | 'bottom' | 'left';
  title: string;
  text: string;
}

interface GuidedTourProps {
  steps: readonly GuidedStep[];
  labels: NonNullable<TourProps['labels']>;
  onClose: () => void;
}

const isShown = ({ target }: GuidedStep): boolean =>
  (document.querySelector(target)?.getBoundingClientRect().width ?? 0) > 0;

/**
 * Steps over the page itself, one at a time, while it is mounted; then the focus is where it was. A step whose part the window has no
 * room for is left out.
 */
export function GuidedTour({ steps, labels, onClose }: GuidedTourProps) {
  const [shown] = useState(() => steps.filter(isShown));
  useFocusBack();
  return (
    <Tour active labels={labels} maxWidth={340} zIndex={500} closeOnOverlayClick onClose={onClose}>
      {shown.map(({ name, target, position, title, text }) => (
        <Tour.Step key={name} target={target} position={position} title={title}>
          {text}
        </Tour.Step>
      ))}
    </Tour>
  );
}
