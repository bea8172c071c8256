import { pages } from '@pliego/contract/pages';
import type { Locator, Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures.ts';
import { isLong } from './long.ts';
import { type Control, controlsIn, press, quiet, watchEffects } from './living-controls.ts';

/** The first screens of the apps, and the different ones behind them. */
const screens = [
  '/',
  '/dashboard/analytics',
  '/apps/email',
  '/apps/email/inbox/24',
  '/apps/chat',
  '/apps/chat?con=1',
  '/apps/todo',
  '/apps/calendar',
  '/apps/invoice/list',
  '/apps/invoice/preview/4987',
  '/apps/invoice/edit/4987',
  '/apps/invoice/add',
  '/apps/ecommerce/shop',
  '/apps/ecommerce/product-detail/producto-26',
  '/apps/ecommerce/wishlist',
  '/apps/ecommerce/checkout',
  '/apps/user/list',
  '/apps/user/view/3',
  '/apps/user/view/3?tab=seguridad',
  '/apps/user/view/3?tab=cobros',
  '/apps/user/view/3?tab=avisos',
  '/apps/user/view/3?tab=conexiones',
  '/apps/roles',
  '/apps/permissions',
] as const;

/** What opens beside or over them: by its own address, or by the button that is named. */
const panels: readonly { path: string; opener?: string }[] = [
  { path: '/apps/email?compose=new' },
  { path: '/apps/chat?con=1&panel=perfil' },
  { path: '/apps/chat?con=1', opener: 'Insertar un emoji' },
  { path: '/apps/todo?task=new' },
  { path: '/apps/todo?task=1' },
  { path: '/apps/calendar?evento=nuevo' },
  { path: '/apps/calendar?evento=1' },
  { path: '/apps/invoice/preview/4987?panel=send' },
  { path: '/apps/invoice/preview/4987?panel=payments' },
  { path: '/apps/user/list', opener: 'Agregar persona' },
  { path: '/apps/user/view/3', opener: 'Editar' },
  { path: '/apps/user/view/3?tab=cobros', opener: 'Agregar tarjeta' },
  { path: '/apps/roles', opener: 'Editar permisos' },
  { path: '/apps/permissions', opener: 'Agregar permiso' },
];

/** One of each kind for daily runs. The other screens, and all controls of each, run with `npm test -- --long`. */
const daily = new Set<string>(['/apps/ecommerce/shop', '/apps/user/view/3', '/apps/todo?task=1']);
const tagOf = (path: string) => (daily.has(path) ? '' : ' @long');
const pressedOfMany = 10;

/** Some controls of a screen that has many, from its first to its last. */
function spread(controls: Control[]): Control[] {
  if (isLong || controls.length <= pressedOfMany) return controls;
  const step = (controls.length - 1) / (pressedOfMany - 1);
  return Array.from(
    { length: pressedOfMany },
    (_, index) => controls[Math.round(index * step)],
  ).filter((control) => control !== undefined);
}

const content = 'main';
/** What opens over a page: its controls count too. */
const over = '[role=dialog], [role=menu]';

test.beforeEach(async ({ page, as }) => {
  await as(accounts.admin);
  // The circle that answers every press would be an effect of any button at all.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchEffects(page);
});

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toBeAttached();
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
  await quiet(page);
}

/** Whether an address is an intended external link, or a page of the product. */
function leads(href: string): boolean {
  if (/^(https?:|mailto:|tel:|data:|blob:|#.|\/muestra\/)/.test(href)) return true;
  const [path = ''] = href.split(/[?#]/);
  return pages.some(({ link }) => path === link || (link !== '/' && path.startsWith(`${link}/`)));
}

/** How many overlays are open. */
const openOver = (page: Page) => page.locator(`${over}, [role=listbox]:visible`).count();

/**
 * Presses each control of a part of the screen, as it was reached; the names of those that did nothing. What one
 * leaves behind is where the next begins, unless something opened or went away; one that does nothing there is
 * pressed once more on a screen that nobody has touched. `back` is the short way to where one began; false when
 * there is none.
 */
async function inert(
  page: Page,
  within: string,
  controls: Control[],
  reach: () => Promise<void>,
  back: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<string[]> {
  const dead: string[] = [];
  const open = await openOver(page);
  for (const { key, name, href } of controls) {
    if (href !== null) {
      if (!leads(href)) dead.push(`${name} (${href})`);
      continue;
    }
    let answer = await press(page, within, key);
    if (answer !== 'something') {
      await reach();
      answer = await press(page, within, key);
    }
    if (answer !== 'something') dead.push(`${name || key}: ${answer}`);
    if ((await openOver(page)) === open) continue;
    if (open === 0) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    if ((await openOver(page)) !== open && !(await back())) await reach();
  }
  return dead;
}

/** Opens an overlay again if its button is still on the same page; otherwise false. */
async function reopened(
  page: Page,
  { address, opener, opens }: { address: string; opener: Locator; opens: Locator },
): Promise<boolean> {
  if (page.url() !== address || (await openOver(page)) > 0) return false;
  if (!(await opener.isVisible())) return false;
  await opener.click();
  await expect(opens).toBeVisible();
  await quiet(page);
  return true;
}

for (const path of screens) {
  test(`every control of ${path} does something${tagOf(path)}`, async ({ page }) => {
    test.setTimeout(120_000);
    const reach = () => arrive(page, path);
    await reach();
    const controls = await controlsIn(page, content);
    expect(controls.length).toBeGreaterThan(0);
    expect(await inert(page, content, spread(controls), reach)).toEqual([]);

    // Then the menus: each of their entries, from a fresh screen.
    await reach();
    const openers = await page.locator(`${content} [aria-haspopup=menu]:visible`).all();
    const names = await Promise.all(openers.map((opener) => opener.getAttribute('aria-label')));
    const first = names.find((name) => name !== null);
    if (first === undefined || first === null) return;
    const opener = page.locator(content).getByRole('button', { name: first, exact: true }).first();
    const open = async () => {
      await reach();
      await opener.click();
      await expect(page.getByRole('menu')).toBeVisible();
    };
    await open();
    const address = page.url();
    const back = () => reopened(page, { address, opener, opens: page.getByRole('menu') });
    const entries = await controlsIn(page, '[role=menu]');
    expect(entries.length).toBeGreaterThan(0);
    expect(await inert(page, '[role=menu]', entries, open, back)).toEqual([]);
  });
}

for (const { path, opener } of panels) {
  const named = opener === undefined ? path : `${path}, «${opener}»`;
  test(`every control of the panel of ${named} does something${tagOf(path)}`, async ({ page }) => {
    test.setTimeout(120_000);
    const button =
      opener === undefined
        ? null
        : page.locator(content).getByRole('button', { name: opener, exact: true }).first();
    const dialog = page.getByRole('dialog');
    const reach = async () => {
      await arrive(page, path);
      await button?.click();
      await expect(dialog).toBeVisible();
      await quiet(page);
    };
    await reach();
    const address = page.url();
    const back = async () =>
      button !== null && (await reopened(page, { address, opener: button, opens: dialog }));
    const controls = await controlsIn(page, '[role=dialog]');
    expect(controls.length).toBeGreaterThan(0);
    expect(await inert(page, '[role=dialog]', spread(controls), reach, back)).toEqual([]);
  });
}

test('a button that does nothing is found out', async ({ page }) => {
  await arrive(page, '/apps/permissions');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Adorno';
    document.querySelector('main')?.append(button);
  });
  const decoration = (await controlsIn(page, content)).filter(({ name }) => name === 'Adorno');
  // Anything else that happens on the page meanwhile, such as a count that arrives, passes for its effect.
  await expect(async () => {
    await quiet(page);
    const found = await inert(page, content, decoration, () => Promise.resolve());
    expect(found).toEqual(['Adorno: nothing']);
  }).toPass();
});
