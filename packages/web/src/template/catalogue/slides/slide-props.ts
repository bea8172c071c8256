import type { ReactNode } from 'react';

export interface Slide {
  id: string;
  /** What is read of it. */
  name: string;
  content: ReactNode;
}

export interface SlidesProps {
  /** Accessible name of all of them. */
  label: string;
  slides: readonly Slide[];
  /** Which one is shown, from 0; kept by who uses it. */
  index?: number;
  /** Which one is shown at first; kept by the part. */
  defaultIndex?: number;
  onIndex?: (index: number) => void;
  /** How many are seen at once. */
  perView?: number;
  /** In how many rows. */
  rows?: number;
  /** The shown one in the middle, between its neighbours. */
  centered?: boolean;
  /** One below the other. */
  vertical?: boolean;
  /** How one gives way to the next. */
  effect?: 'slide' | 'fade' | 'cube' | 'coverflow';
  /** What says where one is. */
  marks?: 'dots' | 'fraction' | 'bar' | 'none';
  /** Buttons to the one before and the one after. */
  arrows?: boolean;
  /** After the last one comes the first. */
  loop?: boolean;
  /** Goes on by itself after so many milliseconds; with a button that stops it. */
  interval?: number;
}
