import { Drawer } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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
  /** Of its texts, where it is not that of the document. */
  lang?: string;
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
  lang,
  ...rest
}: SideDrawerProps) {
  const texts = useUiTexts();
  const panel = useRef<HTMLDivElement>(null);
  const giveFocusBack = useFocusBack(rest.opened, panel);
  return (
    <Drawer.Root
      opened={rest.opened}
      onClose={rest.onClose}
      onExitTransitionEnd={giveFocusBack}
      returnFocus={false}
      position={side}
      size={width ?? 360}
      classNames={{ content: classes.content }}
    >
      <Drawer.Overlay {...(clear ? { backgroundOpacity: 0 } : {})} />
      <Drawer.Content ref={panel} lang={lang} data-mantine-color-scheme={dark ? 'dark' : undefined}>
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
 * start. What is answered is for the end of the closing: a drawer that is closed at once takes the focus only
 * then, and would take it along.
 */
function useFocusBack(opened: boolean, panel: RefObject<HTMLElement | null>): () => void {
  const opener = useRef<Element | null>(null);
  // At once: a moment later the focus may be in the panel already.
  useLayoutEffect(() => {
    if (opened) opener.current = document.activeElement;
  }, [opened]);
  useEffect(() => {
    if (!opened) focus(opener.current);
  }, [opened]);
  return () => {
    const at = document.activeElement;
    if (at === document.body || panel.current?.contains(at) === true) focus(opener.current);
  };
}

function focus(element: Element | null) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
