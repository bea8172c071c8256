import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

test('an administrator looks at the company as somebody else, and comes back', async ({
  page,
  goto,
  as,
  expectTrouble,
}) => {
  // The browser writes down the change that is refused, and any call that was on its way when the view changed.
  expectTrouble(/403|409/);
  await as(accounts.admin);
  await goto('/usuarios');
  await page.getByRole('button', { name: 'Acciones de Camilo Ñancupil Rojas' }).click();
  await page.getByRole('menuitem', { name: 'Ver como esta persona' }).click();
  const bar = page.getByRole('region', { name: 'Vista de otro rol' });
  await expect(bar.getByText('Ves como Camilo Ñancupil Rojas, Colaborador')).toBeVisible();
  await expect(page).toHaveURL('/inicio');
  expect(await violations(page)).toEqual([]);

  await test.step('with their menu, and without changing anything', async () => {
    await goto('/licitaciones?vista=mias');
    await expect(page.getByRole('link', { name: 'Auditoría' })).toBeHidden();
    await page
      .getByRole('button', { name: /^Editar etiquetas/ })
      .first()
      .click();
    await page.getByRole('option', { name: 'Prioritaria' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Estás viendo la empresa como otro rol')).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  });

  await test.step('as another role, from the menu of the account', async () => {
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await page.getByRole('menuitem', { name: 'Ver como otro rol…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ver como otro rol' });
    await expect(dialog.getByRole('radio', { name: 'Colaborador' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Lector' }).check();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Ver como Lector' }).click();
    await expect(bar.getByText('Ves como Lector')).toBeVisible();
  });

  await bar.getByRole('button', { name: 'Terminar la vista' }).click();
  await expect(bar).toBeHidden();
  await goto('/auditoria');
  await expect(page.getByText('dejó de ver la empresa como Lector').first()).toBeVisible();
});
