import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { SideDrawer } from '../overlay/side-drawer.tsx';
import { useWidgetTexts } from '../texts/widget-texts.tsx';
import { useMedia } from '../page/use-media.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import classes from './app-frame.module.css';

interface AppFrameProps {
  /** Heading of the page, for screen readers and the tab; the menu of the app shows it. */
  title: string;
  /** Folders, filters, contacts: beside the content, and in a drawer where there is no room. */
  side: ReactNode;
  children: ReactNode;
}

/** Two panes need this much. */
const wideQuery = '(min-width: 62em)';

interface Side {
  isWide: boolean;
  open: () => void;
  close: () => void;
}

const SideContext = createContext<Side | null>(null);

/** The side pane of the app around: something chosen in it closes it where it is a drawer. */
export function useAppSide(): Side {
  const side = use(SideContext);
  if (side === null) throw new Error('AppFrame is missing above this component');
  return side;
}

/** The frame of an app that fills the window: mail, chat, tasks, calendar. */
export function AppFrame({ title, side, children }: AppFrameProps) {
  usePageTitle(title);
  const isWide = useMedia(wideQuery);
  const [opened, setOpened] = useState(false);
  const context = useMemo<Side>(
    () => ({ isWide, open: () => setOpened(true), close: () => setOpened(false) }),
    [isWide],
  );
  return (
    <SideContext value={context}>
      <div className={classes.page} data-app-frame>
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
        <div className={classes.frame}>
          {isWide ? (
            <aside className={classes.side} aria-label={title}>
              {side}
            </aside>
          ) : (
            <SideDrawer opened={opened} onClose={context.close} title={title} width={300}>
              {side}
            </SideDrawer>
          )}
          <div className={classes.content}>{children}</div>
        </div>
      </div>
    </SideContext>
  );
}

interface AppActProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

/** What is begun most often, in the corner that the thumb reaches; its button in the side pane is in a drawer there. */
export function AppAct({ label, icon, onClick }: AppActProps) {
  const { isWide } = useAppSide();
  return isWide ? null : (
    <ActionIcon
      className={classes.act}
      size={52}
      radius="xl"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {icon}
    </ActionIcon>
  );
}

/** Opens the side pane where it is a drawer; nothing where it is in view. */
export function AppSideButton() {
  const { isWide, open } = useAppSide();
  const texts = useWidgetTexts();
  return isWide ? null : (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={texts.openSide} onClick={open}>
      {/* Not the lines of the menu of the whole panel, which may be on the same screen. */}
      <IconLayoutSidebar size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}
