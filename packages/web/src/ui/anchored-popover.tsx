import { Popover, type PopoverProps } from '@mantine/core';
import { type ReactNode, type Ref, useLayoutEffect } from 'react';

interface AnchoredPopoverProps {
  /** The element that opened it: a table of hundreds of buttons mounts only the open one's panel. */
  anchor: HTMLElement;
  label: string;
  onClose: () => void;
  width?: number;
  position?: PopoverProps['position'];
  children: ReactNode;
}

/** Hands an element that already stands on the page to whoever asks for a ref. */
function Anchor({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const release = ref(element);
    return () => {
      if (typeof release === 'function') release();
      else ref(null);
    };
  }, [element, ref]);
  return null;
}

/** A panel beside a button that stands elsewhere. Escape and a click outside close it. */
export function AnchoredPopover({
  anchor,
  label,
  onClose,
  width = 260,
  position = 'bottom-start',
  children,
}: AnchoredPopoverProps) {
  const close = () => {
    onClose();
    anchor.focus({ preventScroll: true });
  };
  return (
    <Popover
      opened
      trapFocus
      position={position}
      width={width}
      onDismiss={onClose}
      onChange={(opened) => {
        if (!opened) close();
      }}
    >
      <Popover.Target>
        <Anchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={label} aria-labelledby={undefined}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
