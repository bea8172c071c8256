import type { Page } from '@playwright/test';
import { addBusinessDays } from '@pliego/contract/rules/business-days';
import { addDays, daysBetween, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { accounts, expect, test } from './fixtures.ts';
import { isWithoutSidewaysScroll, violationsInSkins } from './page-checks.ts';

const today = () => santiagoDay(Date.now());
/** Within the weeks that the calendar opens with, and in a column that has room for names. */
const closingDay = () => addBusinessDays(today(), 6);
const grid = (page: Page) => page.getByRole('table', { name: 'Calendario de licitaciones' });
const dayButton = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);
const forms = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Forma de ver la lista' }).getByText(name);
const layouts = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Cuánto se ve' }).getByText(name);
const peek = (page: Page) =>
  page.getByRole('complementary', { name: 'Licitación abierta al lado' });

test('the calendar shows the list by its dates, in every layout, and leads to a tender', async ({
  page,
  as,
  aTender,
  goto,
}) => {
  const day = closingDay();
  const tender = await aTender({ cierre: `${day}T15:00:00` });
  await as(accounts.analista);
  await goto(`/licitaciones?q=${tender.palabra}`);
  await forms(page, 'Calendario').click();
  await expect(page).toHaveURL(/forma=calendario/);
  const entry = grid(page).getByRole('link', { name: new RegExp(`15:00.*${tender.palabra}`) });
  await expect(entry).toBeVisible();
  expect(await violationsInSkins(page)).toEqual([]);

  await entry.click();
  await expect(peek(page)).toContainText(tender.codigo);
  await peek(page).getByRole('button', { name: 'Cerrar (Esc)' }).click();
  await expect(peek(page)).toHaveCount(0);
  // What was opened is on the day that is now chosen, whose list leads to the ficha.
  const ofDay = page.getByRole('link', { name: tender.nombre, exact: true });
  await expect(ofDay).toHaveAttribute('href', new RegExp(`/licitaciones/${tender.id}`));

  const kinds = page.getByRole('group', { name: 'Qué fechas se ven' });
  await kinds.getByRole('button', { name: 'Cierre', pressed: true }).click();
  await expect(entry).toHaveCount(0);
  await expect(page).toHaveURL(/fechas=/);
  await kinds.getByRole('button', { name: 'Cierre', pressed: false }).click();
  await expect(entry).toBeVisible();
  await expect(page).not.toHaveURL(/fechas=/);

  await layouts(page, 'Agenda').click();
  await expect(page).toHaveURL(/periodo=agenda/);
  await expect(grid(page)).toHaveCount(0);
  await expect(ofDay).toBeVisible();
  // Until the days of this layout are answered those of the former are shown, paler.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(await violationsInSkins(page)).toEqual([]);
  await layouts(page, 'Semana').click();
  await expect(page).toHaveURL(/periodo=semana/);
  await expect(entry).toBeVisible();
  await page.getByRole('button', { name: 'Semana siguiente' }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: 'Hoy', exact: true }).click();
  await expect(dayButton(page, today())).toHaveAttribute('aria-current', 'date');

  await page.setViewportSize({ width: 390, height: 844 });
  await layouts(page, 'Mes').click();
  await dayButton(page, day).click();
  await expect(ofDay).toBeVisible();
  expect(await isWithoutSidewaysScroll(page)).toBe(true);
});

test('by keyboard alone: from day to day, to another month and back, and to a tender @long', async ({
  page,
  as,
  aTender,
  goto,
}) => {
  const day = closingDay();
  const tender = await aTender({ cierre: `${day}T15:00:00` });
  await as(accounts.analista);
  await goto(`/licitaciones?forma=calendario&q=${tender.palabra}`);
  await expect(grid(page).getByRole('link')).not.toHaveCount(0);
  await dayButton(page, today()).focus();
  await page.keyboard.press('PageDown');
  await expect(dayButton(page, today())).not.toBeFocused();
  // Two months from now is out of what the calendar opens with.
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/mes=.*dia=|dia=.*mes=/);
  const focused = page.locator('[data-day]:focus');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  const at = (await focused.getAttribute('data-day')) ?? '';

  let shown = at;
  while (shown !== day) {
    const left = daysBetween(shown, day);
    const [ahead, back, step] =
      Math.abs(left) >= 7
        ? (['ArrowDown', 'ArrowUp', 7] as const)
        : (['ArrowRight', 'ArrowLeft', 1] as const);
    await page.keyboard.press(left > 0 ? ahead : back);
    shown = addDays(shown, left > 0 ? step : -step);
    await expect(dayButton(page, shown)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(dayButton(page, day)).toHaveAttribute('aria-pressed', 'true');
  const entry = grid(page).getByRole('link', { name: new RegExp(tender.palabra) });
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(peek(page)).toContainText(tender.codigo);
  await page.keyboard.press('Escape');
  await expect(peek(page)).toHaveCount(0);
});

test('an address for another calendar is made once, read without a session, and revoked', async ({
  page,
  as,
  aTender,
  goto,
}) => {
  const tender = await aTender({ cierre: `${closingDay()}T15:00:00` });
  await as(accounts.analista);
  await goto(`/licitaciones?forma=calendario&q=${tender.palabra}`);
  await page.getByRole('button', { name: 'Suscribirse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suscribirse a este calendario' });
  const name = dialog.getByLabel('Nombre del calendario');
  await expect(name).toHaveValue(new RegExp(tender.palabra));
  await dialog.getByLabel('Las de mis licitaciones').check();
  await expect(name).toHaveValue('Pliego: mis licitaciones');
  await dialog.getByLabel('Las de esta lista, con sus filtros').check();
  await dialog.getByRole('button', { name: 'Crear la dirección' }).click();

  const ready = page.getByRole('dialog', { name: 'Tu dirección está lista' });
  const address = await ready.getByLabel('Dirección', { exact: true }).inputValue();
  expect(await violationsInSkins(page, '[role=dialog]')).toEqual([]);
  const feed = await fetch(address);
  expect(await feed.text()).toContain(tender.palabra);
  await ready.getByRole('link', { name: 'Ver mis direcciones' }).click();

  await expect(page).toHaveURL(/tab=avisos#calendarios/);
  await page.getByRole('button', { name: new RegExp(`^Revocar .*${tender.palabra}`) }).click();
  const confirm = page.getByRole('dialog', { name: /^¿Revocar/ });
  await confirm.getByRole('button', { name: 'Revocar', exact: true }).click();
  await expect(confirm).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: tender.palabra })).toHaveCount(0);
  expect((await fetch(address)).status).toBe(404);

  await goto(`/licitaciones/${tender.id}?parte=trabajo`);
  await page.getByRole('button', { name: 'Suscribirse' }).click();
  await expect(
    page.getByRole('dialog', { name: `Suscribirse a las fechas de ${tender.codigo}` }),
  ).toBeVisible();
});
