/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a dialog element cannot stand beside its button */
import { useFocusTrap, useMergedRef } from '@mantine/hooks';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placePanel, type Side } from './place-panel.ts';
import classes from './anchored-popover.module.css';

export interface AnchoredPopoverProps {
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
 * A panel beside the button that opened it. It keeps the focus; Escape and a click outside close it,
 * and Escape gives the focus back.
 */
export function AnchoredPopoverView(props: AnchoredPopoverProps) {
  const { anchor, label, onClose, width = 260, side = 'start', children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const trap = useFocusTrap(true);
  const ref = useMergedRef(panel, trap);

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A drawer below must stay.
    event.stopPropagation();
    onClose();
    anchor.focus({ preventScroll: true });
  });

  const onPress = useEffectEvent(({ target }: MouseEvent | TouchEvent) => {
    const isInside =
      target instanceof Node && (panel.current?.contains(target) || anchor.contains(target));
    // What is pressed may be gone by now: a chip, an option of this very panel.
    if (!isInside && target instanceof Node && target.isConnected) onClose();
  });

  useEffect(() => {
    const place = () => {
      if (panel.current !== null) placePanel(panel.current, anchor, side);
    };
    place();
    const observer = new ResizeObserver(place);
    if (panel.current !== null) observer.observe(panel.current);
    // Captured: also when a part of the page scrolls, and wherever the focus has gone.
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    window.addEventListener('keydown', onEscape, { capture: true });
    window.addEventListener('mousedown', onPress);
    window.addEventListener('touchstart', onPress, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      window.removeEventListener('keydown', onEscape, { capture: true });
      window.removeEventListener('mousedown', onPress);
      window.removeEventListener('touchstart', onPress);
    };
  }, [anchor, side]);

  return createPortal(
    <div
      ref={ref}
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      className={classes.panel}
      style={{ width }}
    >
      {children}
    </div>,
    document.body,
  );
}
