import { create } from 'zustand';
import {
  chosenIn,
  chosenLayout,
  type Layout,
  layoutDefaults,
  type LayoutPatch,
  type LayoutState,
  type PageLayoutKey,
  resized,
  restored,
  skins,
  toggledRegistration,
  toggledSkin,
} from './layout-state.ts';
import { sharedLook } from './shared-look.ts';

interface LayoutStore extends LayoutState {
  /** What the user chose since the page opened: it takes precedence over the overrides of the page. */
  chosenHere: readonly PageLayoutKey[];
  set: (patch: LayoutPatch) => void;
  /** Another page opens, with its own overrides. */
  leavePage: () => void;
  toggleSkin: () => void;
  toggleRegistration: () => void;
  chooseLayout: (layout: Layout) => void;
  resize: (width: number) => void;
  reset: () => void;
}

/** Entries of local storage, each JSON; the rest of the state starts from its defaults each time. */
const storageKeys = { skin: 'skin', isRTL: 'direction', menuCollapsed: 'menuCollapsed' } as const;
type StoredPart = keyof typeof storageKeys;
const storedParts = ['skin', 'isRTL', 'menuCollapsed'] as const satisfies StoredPart[];

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Blocked, or not JSON: as if nothing were stored.
    return null;
  }
}

/** What was stored is a guess: a value that is not one of ours counts as none. */
function stored(): Pick<LayoutState, StoredPart> {
  const skin = read(storageKeys.skin);
  return {
    skin: sharedLook(location) ?? skins.find((known) => known === skin) ?? layoutDefaults.skin,
    isRTL: read(storageKeys.isRTL) === true,
    menuCollapsed: read(storageKeys.menuCollapsed) === true,
  };
}

function store(part: StoredPart, state: LayoutState): void {
  try {
    localStorage.setItem(storageKeys[part], JSON.stringify(state[part]));
  } catch {
    // Blocked or full: the choice holds until the page is closed.
  }
}

/** The layout of the shell. `public/skin.js` reads skin and direction from the same entries. */
export const useLayout = create<LayoutStore>()((set) => ({
  ...layoutDefaults,
  ...stored(),
  chosenHere: [],
  set: (patch) =>
    set(({ chosenHere }) => ({
      ...patch,
      chosenHere: [...new Set([...chosenHere, ...chosenIn(patch)])],
    })),
  // An equal state notifies no subscriber.
  leavePage: () => set((state) => (state.chosenHere.length === 0 ? state : { chosenHere: [] })),
  toggleSkin: () => set(toggledSkin),
  toggleRegistration: () => set(toggledRegistration),
  chooseLayout: (layout) => set(chosenLayout(layout, window.innerWidth)),
  resize: (width) =>
    set((state) => {
      const patch = resized(state, width);
      return patch.layout === state.layout ? state : patch;
    }),
  reset: () => set((state) => ({ ...restored(state), chosenHere: [] })),
}));

// Only what changed: another window may have chosen the rest since this one was opened.
useLayout.subscribe((state, before) => {
  for (const part of storedParts) if (state[part] !== before[part]) store(part, state);
});

/** Takes over what another window chooses. Call it once, when the app starts. */
export function followOtherWindows(): void {
  window.addEventListener('storage', ({ key }) => {
    const part = storedParts.find((each) => storageKeys[each] === key);
    if (part !== undefined) useLayout.setState({ [part]: stored()[part] });
  });
}
