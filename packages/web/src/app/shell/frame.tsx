import { useDisclosure } from '@mantine/hooks';
import type { Page } from '@pliego/contract/pages';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { PageTrailProvider } from '#web/ui/page/page-trail.tsx';
import { screenOf } from '../route-page.ts';
import { SearchShortcut } from '../search/search-button.tsx';
import { CustomizerDrawer } from './customizer-drawer.tsx';
import { DrawerMenu } from './drawer-menu.tsx';
import { FrameEnd } from './frame-end.tsx';
import { useFrameParts } from './frame-parts.ts';
import { Navbar, type NavbarProps } from './navbar.tsx';
import { ScrollTop } from './scroll-top.tsx';
import { SideMenu } from './side-menu.tsx';
import { Trail } from './trail.tsx';
import { ViewLayer } from './view-layer.tsx';
import { usePageEntrance } from './use-page-entrance.ts';
import { useShellLanguage } from './use-shell-language.ts';
import { useShownLayout } from './use-shown-page.ts';
import classes from './frame.module.css';

/** Most users have the menu at the side. Space is reserved while the code of the other one loads. */
const BarMenu = lazy(async () => ({ default: (await import('./bar-menu.tsx')).BarMenu }));

/** Menu, bar and footer around a page, as the layout has them. */
export function Frame({ page, path }: { page: Page | undefined; path: string }) {
  const { t } = useTranslation();
  const layout = useShownLayout();
  const parts = useFrameParts(layout, page);
  const { hasBarMenu, hasDrawer, hasPhoneBar, hasSide } = parts;
  const [menuOpened, drawer] = useDisclosure(false);
  const [appearanceOpened, appearance] = useDisclosure(false);
  const { vista } = useSession().userData;
  const [viewAsOpened, viewAs] = useDisclosure(false);
  const main = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  usePageEntrance({
    main,
    stage,
    screen: screenOf(page, path),
    transition: layout.routerTransition,
    isRTL: layout.isRTL,
  });

  const language = useShellLanguage();
  const isDarkMenu = layout.skin === 'semi-dark';
  return (
    <div
      className={classes.frame}
      lang={language.own}
      data-layout={layout.layout}
      data-viewing={vista === undefined ? undefined : true}
      data-bar-menu={hasBarMenu || undefined}
      data-navbar={layout.navbarType}
      data-footer={parts.hasFooter ? layout.footerType : 'hidden'}
      data-phone-bar={hasPhoneBar || undefined}
      data-width={layout.contentWidth}
    >
      <a className={classes.skip} href="#contenido">
        {t('shell.skip')}
      </a>
      {hasSide ? <SideMenu collapsed={layout.menuCollapsed} dark={isDarkMenu} /> : null}
      <div className={classes.body}>
        <ViewLayer opened={viewAsOpened} dialog={viewAs} />
        {layout.navbarType === 'hidden' ? (
          <SearchShortcut onAppearance={appearance.open} />
        ) : (
          <Top
            color={layout.navbarColor}
            withLogo={parts.withLogo}
            withMenu={hasBarMenu}
            // On a phone the bar at the bottom has it.
            onOpenMenu={hasDrawer && !hasPhoneBar ? drawer.open : undefined}
            onAppearance={appearance.open}
            onViewAs={viewAs.open}
          />
        )}
        <main
          ref={main}
          id="contenido"
          tabIndex={-1}
          lang={language.content}
          className={classes.main}
        >
          <div ref={stage} className={classes.stage}>
            <PageTrailProvider trail={<Trail page={page} />}>
              <Outlet />
            </PageTrailProvider>
          </div>
        </main>
        <FrameEnd parts={parts} sticky={layout.footerType === 'sticky'} onOpenMenu={drawer.open} />
      </div>
      {hasDrawer ? (
        <DrawerMenu opened={menuOpened} onClose={drawer.close} dark={isDarkMenu} />
      ) : null}
      {layout.scrollTop ? <ScrollTop main={main} /> : null}
      <CustomizerDrawer
        opened={appearanceOpened}
        onOpen={appearance.open}
        onClose={appearance.close}
        withCog={layout.customizer || layout.navbarType === 'hidden'}
      />
    </div>
  );
}

/** The bar at the top and, in the horizontal layout, the menu below it. */
function Top({ withMenu, ...navbar }: NavbarProps & { withMenu: boolean }) {
  return (
    <header className={classes.top}>
      <div className={classes.navbar}>
        <Navbar {...navbar} />
      </div>
      {withMenu ? (
        <div className={classes.barMenu}>
          <Suspense>
            <BarMenu />
          </Suspense>
        </div>
      ) : null}
    </header>
  );
}
