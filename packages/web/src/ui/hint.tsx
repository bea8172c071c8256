import { lazy, type PointerEvent, type ReactNode, Suspense, useState } from 'react';
import classes from './hint.module.css';

const View = lazy(async () => ({ default: (await import('./hint-view.tsx')).HintView }));

interface HintProps {
  /** What is told of the element. A reader of screens must know it without: it is for the eye alone. */
  label: ReactNode;
  /** One element. */
  children: ReactNode;
}

/**
 * A word about an element, for whoever rests the mouse on it or reaches it with the keyboard. Nothing of it
 * is there before: a list of a hundred rows with hints costs no more than one without.
 */
export function Hint({ label, children }: HintProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const show = ({ firstElementChild: element }: Element) =>
    setAnchor(element instanceof HTMLElement ? element : null);
  const hide = () => setAnchor(null);
  const enter = ({ pointerType, currentTarget }: PointerEvent) => {
    // A finger that touches wants the thing itself.
    if (pointerType === 'mouse') show(currentTarget);
  };
  return (
    // It only listens: what it stands around is the control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={classes.place}
      onPointerEnter={enter}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target, currentTarget }) => {
        if (target.matches(':focus-visible')) show(currentTarget);
      }}
      onBlur={hide}
      onKeyDown={hide}
    >
      {children}
      {anchor === null ? null : (
        <Suspense>
          <View anchor={anchor} label={label} />
        </Suspense>
      )}
    </span>
  );
}
