import { useEffect, useState } from 'react';

/**
 * Gives the focus back to where it was when a dialog is removed. Mantine does so when `opened` becomes false, which
 * a dialog that is mounted only while it is open never sees.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
