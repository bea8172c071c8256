import type { Locator, Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.gestora);
});

/** In a region where no other test puts a tender while this one looks. */
const list = '/licitaciones?estado=publicada&region=13&sort=cierre';
const linksOf = (rows: Locator) => rows.getByRole('link', { name: /./ });

const screens = [
  {
    name: 'on a phone',
    viewport: { width: 390, height: 844 },
    rows: (page: Page) => page.getByRole('list', { name: 'Licitaciones' }).getByRole('article'),
  },
  {
    name: 'on a wide screen',
    viewport: { width: 1366, height: 768 },
    rows: (page: Page) =>
      page.getByRole('grid', { name: 'Licitaciones' }).locator('tbody').getByRole('row'),
  },
] as const;

for (const screen of screens) {
  test.describe(screen.name, () => {
    test.use({ viewport: screen.viewport });

    test('all of the first page is there, and going back finds the same place', async ({
      page,
      goto,
    }) => {
      await goto(list);
      const rows = screen.rows(page);
      await expect(rows).toHaveCount(50);
      const link = linksOf(rows.nth(40));
      const href = await link.getAttribute('href');
      await link.scrollIntoViewIfNeeded();
      const before = await link.boundingBox();
      await link.click();
      await expect(page).toHaveURL(href ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(list);
      await expect(link).toBeInViewport();
      // The rows above it may still be measured.
      await expect
        .poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
        .toBeLessThan(2);
    });

    test('going back before the next page has come finds the same place @long', async ({
      page,
      goto,
    }) => {
      await goto(list);
      const rows = screen.rows(page);
      await expect(rows).toHaveCount(50);
      const link = linksOf(rows.nth(40));
      await link.scrollIntoViewIfNeeded();
      // Its code never comes.
      await page.route(/\/tender-page-[^/]+\.js$/, () => undefined);
      await link.click();
      await expect(rows).toHaveCount(0);
      await page.goBack();
      await expect(rows).toHaveCount(50);
      await expect(link).toBeInViewport();
    });

    test('nothing moves while the list comes @long', async ({ page, goto }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((seen) => {
          for (const entry of seen.getEntries())
            if ('value' in entry) shifts.push(Number(entry.value));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Long enough for the skeletons to be drawn first.
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/api\/licitaciones\?/, async (route) => {
        await held;
        await route.continue();
      });
      await goto('/licitaciones');
      await expect(page.getByText('Cargando…').first()).toBeAttached();
      release();
      await expect(screen.rows(page)).toHaveCount(50);
      const moved = await page.evaluate(() =>
        'shifts' in window && Array.isArray(window.shifts)
          ? window.shifts.reduce((sum: number, value: number) => sum + value, 0)
          : Number.NaN,
      );
      expect(moved).toBeLessThan(0.01);
    });
  });
}

/** Whether the first letter of a text is inside its container. */
function showsItsBeginning(element: Element): boolean {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (text === null) return false;
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, 1);
  const letter = range.getBoundingClientRect();
  const frame = element.getBoundingClientRect();
  return letter.left >= frame.left - 1 && letter.right <= frame.right + 1;
}

test('right to left, a text that has no room is cut at its end @long', async ({
  page,
  goto,
  aTender,
}) => {
  const { palabra } = await aTender({
    nombre: 'Suministro de insumos, repuestos y materiales para la mantención de los edificios',
  });
  await page.addInitScript(() => localStorage.setItem('direction', 'true'));
  await goto(`/licitaciones?q=${palabra}&densidad=compacta`);
  const title = page.getByRole('row').getByRole('link', { name: /^Suministro/ });
  await expect(title).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await title.evaluate((link) => link.scrollWidth > link.clientWidth)).toBe(true);
  expect(await title.evaluate(showsItsBeginning)).toBe(true);
});

test('columns that an address invents are left out, and the name is always there @long', async ({
  page,
  goto,
}) => {
  const headers = page.getByRole('grid', { name: 'Licitaciones' }).getByRole('columnheader');
  await goto('/licitaciones?columnas=monto,inventada');
  await expect(headers).toHaveText(['', 'Nombre', 'Monto']);
  await goto('/licitaciones?columnas=inventada');
  await expect(headers).toHaveCount(8);
});
