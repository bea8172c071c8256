import { Drawer } from '@mantine/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useUiTexts } from '../texts/texts.tsx';
import classes from './side-drawer.module.css';

interface SideDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Name of its close button; "Cerrar" when absent. */
  closeLabel?: string;
  side?: 'left' | 'right';
  width?: number | string;
  /** Dark over a light page, as the menu of the semi-dark skin. */
  dark?: boolean;
  /** The page stays clear beside it, to see what changes there. */
  clear?: boolean;
  children: ReactNode;
}

/** A panel that slides in from the side, over the page. */
export function SideDrawer({
  title,
  closeLabel,
  side = 'left',
  width,
  dark = false,
  clear = false,
  ...rest
}: SideDrawerProps) {
  const texts = useUiTexts();
  useFocusBack(rest.opened);
  return (
    <Drawer.Root
      opened={rest.opened}
      onClose={rest.onClose}
      returnFocus={false}
      position={side}
      size={width ?? 360}
      classNames={{ content: classes.content }}
    >
      <Drawer.Overlay {...(clear ? { backgroundOpacity: 0 } : {})} />
      <Drawer.Content data-mantine-color-scheme={dark ? 'dark' : undefined}>
        {/* Outside of the page's landmarks a header would count as a second banner. */}
        <Drawer.Header role="presentation" className={classes.header}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel ?? texts.close} />
        </Drawer.Header>
        <Drawer.Body className={classes.body}>{rest.children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/**
 * Mantine remembers where the focus was only when it sees `opened` change; some drawers are opened from the
 * start.
 */
function useFocusBack(opened: boolean): void {
  const opener = useRef<Element | null>(null);
  // At once: a moment later the focus may be in the panel already.
  useLayoutEffect(() => {
    if (opened) opener.current = document.activeElement;
  }, [opened]);
  useEffect(() => {
    if (opened) return;
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [opened]);
}
