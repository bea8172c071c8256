import { lazy, Suspense } from 'react';
import type { AnchoredPopoverProps } from './anchored-popover-view.tsx';

const View = lazy(async () => {
  const { AnchoredPopoverView } = await import('./anchored-popover-view.tsx');
  return { default: AnchoredPopoverView };
});

/**
 * A panel beside the button that opened it. Its code comes the first time one is opened, and what is in it may
 * come late as well: it appears when it is complete, and so gives the focus to the right place.
 */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
