import { useDisclosure } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTrailProvider } from '#web/ui/page-trail.tsx';
import { type Page, screenOf } from '../pages.ts';
import { SearchShortcut } from '../search/search-button.tsx';
import { CustomizerDoor } from './customizer-door.tsx';
import { DrawerMenu } from './drawer-menu.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { ScrollTop } from './scroll-top.tsx';
import { SideMenu } from './side-menu.tsx';
import { Trail } from './trail.tsx';
import { useArrival } from './use-arrival.ts';
import { useNarrow } from './use-narrow.ts';
import { useShownLayout } from './use-shown-page.ts';
import classes from './frame.module.css';

/** Most have their menu at the side. The code of the other one comes into a place that is kept for it. */
const BarMenu = lazy(async () => ({ default: (await import('./bar-menu.tsx')).BarMenu }));

/** Menu, bar and footer around a page, as the layout has them. */
export function Frame({ page, path }: { page: Page | undefined; path: string }) {
  const { t } = useTranslation();
  const layout = useShownLayout();
  const isNarrow = useNarrow();
  const [menuOpened, drawer] = useDisclosure(false);
  const [looksOpened, looks] = useDisclosure(false);
  const main = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useArrival({
    main,
    stage,
    screen: screenOf(path),
    transition: layout.routerTransition,
    isRTL: layout.isRTL,
  });

  const isHorizontal = layout.layout === 'horizontal';
  const hasMenu = !layout.menuHidden;
  const hasSide = hasMenu && !isHorizontal && !isNarrow;
  const isDarkMenu = layout.skin === 'semi-dark';
  return (
    <div
      className={[classes.frame, page?.meta.className].filter(Boolean).join(' ')}
      data-layout={layout.layout}
      data-bar-menu={(isHorizontal && hasMenu) || undefined}
      data-navbar={layout.navbarType}
      data-footer={layout.footerType}
      data-width={layout.contentWidth}
    >
      <a className={classes.skip} href="#contenido">
        {t('shell.skip')}
      </a>
      {hasSide ? <SideMenu collapsed={layout.menuCollapsed} dark={isDarkMenu} /> : null}
      <div className={classes.body}>
        {layout.navbarType === 'hidden' ? (
          <SearchShortcut onAppearance={looks.open} />
        ) : (
          <header className={classes.top}>
            <div className={classes.navbar}>
              <Navbar
                color={layout.navbarColor}
                withLogo={isHorizontal || !hasMenu}
                onOpenMenu={hasMenu && isNarrow ? drawer.open : undefined}
                onAppearance={looks.open}
              />
            </div>
            {isHorizontal && hasMenu ? (
              <div className={classes.barMenu}>
                <Suspense>
                  <BarMenu />
                </Suspense>
              </div>
            ) : null}
          </header>
        )}
        <main ref={main} id="contenido" tabIndex={-1} className={classes.main}>
          <div ref={stage} className={classes.stage}>
            <PageTrailProvider trail={<Trail page={page} />}>
              <Outlet />
            </PageTrailProvider>
          </div>
        </main>
        {layout.footerType === 'hidden' ? null : <Footer sticky={layout.footerType === 'sticky'} />}
      </div>
      {isNarrow && hasMenu ? (
        <DrawerMenu opened={menuOpened} onClose={drawer.close} dark={isDarkMenu} />
      ) : null}
      {layout.scrollTop ? <ScrollTop main={main} /> : null}
      <CustomizerDoor
        opened={looksOpened}
        onOpen={looks.open}
        onClose={looks.close}
        withCog={layout.customizer || layout.navbarType === 'hidden'}
      />
    </div>
  );
}
