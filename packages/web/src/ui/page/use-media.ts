import { useMediaQuery } from '@mantine/hooks';

/** Whether a media query holds. It is read while rendering: nothing is first drawn for the wrong width. */
export function useMedia(query: string): boolean {
  return useMediaQuery(query, undefined, { getInitialValueInEffect: false });
}

/** Whether the window is as narrow as a phone's. Style sheets use `(max-width: 48em)`. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 48em)');
}
