import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

test('a view of the list is saved, shared, opened by its short link, and tells of what is new', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  await goto('/licitaciones?q=computadores&region=13&sort=cierre');
  const name = `Computadores ${Date.now()}`;
  await page.getByRole('button', { name: 'Vistas guardadas' }).click();
  await page.getByRole('button', { name: 'Guardar lo que se ve' }).click();
  const form = page.getByRole('dialog', { name: 'Guardar lo que se ve' });
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form.getByText('Escribe un nombre')).toBeVisible();
  await form.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await form.getByRole('checkbox', { name: 'Compartirla con la empresa' }).check();
  await form.getByRole('combobox', { name: 'Avisarme de lo nuevo' }).selectOption('diaria');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toHaveCount(0);

  // What is on screen is that view, and its button says so until something is changed.
  await page.getByRole('button', { name, exact: true }).click();
  const views = page.getByRole('dialog', { name: 'Vistas guardadas' });
  await expect(views.getByRole('link', { name })).toContainText('compartida');
  expect(await violations(page)).toEqual([]);
  await views.getByRole('button', { name: `Editar la vista «${name}»` }).click();
  const edit = page.getByRole('dialog', { name: `Vista «${name}»` });
  const link = await edit.getByRole('textbox', { name: 'Enlace corto' }).inputValue();
  await page.keyboard.press('Escape');

  await as(accounts.lector);
  await goto(new URL(link).pathname);
  await expect(page).toHaveURL(/q=computadores/);
  await expect(page).toHaveURL(/region=13/);
  await page.getByRole('button', { name, exact: true }).click();
  await views.getByRole('button', { name: `Editar la vista «${name}»` }).click();
  await expect(edit.getByRole('textbox', { name: 'Nombre' })).toBeDisabled();
  await edit.getByRole('checkbox', { name: 'Partir con esta vista' }).check();
  await edit.getByRole('button', { name: 'Guardar' }).click();
  await expect(edit).toHaveCount(0);
  await goto('/inicio');
  await page.reload();
  await page.getByRole('link', { name: 'Licitaciones', exact: true }).first().click();
  await expect(page).toHaveURL(/q=computadores/);
});

test('a view of the follow-up is saved, and found by its short link @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  await goto('/seguimiento?gravedad=grave&clase=portal');
  const name = `Graves ${Date.now()}`;
  await page.getByRole('button', { name: 'Vistas guardadas' }).click();
  await page.getByRole('button', { name: 'Guardar lo que se ve' }).click();
  const form = page.getByRole('dialog', { name: 'Guardar lo que se ve' });
  await form.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await expect(form.getByRole('combobox', { name: 'Avisarme de lo nuevo' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name, exact: true }).click();
  expect(await violations(page)).toEqual([]);
  const views = page.getByRole('dialog', { name: 'Vistas guardadas' });
  await views.getByRole('button', { name: `Editar la vista «${name}»` }).click();
  const edit = page.getByRole('dialog', { name: `Vista «${name}»` });
  const link = await edit.getByRole('textbox', { name: 'Enlace corto' }).inputValue();
  await goto(new URL(link).pathname);
  await expect(page).toHaveURL(/\/seguimiento\?.*gravedad=grave/);
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});

test('how products, people and imports are shown is saved, and found by its short link @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.admin);
  for (const [path, shown, held] of [
    ['/productos', 'activo=true&columnas=nombre,precio', /\/productos\?.*columnas=nombre,precio/],
    ['/usuarios', 'sort=-trabajo&densidad=compacta', /\/usuarios\?.*sort=-trabajo/],
    ['/fuentes', 'con=rechazadas&sort=archivo', /\/fuentes\?.*con=rechazadas/],
  ] as const) {
    await goto(`${path}?${shown}`);
    // While what is above the list loads, its buttons move, and a panel closes when its button leaves the window.
    await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
    const name = `Vista ${Date.now()}`;
    await page.getByRole('button', { name: 'Vistas guardadas' }).click();
    await page.getByRole('button', { name: 'Guardar lo que se ve' }).click();
    const form = page.getByRole('dialog', { name: 'Guardar lo que se ve' });
    await form.getByRole('textbox', { name: 'Nombre' }).fill(name);
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(form).toHaveCount(0);
    await page.getByRole('button', { name, exact: true }).click();
    expect(await violations(page)).toEqual([]);
    const views = page.getByRole('dialog', { name: 'Vistas guardadas' });
    await views.getByRole('button', { name: `Editar la vista «${name}»` }).click();
    const edit = page.getByRole('dialog', { name: `Vista «${name}»` });
    const link = await edit.getByRole('textbox', { name: 'Enlace corto' }).inputValue();
    await goto(new URL(link).pathname);
    await expect(page).toHaveURL(held);
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await goto('/productos?columnas=nombre,precio');
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Producto', 'Precio neto']);
  await page.getByRole('button', { name: 'Vista: columnas y densidad' }).click();
  await page.getByRole('checkbox', { name: 'Responsable' }).check();
  await expect(page).toHaveURL(/columnas=nombre,precio,responsable/);
});
