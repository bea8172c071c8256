import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { AnchoredPopover } from './anchored-popover.tsx';
import type { Side } from './place-panel.ts';
import classes from './action-menu.module.css';

export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  /** The one of several that is in force. */
  current?: boolean;
  /** It cannot be undone: set apart by its colour. */
  danger?: boolean;
  disabled?: boolean;
  /** Where it leads, for an action that goes to a page: it can then be opened beside this one. */
  href?: string;
  /** A line above it: what follows is of another kind. */
  apart?: boolean;
  onPick: () => void;
}

interface ActionMenuProps {
  /** Accessible name of the button and of its menu. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  className?: string;
  actions: MenuAction[];
  /** Above the actions, for reading only. */
  heading?: ReactNode;
  side?: Side;
  width?: number;
}

/** A button and the menu of actions it opens: arrows, Home and End move, Enter picks. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, children, className, actions, heading, side = 'end', width = 220 } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const pick = (action: MenuAction) => {
    setAnchor(null);
    button.current?.focus({ preventScroll: true });
    action.onPick();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className ?? classes.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        {children}
      </button>
      {anchor === null ? null : (
        <AnchoredPopover
          anchor={anchor}
          label={label}
          side={side}
          width={width}
          onClose={() => setAnchor(null)}
        >
          {heading === undefined ? null : <div className={classes.heading}>{heading}</div>}
          <div
            role="menu"
            aria-label={label}
            tabIndex={-1}
            className={classes.menu}
            onKeyDown={move}
          >
            {actions.map((action) => (
              <Item key={action.id} action={action} onPick={() => pick(action)} />
            ))}
          </div>
        </AnchoredPopover>
      )}
    </>
  );
}

function Item({ action, onPick }: { action: MenuAction; onPick: () => void }) {
  const content = (
    <>
      {action.icon}
      <span className={classes.label}>{action.label}</span>
      {action.current === true ? <IconCheck size={15} aria-hidden /> : null}
    </>
  );
  const look = {
    role: 'menuitem',
    className: classes.item,
    'data-danger': action.danger || undefined,
    'data-apart': action.apart || undefined,
    'aria-current': action.current || undefined,
  } as const;
  if (action.href === undefined) {
    return (
      <button type="button" {...look} disabled={action.disabled} onClick={onPick}>
        {content}
      </button>
    );
  }
  const follow = (event: MouseEvent) => {
    // With a key held the browser opens it beside this page.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPick();
  };
  return (
    <a href={action.href} {...look} onClick={follow}>
      {content}
    </a>
  );
}

/** Moves the focus among the items of a menu, around its ends. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const items = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)'),
  ];
  const here = items.findIndex((item) => item === document.activeElement);
  const steps: Record<string, number> = {
    ArrowDown: (here + 1) % items.length,
    ArrowUp: (here - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
