import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Own primary: a deep petrol blue. Shade 7 carries white text above AA in both skins. */
const petroleo: MantineColorsTuple = [
  '#edf7f9',
  '#d6ecf1',
  '#abd9e3',
  '#7fc5d4',
  '#57b0c4',
  '#3298ae',
  '#1b7d93',
  '#0e6478',
  '#0b5263',
  '#08404e',
];

/** Slate with a trace of the primary, so that the dark skin is calm and not black. */
const dark: MantineColorsTuple = [
  '#dbe1e5',
  '#b8c2c8',
  '#94a1a9',
  '#6b7880',
  '#46525a',
  '#343f46',
  '#273037',
  '#1a2127',
  '#13191d',
  '#0d1215',
];

const gray: MantineColorsTuple = [
  '#f5f7f8',
  '#ecf0f2',
  '#e1e7ea',
  '#d2dade',
  '#b9c4ca',
  '#97a4ac',
  '#64727b',
  '#48545c',
  '#2f3a41',
  '#1b2329',
];

/** A scale of tokens.css under the library's names. */
const sizes = (scale: 'text' | 'space' | 'radius') => ({
  xs: `var(--${scale}-xs)`,
  sm: `var(--${scale}-sm)`,
  md: `var(--${scale}-md)`,
  lg: `var(--${scale}-lg)`,
  xl: `var(--${scale}-xl)`,
});

/** Labels of the library's own buttons: closing a toast, showing a password. */
interface ThemeWords {
  closeToast: string;
  showPassword: string;
}

export function buildTheme({ closeToast, showPassword }: ThemeWords) {
  return createTheme({
    primaryColor: 'petroleo',
    primaryShade: { light: 7, dark: 7 },
    colors: { petroleo, dark, gray },
    black: '#182026',
    fontFamily: 'var(--font-sans)',
    fontFamilyMonospace: 'var(--font-mono)',
    fontSizes: sizes('text'),
    lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.5' },
    spacing: sizes('space'),
    radius: sizes('radius'),
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    headings: {
      fontFamily: 'var(--font-sans)',
      fontWeight: '620',
      sizes: {
        h1: { fontSize: '1.25rem', lineHeight: '1.3' },
        h2: { fontSize: '1.0625rem', lineHeight: '1.35' },
        h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
      },
    },
    shadows: { sm: 'var(--shadow-sm)', md: 'var(--shadow-md)', lg: 'var(--shadow-lg)' },
    components: {
      Badge: { defaultProps: { tt: 'none' } },
      Button: { defaultProps: { size: 'sm' } },
      Popover: { defaultProps: { shadow: 'md', offset: 4, transitionProps: { duration: 90 } } },
      // Inside its landmark, and with nothing in it but its items.
      Menu: {
        defaultProps: {
          shadow: 'md',
          offset: 4,
          transitionProps: { duration: 90 },
          withinPortal: false,
          withInitialFocusPlaceholder: false,
        },
      },
      // A touch should reach the control itself.
      Tooltip: {
        defaultProps: {
          openDelay: 350,
          withArrow: false,
          multiline: true,
          maw: 420,
          transitionProps: { duration: 0 },
          events: { hover: true, focus: true, touch: false },
        },
      },
      PasswordInput: {
        defaultProps: { visibilityToggleButtonProps: { 'aria-label': showPassword } },
      },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': closeToast } } },
    },
  });
}
