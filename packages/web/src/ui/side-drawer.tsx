import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SideDrawerProps } from './side-drawer-view.tsx';

const View = lazy(async () => {
  const { SideDrawerView } = await import('./side-drawer-view.tsx');
  return { default: SideDrawerView };
});

/** A panel that comes in from the side, over the page. Its code comes the first time it is opened. */
export function SideDrawer(props: SideDrawerProps) {
  const [isWanted, setWanted] = useState(props.opened);
  if (props.opened && !isWanted) setWanted(true);
  useFocusBack(props.opened);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  );
}

/** The library sees no first opening, for it is not there yet: the way back is remembered here. */
function useFocusBack(opened: boolean): void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (opened) {
      opener.current = document.activeElement;
      return;
    }
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [opened]);
}
