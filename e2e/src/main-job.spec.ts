import { accounts, expect, password, test } from './fixtures.ts';
import { assign, openFilter, rowOf, search, tag } from './list.ts';

test('log in, search, tag, assign, reload: still there, and in the history of the ficha', async ({
  page,
  goto,
  aTender,
}) => {
  const tender = await aTender({ nombre: 'Adquisición de señalética vial' });

  await goto('/login');
  await page.getByLabel('Correo').fill(accounts.analista);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('heading', { name: 'Mi día', level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  await menu.getByRole('link', { name: 'Licitaciones' }).click();

  // Without accents, in another number than the title has.
  await search(page, `senaleticas ${tender.palabra}`);
  const row = rowOf(page, tender.codigo);
  await expect(row).toBeVisible();
  await expect(page.getByText('1 licitación', { exact: true })).toBeVisible();

  const state = await openFilter(page, 'Estado');
  await state.getByRole('option', { name: /^Publicada/ }).click();
  await expect(page).toHaveURL(/estado=publicada/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await expect(row).toBeVisible();

  await tag(page, tender.codigo, 'Prioritaria', 'Pedir muestras');
  await expect(row.getByText('Prioritaria')).toBeVisible();
  // It shows before it is stored; a reload in between would be too early.
  const kept = page.waitForResponse(/\/licitaciones\/editar\/\d+\/asignar$/);
  await assign(page, tender.codigo, 'Andrés Cárcamo Vidal (yo)');
  await expect(row.getByText('Andrés Cárcamo Vidal')).toBeVisible();
  await kept;

  await page.reload();
  await expect(row.getByText('Prioritaria')).toBeVisible();
  await expect(row.getByText('Pedir muestras')).toBeVisible();
  await expect(row.getByText('Andrés Cárcamo Vidal')).toBeVisible();

  await row.getByRole('link', { name: new RegExp(tender.palabra) }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(tender.palabra) }),
  ).toBeVisible();
  const buttonOf = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(
    buttonOf(`Editar etiquetas de ${tender.codigo}: Prioritaria, Pedir muestras`),
  ).toBeVisible();
  await expect(buttonOf(`Asignar ${tender.codigo}: Andrés Cárcamo Vidal`)).toBeVisible();
  await page.getByRole('link', { name: 'Historia' }).click();
  const history = page.getByRole('region', { name: 'Historia' }).getByRole('listitem');
  await expect(history).toHaveText([
    /Andrés Cárcamo Vidal cambió al responsable.*Antes: nadie.*Después: Andrés Cárcamo Vidal/,
    /cambió las etiquetas.*Antes: Prioritaria.*Después: Prioritaria, Pedir muestras/,
    /cambió las etiquetas.*Antes: sin etiquetas.*Después: Prioritaria/,
    /Primera noticia/,
  ]);

  await page.getByRole('button', { name: 'Cuenta de Andrés Cárcamo Vidal' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Ingresar', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
  await page.goto(`/licitaciones/${tender.id}`);
  await expect(page).toHaveURL(/\/login/);
});
