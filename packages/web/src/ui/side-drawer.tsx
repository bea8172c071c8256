import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  // At once: a moment later the focus may stand in the panel already.
  useLayoutEffect(() => {
    if (opened) opener.current = document.activeElement;
  }, [opened]);
  useEffect(() => {
    if (opened) return;
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [opened]);
}
