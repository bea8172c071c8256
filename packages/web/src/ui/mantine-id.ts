import { useId as useReactId } from 'react';

/**
 * Takes the place of Mantine's own in the build. That one draws every component that has an identifier twice,
 * the second time at once and in one piece, to spare servers that draw pages a difference; there is none here.
 */
export function useId(given?: string): string {
  const own = useReactId();
  return given ?? own;
}
