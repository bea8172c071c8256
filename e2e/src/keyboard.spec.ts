import type { Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures.ts';
import { rowOf, searchBox } from './list.ts';

test('by keyboard alone: skip, search, filter, tag, and the focus is restored', async ({
  page,
  goto,
  as,
  aTender,
}) => {
  const tender = await aTender();
  await as(accounts.gestora);
  await goto('/licitaciones');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type(tender.palabra);
  const row = rowOf(page, tender.codigo);
  await expect(row).toBeVisible();
  await expect(page.getByText('1 licitación', { exact: true })).toBeVisible();

  const region = page
    .getByRole('group', { name: 'Filtros' })
    .getByRole('button', { name: 'Región' });
  for (let presses = 0; presses < 6; presses += 1) {
    if (await region.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(region).toBeFocused();
  await page.keyboard.press('Enter');
  const options = page.getByRole('combobox', { name: 'Buscar: Región' });
  await expect(options).toBeFocused();
  await page.keyboard.type('ñuble');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/region=16/);
  await page.keyboard.press('Escape');
  await expect(options).toBeHidden();
  await expect(region).toBeFocused();

  // One cell of the list is in the tab order.
  const name = row.getByRole('gridcell').filter({ has: page.getByRole('link') });
  const cells = page.getByRole('grid', { name: 'Licitaciones' }).locator('td[tabindex="0"]');
  for (let presses = 0; presses < 40; presses += 1) {
    if (await cells.evaluate((cell) => cell === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  await expect(name).toBeFocused();
  const tags = page.getByRole('button', { name: `Editar etiquetas de ${tender.codigo}` });
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('gridcell').filter({ has: tags })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Buscar o crear etiqueta' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(tags).toBeFocused();
  await expect(row.getByText('Etiquetar')).toBeHidden();

  const assign = page.getByRole('button', { name: `Asignar ${tender.codigo}` });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Buscar persona' })).toBeFocused();
  await page.keyboard.type('(yo)');
  await page.keyboard.press('Enter');
  await expect(row.getByText('Gabriela Montecinos Leal')).toBeVisible();
  await expect(row.getByRole('gridcell').filter({ has: assign })).toBeFocused();
});

test('after following a link the focus is at the new page @long', async ({ page, goto, as }) => {
  await as(accounts.gestora);
  await goto('/licitaciones');
  await page.getByRole('button', { name: 'Configuración' }).press('Enter');
  await page.getByRole('link', { name: 'Etiquetas' }).press('Enter');
  await expect(page).toHaveURL('/etiquetas');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the skin is one press away and stays @long', async ({ page, goto, as }) => {
  await as(accounts.gestora);
  await goto('/licitaciones');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('button', { name: 'Cambiar a oscuro' }).press('Enter');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button', { name: 'Cambiar a claro' })).toBeVisible();
});

/** Counts, from now on, the frames in which something moves for long enough to be seen. */
async function watchMotion(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((name) => {
    sessionStorage.setItem(name, '0');
    const note = () => {
      const moving = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 20);
      const seen = Number(sessionStorage.getItem(name)) + moving.length;
      sessionStorage.setItem(name, String(seen));
      requestAnimationFrame(note);
    };
    note();
  }, 'motion');
  return () => page.evaluate(() => Number(sessionStorage.getItem('motion')));
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('overlays are animated only without reduced motion @long', async ({ page, goto, as }) => {
      await as(accounts.gestora);
      await goto('/etiquetas');
      const motion = await watchMotion(page);
      await page.getByRole('button', { name: 'Nueva etiqueta' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Contraer el menú' }).click();
      await expect(page.getByRole('button', { name: 'Expandir el menú' })).toBeVisible();
      // With motion allowed it is seen: otherwise this would prove nothing of the other case.
      if (reducedMotion === 'reduce') expect(await motion()).toBe(0);
      else await expect.poll(motion).toBeGreaterThan(0);
    });
  });
}
