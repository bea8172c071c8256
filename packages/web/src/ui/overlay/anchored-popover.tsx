import { Popover } from '@mantine/core';
import { type ReactNode, type Ref, Suspense, useImperativeHandle } from 'react';
import { usePanelKeys } from './use-panel-keys.ts';
import classes from './anchored-popover.module.css';

export type Side = 'start' | 'end';

interface AnchoredPopoverProps {
  /** The element that opened it: a table of hundreds of buttons mounts only the open one's panel. */
  anchor: HTMLElement;
  label: string;
  onClose: () => void;
  width?: number;
  /** Which edge of the anchor it keeps to. */
  side?: Side;
  children: ReactNode;
}

/**
 * Mantine's Popover, placed at a button that is drawn elsewhere. Mantine expects the target and the dropdown in one
 * component, which would mount a Popover for each of hundreds of buttons of a table; here only the open one is mounted.
 * It traps the focus; Escape and a click outside close it, and Escape returns the focus. Lazy content suspends the
 * panel, so that the focus goes to the right place once it is complete.
 */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}

function Panel({ anchor, label, onClose, width = 260, side, children }: AnchoredPopoverProps) {
  const hold = usePanelKeys(anchor, onClose);
  return (
    <Popover {...panelProps(anchor, side)} width={width} trapFocus onDismiss={onClose}>
      <Popover.Target>
        <ExistingTarget element={anchor} />
      </Popover.Target>
      <Popover.Dropdown
        // Mantine names it after its target, which is drawn elsewhere.
        aria-labelledby={undefined}
        aria-label={label}
        className={classes.panel}
        ref={hold}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

const outsideEvents = ['mousedown', 'touchstart'];

/** What every panel beside a button has in common. */
export function panelProps(anchor: HTMLElement, side: Side = 'start') {
  return {
    opened: true,
    closeOnEscape: false,
    // Without the keys that Mantine adds for menus: one that opens it would close it again.
    clickOutsideEvents: outsideEvents,
    position: `bottom-${side}`,
    floatingStrategy: 'fixed',
    // A bar sets how far its panels stay from it.
    offset: Number.parseFloat(getComputedStyle(anchor).getPropertyValue('--panel-gap')) || 4,
    middlewares: { flip: true, shift: { padding: 8 }, size: { padding: 8 } },
  } as const;
}

/** Lets Mantine place a panel at an element that is drawn elsewhere. */
export function ExistingTarget({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
