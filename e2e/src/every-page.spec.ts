import { pages } from '@pliego/contract/pages';
import type { Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures.ts';
import { chooseLook, isWithoutSidewaysScroll, type Look, violations } from './page-checks.ts';

/** Everything, in every look, instead of samples: `PLIEGO_LONG=1 npm test`. */
const isLong = process.env['PLIEGO_LONG'] === '1';
const perTest = 14;

type PageEntry = (typeof pages)[number];

const chunks = Array.from({ length: Math.ceil(pages.length / perTest) }, (_, index) =>
  pages.slice(index * perTest, (index + 1) * perTest),
);

/** One page of each kind: a list, a form's page, a dashboard, alone in the window, under construction. */
const sampled = new Set([
  'tenders',
  'sources',
  'tags',
  'eCommerceDash',
  'email',
  'access-control',
  'notAuthorized',
  'maintenance',
  'login-cover',
  'pageLayout-withoutMenu',
]);
const sample = isLong ? pages : pages.filter(({ target }) => sampled.has(target));

/** About one record or product, whose name is their heading; without one in the address, about the first. */
const named = new Set([
  'invoicePreview',
  'invoiceEdit',
  'invoicePrint',
  'detail',
  'userView',
  // The cart, an address, a payment or an order.
  'checkout',
]);

async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
}

/** What holds of a page whatever it is about. */
async function check(page: Page, { link, target }: PageEntry, title: string | null): Promise<void> {
  await test.step(`${target} ${link}`, async () => {
    await page.goto(link);
    await settle(page);
    expect.soft(await page.locator('h1').count(), `${link}: one heading`).toBe(1);
    if (named.has(target)) {
      await expect.soft(page.locator('h1'), `${link}: heading`).not.toBeEmpty();
    } else if (title !== null) {
      await expect.soft(page, `${link}: title`).toHaveTitle(`${title} · Pliego`);
      await expect.soft(page.locator('h1'), `${link}: heading`).toHaveText(title);
    }
    expect.soft(await violations(page), `${link}: axe`).toEqual([]);
    expect.soft(await isWithoutSidewaysScroll(page), `${link}: sideways scroll`).toBe(true);
  });
}

test.describe('every page of the registry', () => {
  for (const [index, chunk] of chunks.entries()) {
    const [first] = chunk;
    test(`in Spanish, ${index + 1}: from ${first?.link ?? ''}`, async ({ page, as }) => {
      test.setTimeout(120_000);
      await as(accounts.admin);
      for (const entry of chunk) await check(page, entry, entry.title);
    });
  }
});

const looks: Record<string, Look & { width?: number }> = {
  English: { language: 'en' },
  'right to left': { rtl: true },
  dark: { skin: 'dark' },
  'semi-dark': { skin: 'semi-dark' },
  bordered: { skin: 'bordered' },
  'a phone': { width: 360 },
  'a phone in the dark, right to left': { width: 360, skin: 'dark', rtl: true },
};

for (const [name, { width, ...look }] of Object.entries(looks)) {
  test(`a sample of the pages: ${name}`, async ({ page, as }) => {
    test.setTimeout(isLong ? 600_000 : 120_000);
    if (width !== undefined) await page.setViewportSize({ width, height: 780 });
    await chooseLook(page, look);
    await as(accounts.admin);
    const isSpanish = look.language === undefined;
    for (const entry of sample) await check(page, entry, isSpanish ? entry.title : null);
    expect(await page.locator('html').getAttribute('dir')).toBe(look.rtl === true ? 'rtl' : 'ltr');
  });
}

test('an address that leads nowhere says so, with and without a session', async ({ page, as }) => {
  await page.goto('/no/existe');
  await expect(page.locator('h1')).toHaveText('Página no encontrada');
  await as(accounts.lector);
  await page.goto('/apps/no-existe/nunca');
  await expect(page.locator('h1')).toHaveText('Página no encontrada');
  await page.getByRole('link', { name: 'Ir a Licitaciones' }).click();
  await expect(page).toHaveURL(/\/licitaciones/);
});

test('what an ability does not cover ends at the page that says so', async ({ page, as }) => {
  await as(accounts.lector);
  await page.goto('/components/buttons');
  await expect(page).toHaveURL(/\/misc\/not-authorized$/);
  await page.getByRole('link', { name: 'Ver qué puedo hacer' }).click();
  await expect(page.locator('h1')).toHaveText('Control de acceso');
  await expect(page.getByText('Tu rol en esta empresa es Lector.')).toBeVisible();
  // The root is everybody's door.
  await page.goto('/');
  await expect(page).toHaveURL(/\/licitaciones$/);
});

test('a stranger is sent to sign in, and comes back', async ({ page }) => {
  await page.goto('/access-control');
  await expect(page).toHaveURL(/\/login\?volver=/);
  await page.goto('/misc/coming-soon');
  await expect(page.locator('h1')).toHaveText('Próximamente');
});
