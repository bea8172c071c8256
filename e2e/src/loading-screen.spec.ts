import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures.ts';

// It turns, unless somebody asks for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Keeps every script of the app waiting, as a slow connection would; what it answers lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** All but the heading, which is the coming page's: who waits for that one must not find another here. */
async function violations(page: Page) {
  const axe = new AxeBuilder({ page }).disableRules(['page-has-heading-one']);
  return (await axe.analyze()).violations;
}

test('before any script there is the logo in three arcs, and then the page, with nothing in between', async ({
  page,
  as,
}) => {
  await page.addInitScript(() => {
    let blanks = 0;
    Object.assign(window, { countBlanks: () => blanks });
    const look = () => {
      const root = document.querySelector('#root');
      if (root !== null && root.textContent.trim() === '') blanks += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const blanks = () =>
    page.evaluate(() => ('countBlanks' in window ? (window.countBlanks as () => number)() : -1));
  await as(accounts.analista);
  const release = await holdScripts(page);
  await page.goto('/licitaciones', { waitUntil: 'commit' });
  const loading = page.locator('.loading-screen');
  await expect(loading).toBeVisible();
  await expect(loading.getByRole('status')).toHaveText('Cargando…');
  await expect(loading.locator('.loading-arc')).toHaveCount(3);
  const turning = () =>
    page.evaluate(() =>
      document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
    );
  expect((await turning()).filter((name) => name === 'loading-turn')).toHaveLength(3);
  expect(await violations(page)).toEqual([]);
  release();
  await expect(page.getByRole('heading', { name: 'Licitaciones', level: 1 })).toBeVisible();
  await expect(loading).toBeHidden();
  expect(await blanks()).toBe(0);
});

test('a long wait shows an explanation, without any script @long', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const slow = page.getByRole('link', { name: 'vuelve a cargar la página' });
  await expect(page.locator('.loading-screen')).toBeVisible();
  await expect(slow).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if ((animation as CSSAnimation).animationName !== 'loading-tell') continue;
      animation.currentTime = 9_000;
    }
  });
  await expect(slow).toBeVisible();
  expect(await violations(page)).toEqual([]);
  release();
  await expect(page.getByRole('heading', { name: 'Ingresar', level: 1 })).toBeVisible();
  await expect(slow).toBeHidden();
});

test('nothing spins with reduced motion @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('.loading-arc')).toHaveCount(3);
  expect(
    await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => (animation as CSSAnimation).animationName)
        .filter((name) => name === 'loading-turn'),
    ),
  ).toEqual([]);
  release();
});

for (const { skin, scheme, bodyClass, theme } of [
  { skin: 'light', scheme: 'light', bodyClass: '', theme: /^#f5f7f8$/ },
  { skin: 'bordered', scheme: 'light', bodyClass: 'bordered-layout', theme: /^#fff(fff)?$/ },
  { skin: 'dark', scheme: 'dark', bodyClass: 'dark-layout', theme: /^#13191d$/ },
  { skin: 'semi-dark', scheme: 'light', bodyClass: 'semi-dark-layout', theme: /^#f5f7f8$/ },
]) {
  test(`the ${skin} skin, direction and language are there before the first paint @long`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('skin', JSON.stringify(chosen));
      localStorage.setItem('direction', 'true');
      localStorage.setItem('i18nextLng', 'en');
    }, skin);
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('.loading-screen')).toBeVisible();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-mantine-color-scheme', scheme);
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page.locator('body')).toHaveClass(bodyClass);
    const themeColor = page.locator('meta[name=theme-color]');
    await expect(themeColor).toHaveAttribute('content', theme);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', scheme);
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('body')).toHaveClass(bodyClass);
    await expect(themeColor).toHaveAttribute('content', theme);
  });
}
