import { create } from 'zustand';
import {
  chosenLayout,
  type Layout,
  layoutDefaults,
  type LayoutPatch,
  type LayoutState,
  resized,
  restored,
  skins,
  toggledRegistration,
  toggledSkin,
} from './layout-state.ts';

interface LayoutActions {
  set: (patch: LayoutPatch) => void;
  toggleSkin: () => void;
  toggleMenu: () => void;
  toggleRegistration: () => void;
  chooseLayout: (layout: Layout) => void;
  resize: (width: number) => void;
  reset: () => void;
}

/** Entries of local storage, each JSON; the rest of the state starts from its defaults each time. */
const storageKeys = { skin: 'skin', isRTL: 'direction', menuCollapsed: 'menuCollapsed' } as const;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Blocked, or not JSON: as if nothing were stored.
    return null;
  }
}

/** What was stored is a guess: a value that is not one of ours counts as none. */
function stored(): LayoutPatch {
  const skin = read(storageKeys.skin);
  return {
    skin: skins.find((known) => known === skin) ?? layoutDefaults.skin,
    isRTL: read(storageKeys.isRTL) === true,
    menuCollapsed: read(storageKeys.menuCollapsed) === true,
  };
}

function store({ skin, isRTL, menuCollapsed }: LayoutState): void {
  try {
    localStorage.setItem(storageKeys.skin, JSON.stringify(skin));
    localStorage.setItem(storageKeys.isRTL, JSON.stringify(isRTL));
    localStorage.setItem(storageKeys.menuCollapsed, JSON.stringify(menuCollapsed));
  } catch {
    // Blocked or full: the choice holds until the page is closed.
  }
}

/** The layout of the shell. `public/skin.js` reads skin and direction from the same entries. */
export const useLayout = create<LayoutState & LayoutActions>()((set) => ({
  ...layoutDefaults,
  ...stored(),
  set,
  toggleSkin: () => set(toggledSkin),
  toggleMenu: () => set(({ menuCollapsed }) => ({ menuCollapsed: !menuCollapsed })),
  toggleRegistration: () => set(toggledRegistration),
  chooseLayout: (layout) => set(chosenLayout(layout, window.innerWidth)),
  resize: (width) =>
    set((state) => {
      const patch = resized(state, width);
      // The same state tells nobody.
      return patch.layout === state.layout ? state : patch;
    }),
  reset: () => set(restored),
}));

useLayout.subscribe((state, before) => {
  const changed =
    state.skin !== before.skin ||
    state.isRTL !== before.isRTL ||
    state.menuCollapsed !== before.menuCollapsed;
  if (changed) store(state);
});
