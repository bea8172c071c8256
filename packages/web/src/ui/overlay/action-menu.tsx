import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { goOn } from '../data-table/go-from.ts';
import { ExistingTarget, panelProps, type Side } from './anchored-popover.tsx';
import { usePanelKeys } from './use-panel-keys.ts';
import { AppLink, type Destination } from '../navigation/app-link.tsx';
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
  to?: Destination;
  /** The same outside of the product. */
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
  /** What its actions change: keys find the button by it, as `data-editor`. */
  editor?: string;
  actions: MenuAction[];
  /** Above the actions, for reading only. */
  heading?: ReactNode;
  side?: Side;
  width?: number;
}

/** A button and the menu of actions it opens. The menu is mounted while it is open: a list has a button a row. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, children, className, editor, ...menu } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        data-editor={editor}
        className={className ?? classes.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        {children}
      </button>
      {anchor === null ? null : (
        <OpenMenu {...menu} label={label} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}

interface OpenMenuProps extends Omit<ActionMenuProps, 'children' | 'className' | 'editor'> {
  anchor: HTMLElement;
  onClose: () => void;
}

function OpenMenu({
  label,
  anchor,
  onClose,
  actions,
  heading,
  side = 'end',
  width,
}: OpenMenuProps) {
  const hold = usePanelKeys(anchor, onClose);
  return (
    <Menu
      {...panelProps(anchor, side)}
      width={width ?? 220}
      // In the landmark of its button, but outside of the list, which may cut off what is drawn in a row.
      withinPortal
      portalProps={{ target: landmarkOf(anchor) }}
      menuItemTabIndex={0}
      onClose={onClose}
    >
      <Menu.Target>
        <ExistingTarget element={anchor} />
      </Menu.Target>
      <Menu.Dropdown
        // Mantine names it after its target, which is drawn elsewhere.
        aria-labelledby={undefined}
        aria-label={label}
        className={classes.menu}
        ref={hold}
      >
        {heading === undefined ? null : <div className={classes.heading}>{heading}</div>}
        {actions.map((action) => (
          <Fragment key={action.id}>
            {action.apart === true ? <Menu.Divider /> : null}
            <Item
              action={action}
              onPick={(isByKey) => {
                if (!isByKey || !goOn(anchor, 'down')) anchor.focus({ preventScroll: true });
                action.onPick();
              }}
            />
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function landmarkOf(anchor: HTMLElement): HTMLElement {
  return anchor.closest<HTMLElement>('[role=dialog], main, header, aside, nav') ?? document.body;
}

function Item({ action, onPick }: { action: MenuAction; onPick: (isByKey: boolean) => void }) {
  const { label, icon, current = false, danger = false, disabled, href, to } = action;
  const shared = {
    leftSection: icon,
    rightSection: current ? <IconCheck size={15} aria-hidden /> : undefined,
    'data-danger': danger || undefined,
    'aria-current': current || undefined,
    className: classes.item,
  };
  if (to === undefined && href === undefined) {
    return (
      <Menu.Item {...shared} disabled={disabled} onClick={({ detail }) => onPick(detail === 0)}>
        {label}
      </Menu.Item>
    );
  }
  const follow = (event: MouseEvent) => {
    // With a key held the browser opens it beside this page.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPick(event.detail === 0);
  };
  return to === undefined ? (
    <Menu.Item {...shared} component="a" href={href} onClick={follow}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item
      {...shared}
      onClick={follow}
      // The arrow keys move over every item, so their pages are not prefetched.
      renderRoot={(props) => <AppLink {...props} {...to} preload={false} />}
    >
      {label}
    </Menu.Item>
  );
}
