import type { Page } from '@pliego/contract/pages';
import type { LayoutState } from '#web/ui/layout/layout-state.ts';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { useNarrow } from './use-narrow.ts';

/** Which parts there are around a page, by its layout and the width of the window. */
export function useFrameParts(layout: LayoutState, page: Page | undefined) {
  const isNarrow = useNarrow();
  const isPhone = useIsPhone();
  const isHorizontal = layout.layout === 'horizontal';
  const hasMenu = !layout.menuHidden;
  const hasDrawer = hasMenu && isNarrow;
  const hasPhoneBar = isPhone && hasDrawer;
  // An app has the whole phone: the footer would be 34 pixels of it, or out of sight.
  const isPhoneApp = hasPhoneBar && page?.isOneScreen === true;
  return {
    withLogo: isHorizontal || !hasMenu,
    hasBarMenu: isHorizontal && hasMenu,
    hasSide: hasMenu && !isHorizontal && !isNarrow,
    hasDrawer,
    hasPhoneBar,
    isPhoneApp,
    hasFooter: layout.footerType !== 'hidden' && !isPhoneApp,
  };
}
