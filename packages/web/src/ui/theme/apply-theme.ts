import { isDark, type LayoutState, type Skin } from '#web/ui/layout/layout-state.ts';

/** The class each skin puts on the body; the light one has none. */
const bodyClasses: Partial<Record<Skin, string>> = {
  bordered: 'bordered-layout',
  dark: 'dark-layout',
  'semi-dark': 'semi-dark-layout',
};

export type ColorScheme = 'light' | 'dark';

/** Bordered and semi-dark are light skins with their own lines, or with a dark menu. */
export function colorSchemeOf(skin: Skin): ColorScheme {
  return isDark(skin) ? 'dark' : 'light';
}

/**
 * Puts skin and direction on the document, where every style sheet reads them. `public/skin.js` does the
 * same before the first paint, as far as it goes.
 */
export function applyTheme({ skin, isRTL }: Pick<LayoutState, 'skin' | 'isRTL'>): void {
  const { body, documentElement: html } = document;
  const isKnown = html.dataset['skin'] === skin;
  html.dataset['mantineColorScheme'] = colorSchemeOf(skin);
  html.dataset['skin'] = skin;
  html.dir = isRTL ? 'rtl' : 'ltr';
  for (const name of Object.values(bodyClasses)) {
    body.classList.toggle(name, name === bodyClasses[skin]);
  }
  // The colour of the browser's toolbar. Reading a computed colour forces a style calculation, which
  // is not worth it for what `skin.js` has put there.
  if (isKnown) return;
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(html).getPropertyValue('--canvas').trim());
}
