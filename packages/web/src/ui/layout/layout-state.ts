/**
 * How the shell is laid out: the specification's layout state (sections 2 and 3), its defaults and
 * every change it knows, as plain functions.
 */
export const skins = ['light', 'bordered', 'dark', 'semi-dark'] as const;
export type Skin = (typeof skins)[number];
export const layouts = ['vertical', 'horizontal'] as const;
export type Layout = (typeof layouts)[number];
export const contentWidths = ['full', 'boxed'] as const;
export type ContentWidth = (typeof contentWidths)[number];
export const navbarTypes = ['floating', 'sticky', 'static', 'hidden'] as const;
export type NavbarType = (typeof navbarTypes)[number];
export const footerTypes = ['sticky', 'static', 'hidden'] as const;
export type FooterType = (typeof footerTypes)[number];
export const routerTransitions = ['fadeIn', 'fadeInLeft', 'zoomIn', 'none'] as const;
export type RouterTransition = (typeof routerTransitions)[number];
export const navbarColors = [
  'white',
  'primary',
  'secondary',
  'success',
  'danger',
  'info',
  'warning',
  'dark',
] as const;
export type NavbarColor = (typeof navbarColors)[number];

export interface LayoutState {
  skin: Skin;
  isRTL: boolean;
  menuCollapsed: boolean;
  /** What is shown; below `menuBreakpoint` always vertical. */
  layout: Layout;
  /** What was chosen, to go back to when there is room again. */
  lastLayout: Layout;
  footerType: FooterType;
  navbarType: NavbarType;
  menuHidden: boolean;
  contentWidth: ContentWidth;
  routerTransition: RouterTransition;
  navbarColor: NavbarColor;
  /** The registration tab of `/login`: null until first toggled, then alternates between true and false. */
  tabRegistro: boolean | null;
  /** Whether the button that opens the customizer is shown at the edge of the window. */
  customizer: boolean;
  /** Whether the button back to the top appears on long pages. */
  scrollTop: boolean;
}

export const layoutDefaults: LayoutState = {
  skin: 'light',
  isRTL: false,
  menuCollapsed: false,
  layout: 'vertical',
  lastLayout: 'vertical',
  footerType: 'static',
  navbarType: 'floating',
  menuHidden: false,
  contentWidth: 'boxed',
  routerTransition: 'fadeIn',
  navbarColor: 'white',
  tabRegistro: null,
  customizer: false,
  scrollTop: true,
};

/** Below this width, in pixels, the menu overlays the page and the layout is vertical. */
export const menuBreakpoint = 1200;

const pageLayoutKeys = ['contentWidth', 'menuCollapsed', 'menuHidden'] as const;
export type PageLayoutKey = (typeof pageLayoutKeys)[number];

/** Layout settings that a page overrides while it is shown. */
export type PageLayout = Partial<Pick<LayoutState, PageLayoutKey>> & { className?: string };

export type LayoutPatch = Partial<LayoutState>;

export function isDark(skin: Skin): boolean {
  return skin === 'dark';
}

/** The sun and moon button: dark from any light skin, and light back from dark. */
export function toggledSkin({ skin }: LayoutState): LayoutPatch {
  return { skin: isDark(skin) ? 'light' : 'dark' };
}

export function toggledRegistration({ tabRegistro }: LayoutState): LayoutPatch {
  return { tabRegistro: tabRegistro !== true };
}

/** A choice of layout holds at once where there is room, and otherwise when there is. */
export function chosenLayout(layout: Layout, width: number): LayoutPatch {
  return { lastLayout: layout, layout: width < menuBreakpoint ? 'vertical' : layout };
}

export function resized({ lastLayout }: LayoutState, width: number): LayoutPatch {
  return { layout: width < menuBreakpoint ? 'vertical' : lastLayout };
}

/** The default appearance. Other state is kept. */
export function restored({ tabRegistro }: LayoutState): LayoutPatch {
  return { ...layoutDefaults, tabRegistro };
}

/**
 * The state with the overrides of a page, except for what the user has chosen since it opened. The stored state
 * does not change, so leaving the page restores it.
 */
export function underPage(
  state: LayoutState,
  page: PageLayout,
  chosen: readonly PageLayoutKey[] = [],
): LayoutState {
  const asked = { ...page };
  for (const key of chosen) delete asked[key];
  return {
    ...state,
    contentWidth: asked.contentWidth ?? state.contentWidth,
    menuCollapsed: asked.menuCollapsed ?? state.menuCollapsed,
    menuHidden: asked.menuHidden ?? state.menuHidden,
  };
}

/** Which layout keys a patch sets. */
export function chosenIn(patch: LayoutPatch): PageLayoutKey[] {
  return pageLayoutKeys.filter((key) => patch[key] !== undefined);
}

/**
 * The state as its layout can show it. The horizontal one has no dark menu at the side, no strip, no
 * coloured bar and no way to hide it; what was chosen for the vertical one waits until it is back.
 */
export function asShown(state: LayoutState): LayoutState {
  if (state.layout === 'vertical') return state;
  const { skin, navbarType, navbarColor, menuCollapsed } = layoutDefaults;
  return {
    ...state,
    skin: state.skin === 'semi-dark' ? skin : state.skin,
    navbarType: state.navbarType === 'hidden' ? navbarType : state.navbarType,
    navbarColor,
    menuCollapsed,
  };
}
