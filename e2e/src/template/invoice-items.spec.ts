import type { Page } from '@playwright/test';
import { accounts, expect, test } from '../fixtures.ts';
import { invoiceNow } from './invoices.ts';
import { violations } from '../page-checks.ts';

test.beforeEach(async ({ page, as }) => {
  await page.clock.setFixedTime(invoiceNow);
  await as(accounts.admin);
});

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });

const namesOf = (page: Page) => page.getByRole('combobox', { name: /^Qué se cobra/ });

async function expectOrder(page: Page, names: readonly string[]): Promise<void> {
  await expect(namesOf(page)).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    await expect(namesOf(page).nth(index)).toHaveValue(name);
  }
}

test('the items are put in order by mouse, by keyboard and by menu, and are saved so', async ({
  page,
  goto,
}) => {
  await goto('/apps/invoice/edit/5029');
  await expect(namesOf(page)).toHaveCount(3);
  const names = await namesOf(page).evaluateAll((fields) =>
    fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
  );
  const [first = '', second = '', third = ''] = names;
  expect(new Set(names).size).toBe(3);
  await page.getByRole('button', { name: 'Agregar ítem' }).scrollIntoViewIfNeeded();
  const from = await page.getByRole('button', { name: 'Mover el ítem 3' }).boundingBox();
  const to = await page.getByRole('button', { name: 'Mover el ítem 1' }).boundingBox();
  if (from === null || to === null) throw new Error('The handles are not there');
  await page.mouse.move(from.x + 8, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y - 10, { steps: 4 });
  await page.mouse.move(to.x + 8, to.y + 6, { steps: 6 });
  await page.mouse.up();
  await expectOrder(page, [third, first, second]);

  await page.getByRole('button', { name: 'Mover el ítem 1' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Tomaste «${third}», en el lugar 1 de 3.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`«${third}» va en el lugar 2 de 3.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expectOrder(page, [first, third, second]);

  // What is wrong with a line goes along with it.
  await page.getByLabel('Precio, ítem 2').fill('');
  await save(page).click();
  await expect(page.getByLabel('Precio, ítem 2')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Acciones del ítem 2' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Bajar' }).click();
  await expectOrder(page, [first, second, third]);
  await expect(page.getByText(`«${third}» quedó en el lugar 3 de 3.`)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Acciones del ítem 3' })).toBeFocused();
  await expect(page.getByLabel('Precio, ítem 3')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Acciones del ítem 3' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Bajar' })).toBeDisabled();
  await page.getByRole('menuitem', { name: 'Subir' }).click();
  await page.getByRole('button', { name: 'Acciones del ítem 2' }).click();
  await page.getByRole('menuitem', { name: 'Subir' }).click();
  await page.getByLabel('Precio, ítem 1').fill('1.000');
  await expectOrder(page, [third, first, second]);
  expect(await violations(page)).toEqual([]);

  // Taken away, the lines come back to their places in whatever order they are asked for.
  await page.getByRole('button', { name: 'Quitar el ítem 2' }).click();
  await page.getByRole('button', { name: 'Quitar el ítem 1' }).click();
  await expectOrder(page, [second]);
  const undo = (name: string) =>
    page
      .getByRole('status')
      .filter({ hasText: `«${name}» quitado` })
      .getByRole('button', { name: 'Deshacer' });
  await undo(first).click();
  await expectOrder(page, [first, second]);
  await undo(third).click();
  await expectOrder(page, [third, first, second]);

  const rows = page.getByRole('main').getByRole('table').getByRole('row');
  const expectPaper = async () => {
    for (const [index, name] of [third, first, second].entries()) {
      await expect(rows.nth(index + 1)).toContainText(name);
    }
  };
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expectPaper();
  await save(page).click();
  await expect(page).toHaveURL(/preview\/5029$/);
  await expectPaper();
});
