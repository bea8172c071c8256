import { AxeBuilder } from '@axe-core/playwright';
import { expect, type JSHandle, type Page } from '@playwright/test';
import { isLong } from './long.ts';

/** The rules whose answer depends on the skin; all others read only the document. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** During a transition colours are mixed and contrast is meaningless. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Loading animations never end.
    const endsOnce = (effect: AnimationEffect | null) =>
      effect?.getComputedTiming().iterations !== Infinity;
    const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0; still < 3; still += 1) {
      // A new animation starts with one of the next frames.
      await aFrame();
      const moving = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && endsOnce(effect));
      if (moving.length > 0) still = 0;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

/**
 * Until it is taken away again, what begins to fade is at its end at once: a toast whose time is over, or a list that
 * the server answers while axe is reading.
 */
function withoutMotion(page: Page): Promise<JSHandle<CSSStyleSheet>> {
  return page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    const atOnce =
      'transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important;';
    sheet.replaceSync(`*, ::before, ::after { ${atOnce} }`);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
}

/** Rule and place of every violation, of a page or of an overlay; expected to be empty. */
export async function violations(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<string[]> {
  // What was opened a moment ago may not be there yet.
  if (within !== undefined) await page.locator(within).first().waitFor({ state: 'attached' });
  await standsStill(page);
  const still = await withoutMotion(page);
  // Without frames there is no need of the second page that gathers their results.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules === undefined
      ? // Not among its defaults: voice control uses the visible label.
        { rules: { 'label-content-name-mismatch': { enabled: true } } }
      : { runOnly: [...rules] }),
  });
  const { violations: found } = await (within === undefined ? axe : axe.include(within)).analyze();
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

export async function isWithoutSidewaysScroll(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth <= clientWidth;
  });
}

type Skin = 'light' | 'bordered' | 'dark' | 'semi-dark';

/** Changes the skin of the page that is open, as another window would: without loading it again. */
export async function changeSkin(page: Page, skin: Skin): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('skin', JSON.stringify(value));
    window.dispatchEvent(new StorageEvent('storage', { key: 'skin' }));
  }, skin);
  await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
}

/**
 * What axe finds on the open page in each skin: by all rules in the first, by those about colours in the other one,
 * and by all in both with `--long`. The last one stays, so that the next call begins with it.
 */
export async function violationsInSkins(
  page: Page,
  within?: string,
  skins: readonly [Skin, Skin] = ['light', 'dark'],
): Promise<string[]> {
  const shown = await page.locator('html').getAttribute('data-skin');
  const found: string[] = [];
  const order = shown === skins[1] ? skins.toReversed() : skins;
  for (const [index, skin] of order.entries()) {
    await changeSkin(page, skin);
    const rules = index === 0 || isLong ? undefined : colorRules;
    for (const violation of await violations(page, within, rules)) {
      found.push(`${skin}: ${violation}`);
    }
  }
  return found;
}

export interface Appearance {
  skin?: Skin;
  rtl?: boolean;
  language?: 'es' | 'en' | 'pt' | 'fr' | 'de';
}

/** What the person chose on an earlier visit; not written again on later pages of the test. */
export async function chooseAppearance(
  page: Page,
  { skin, rtl, language }: Appearance,
): Promise<void> {
  await page.addInitScript(
    (entries) => {
      if (sessionStorage.getItem('look') !== null) return;
      sessionStorage.setItem('look', 'chosen');
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    [
      ...(skin === undefined ? [] : [['skin', JSON.stringify(skin)] as const]),
      ...(rtl === undefined ? [] : [['direction', JSON.stringify(rtl)] as const]),
      ...(language === undefined ? [] : [['i18nextLng', language] as const]),
    ],
  );
}
