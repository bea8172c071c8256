import { pages } from '@pliego/contract/pages';
import type { Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures.ts';
import { isLong } from './long.ts';
import {
  chooseAppearance,
  isWithoutSidewaysScroll,
  type Appearance,
  violations,
  violationsInSkins,
} from './page-checks.ts';

/** The pages of the product are large: more of them would be too much for the time of one test. */
const perTest = 5;

type PageEntry = (typeof pages)[number];

/** The board is the list of tenders; the account has its settings. */
const leading = new Set(['appKanban', 'account']);

const walked = isLong ? pages : pages.filter(({ target }) => !leading.has(target));

const chunks = Array.from({ length: Math.ceil(walked.length / perTest) }, (_, index) =>
  walked.slice(index * perTest, (index + 1) * perTest),
);

/** One page of each kind: a list, a form's page, a dashboard, alone in the window. */
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
  'blogDetail',
  // The cart, an address, a payment or an order.
  'checkout',
]);

async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
}

/** Goes there without loading the app anew, as a link does. */
async function follow(page: Page, link: string): Promise<void> {
  await page.evaluate((address) => history.pushState({}, '', address), link);
}

interface Walk {
  /** Not where the pages are in another language: the titles of the registry are Spanish. */
  isTitled: boolean;
  /** The violations of axe on the open page, which is that of the entry; none where it is not run. */
  axe: (page: Page, entry: PageEntry) => Promise<string[]>;
}

/** What holds of each page whatever it is about. */
async function walk(
  page: Page,
  entries: readonly PageEntry[],
  { isTitled, axe }: Walk,
): Promise<void> {
  let isFirst = true;
  // Before the name, how many mails and messages wait, once their apps were opened.
  const told = (title: string) =>
    new RegExp(`^(\\(\\d+\\) )?${title.replaceAll(/[.()¿?]/g, String.raw`\$&`)} · Pliego$`);
  for (const entry of entries) {
    const { link, target, title } = entry;
    await test.step(`${target} ${link}`, async () => {
      const isTold = isTitled && !named.has(target);
      // A heading that is not known beforehand may still be that of the page before.
      await (isFirst || !isTold ? page.goto(link) : follow(page, link));
      isFirst = false;
      if (isTold) await expect(page, `${link}: title`).toHaveTitle(told(title));
      await settle(page);
      expect.soft(await page.locator('h1').count(), `${link}: one heading`).toBe(1);
      if (isTold) await expect.soft(page.locator('h1'), `${link}: heading`).toHaveText(title);
      else await expect.soft(page.locator('h1'), `${link}: heading`).not.toBeEmpty();
      expect.soft(await isWithoutSidewaysScroll(page), `${link}: sideways scroll`).toBe(true);

      expect.soft(await axe(page, entry), `${link}: axe`).toEqual([]);
    });
  }
}

/** In light, and pages of the sample in the dark too. */
const inSkins: Walk['axe'] = (page, entry) =>
  sample.includes(entry) ? violationsInSkins(page) : violations(page);

test.describe('every page of the registry', () => {
  for (const [index, chunk] of chunks.entries()) {
    const [first] = chunk;
    test(`in Spanish, ${index + 1}: from ${first?.link ?? ''}`, async ({ page, as }) => {
      test.setTimeout(120_000);
      await as(accounts.admin);
      await walk(page, chunk, { isTitled: true, axe: inSkins });
    });
  }
});

/** Light and dark are those of the walk in Spanish. */
const appearances: Record<string, Appearance & { width?: number }> = {
  English: { language: 'en' },
  'right to left @long': { rtl: true },
  'semi-dark @long': { skin: 'semi-dark' },
  'bordered @long': { skin: 'bordered' },
  'a phone @long': { width: 360 },
  'a phone in the dark, right to left': { width: 360, skin: 'dark', rtl: true },
};

const nothing = () => Promise.resolve([]);

for (const [name, { width, ...appearance }] of Object.entries(appearances)) {
  test(`a sample of the pages: ${name}`, async ({ page, as }) => {
    test.setTimeout(isLong ? 600_000 : 120_000);
    if (width !== undefined) await page.setViewportSize({ width, height: 780 });
    await chooseAppearance(page, appearance);
    await as(accounts.admin);
    const isTitled = appearance.language === undefined;
    await walk(page, sample, { isTitled, axe: isLong ? (shown) => violations(shown) : nothing });
    expect(await page.locator('html').getAttribute('dir')).toBe(
      appearance.rtl === true ? 'rtl' : 'ltr',
    );
  });
}

test('an unknown address shows an error, with and without a session', async ({ page, as }) => {
  await page.goto('/no/existe');
  await expect(page.locator('h1')).toHaveText('Página no encontrada');
  await as(accounts.lector);
  await page.goto('/apps/no-existe/nunca');
  await expect(page.locator('h1')).toHaveText('Página no encontrada');
  await page.getByRole('link', { name: 'Ir a Licitaciones' }).click();
  await expect(page).toHaveURL(/\/licitaciones/);
});

test('a page without the ability shows the not-authorised page', async ({ page, as }) => {
  await as(accounts.lector);
  await page.goto('/apps/roles');
  await expect(page).toHaveURL(/\/misc\/not-authorized$/);
  await page.getByRole('link', { name: 'Ver qué puedo hacer' }).click();
  await expect(page.locator('h1')).toHaveText('Control de acceso');
  await expect(page.getByText('Tu rol en esta empresa es Lector.')).toBeVisible();
  // The root is everybody's door.
  await page.goto('/');
  await expect(page).toHaveURL(/\/inicio$/);
});

test('an anonymous user is sent to sign in, and returns', async ({ page }) => {
  await page.goto('/access-control');
  await expect(page).toHaveURL(/\/login\?volver=/);
  await page.goto('/misc/coming-soon');
  await expect(page.locator('h1')).toHaveText('Próximamente');
});
