import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayoutPreferences } from '#web/ui/layout-preferences.ts';
import { Logo } from '#web/ui/logo.tsx';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { Menu } from './menu.tsx';
import { TopBar } from './top-bar.tsx';
import classes from './shell.module.css';

/** Below this the menu is a drawer; the style sheet hides and shows by the same width. */
const drawerQuery = '(max-width: 62em)';

/** Menu, top bar and the page between them. */
export function Shell() {
  const { t } = useTranslation();
  const [menuOpened, drawer] = useDisclosure(false);
  const collapsed = useLayoutPreferences((preferences) => preferences.menuCollapsed);
  const hasDrawer = useMediaQuery(drawerQuery, undefined, { getInitialValueInEffect: false });
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);

  return (
    <div className={classes.shell} data-collapsed={collapsed || undefined}>
      <a className={classes.skip} href="#contenido">
        {t('shell.skip')}
      </a>
      {hasDrawer ? (
        <SideDrawer
          opened={menuOpened}
          onClose={drawer.close}
          width={264}
          title={<Logo />}
          closeLabel={t('shell.closeMenu')}
        >
          <Menu onNavigate={drawer.close} />
        </SideDrawer>
      ) : (
        <aside className={classes.side}>
          <div className={classes.brand}>
            <Logo markOnly={collapsed} />
          </div>
          <Menu collapsed={collapsed} />
        </aside>
      )}
      <div className={classes.body}>
        <TopBar onOpenMenu={hasDrawer ? drawer.open : undefined} />
        <main ref={main} id="contenido" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
      <Notifications position="top-right" limit={4} zIndex={400} />
    </div>
  );
}

/** After following a link, the keyboard and the screen reader stand at the new page. */
function useFocusOnArrival(main: React.RefObject<HTMLElement | null>) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path, main]);
}
