import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asShown,
  chosenIn,
  chosenLayout,
  contentWidths,
  footerTypes,
  layoutDefaults,
  type LayoutPatch,
  layouts,
  type LayoutState,
  menuBreakpoint,
  navbarColors,
  navbarTypes,
  resized,
  restored,
  routerTransitions,
  skins,
  toggledRegistration,
  toggledSkin,
  underPage,
} from './layout-state.ts';

const state: fc.Arbitrary<LayoutState> = fc.record({
  skin: fc.constantFrom(...skins),
  isRTL: fc.boolean(),
  menuCollapsed: fc.boolean(),
  layout: fc.constantFrom(...layouts),
  lastLayout: fc.constantFrom(...layouts),
  footerType: fc.constantFrom(...footerTypes),
  navbarType: fc.constantFrom(...navbarTypes),
  menuHidden: fc.boolean(),
  contentWidth: fc.constantFrom(...contentWidths),
  routerTransition: fc.constantFrom(...routerTransitions),
  navbarColor: fc.constantFrom(...navbarColors),
  tabRegistro: fc.constantFrom(null, true, false),
  customizer: fc.boolean(),
  scrollTop: fc.boolean(),
});

const wishes = {
  contentWidth: fc.constantFrom(...contentWidths),
  menuCollapsed: fc.boolean(),
  menuHidden: fc.boolean(),
};
const page = fc.record({ ...wishes, className: fc.string() }, { requiredKeys: [] });
const choices = fc.record(wishes, { requiredKeys: [] });

const width = fc.integer({ min: 200, max: 3_000 });

/** The window and the layout in it. */
interface Screen {
  width: number;
  layout: LayoutState;
}

type Event = (screen: Screen) => Screen;
const patched =
  (patch: (layout: LayoutState) => LayoutPatch): Event =>
  ({ width, layout }) => ({ width, layout: { ...layout, ...patch(layout) } });

/** Everything that can happen to it: a resized window, the buttons, every choice of the customizer. */
const event: fc.Arbitrary<Event> = fc.oneof(
  width.map((next): Event => ({ layout }) => ({
    width: next,
    layout: { ...layout, ...resized(layout, next) },
  })),
  fc.constantFrom(...layouts).map((chosen): Event => ({ width, layout }) => ({
    width,
    layout: { ...layout, ...chosenLayout(chosen, width) },
  })),
  fc.constant(patched(toggledSkin)),
  fc.constant(patched(toggledRegistration)),
  fc.constant(patched(restored)),
  fc.constantFrom(...skins).map((skin) => patched(() => ({ skin }))),
  fc.constantFrom(...navbarTypes).map((navbarType) => patched(() => ({ navbarType }))),
  fc.constantFrom(...navbarColors).map((navbarColor) => patched(() => ({ navbarColor }))),
  fc.boolean().map((menuCollapsed) => patched(() => ({ menuCollapsed }))),
);

const after = (events: readonly Event[], start: Screen) =>
  events.reduce((screen, happens) => happens(screen), start);
const begin = (width: number): Screen => ({ width, layout: layoutDefaults });

describe('the defaults', () => {
  it('are those of the specification', () => {
    expect(layoutDefaults).toEqual({
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
    });
  });
});

describe('after whatever happens', () => {
  const anyLife = [width, fc.array(event, { maxLength: 30 })] as const;

  it('the layout is vertical where there is no room, and elsewhere the one that was chosen', () => {
    fc.assert(
      fc.property(...anyLife, (start, events) => {
        const { width: now, layout } = after(events, begin(start));
        expect(layout.layout).toBe(now < menuBreakpoint ? 'vertical' : layout.lastLayout);
      }),
    );
  });

  it('narrowing the window and widening it again changes nothing', () => {
    fc.assert(
      fc.property(...anyLife, (start, events) => {
        const screen = after(events, begin(Math.max(start, menuBreakpoint)));
        const narrow = { ...screen.layout, ...resized(screen.layout, menuBreakpoint - 1) };
        expect({ ...narrow, ...resized(narrow, screen.width) }).toEqual(screen.layout);
      }),
    );
  });

  it('the registration tab is null until first toggled, then alternates between true and false', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), (times) => {
        const presses = Array.from({ length: times }, () => patched(toggledRegistration));
        const { tabRegistro } = after(presses, begin(1_440)).layout;
        expect(tabRegistro).toBe(times === 0 ? null : times % 2 === 1);
      }),
    );
  });

  it('restoring resets the appearance, and leaves the registration tab', () => {
    fc.assert(
      fc.property(state, (before) => {
        const { tabRegistro } = before;
        expect({ ...before, ...restored(before) }).toEqual({ ...layoutDefaults, tabRegistro });
      }),
    );
  });
});

describe('the skin toggle', () => {
  it.each([
    ['light', 'dark'],
    ['bordered', 'dark'],
    ['semi-dark', 'dark'],
    ['dark', 'light'],
  ] as const)('leads from %s to %s', (skin, next) => {
    expect(toggledSkin({ ...layoutDefaults, skin })).toEqual({ skin: next });
  });
});

describe('a page with layout settings', () => {
  it('gets exactly that, and the stored state is what it was', () => {
    fc.assert(
      fc.property(state, page, (stored, { className, ...asked }) => {
        const before = structuredClone(stored);
        expect(underPage(stored, { ...asked, className })).toEqual({ ...stored, ...asked });
        // Leaving a page is not a change: the stored state is shown again.
        expect(stored).toEqual(before);
      }),
    );
  });

  it('does not get what the person has chosen since it came', () => {
    fc.assert(
      fc.property(state, choices, choices, (stored, asked, choice) => {
        const shown = underPage({ ...stored, ...choice }, asked, chosenIn(choice));
        expect(shown).toEqual({ ...stored, ...asked, ...choice });
      }),
    );
  });
});

describe('what is shown', () => {
  it('is the state itself in the vertical layout', () => {
    fc.assert(
      fc.property(state, (stored) => {
        const vertical = { ...stored, layout: 'vertical' } as const;
        expect(asShown(vertical)).toEqual(vertical);
      }),
    );
  });

  it('has nothing in the horizontal layout that it does not offer', () => {
    fc.assert(
      fc.property(state, (stored) => {
        const shown = asShown({ ...stored, layout: 'horizontal' });
        expect(shown.skin).not.toBe('semi-dark');
        expect(shown.navbarType).not.toBe('hidden');
        expect(shown).toMatchObject({ navbarColor: 'white', menuCollapsed: false });
      }),
    );
  });

  it('keeps what was chosen for the vertical layout for when it is back', () => {
    fc.assert(
      fc.property(state, (stored) => {
        const before = structuredClone(stored);
        asShown({ ...stored, layout: 'horizontal' });
        expect(asShown({ ...stored, layout: 'vertical' })).toMatchObject({
          ...before,
          layout: 'vertical',
        });
      }),
    );
  });
});
