import { lazy, Suspense, useState } from 'react';
import type { SideDrawerProps } from './side-drawer-view.tsx';

const View = lazy(async () => {
  const { SideDrawerView } = await import('./side-drawer-view.tsx');
  return { default: SideDrawerView };
});

/** A panel that comes in from the side, over the page. Its code comes the first time it is opened. */
export function SideDrawer(props: SideDrawerProps) {
  const [isWanted, setWanted] = useState(props.opened);
  if (props.opened && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  );
}
