import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

test('the bell tells of what is new in Pliego until it was seen, in the list among the posts', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.lector);
  await goto('/licitaciones');
  const bell = page.getByRole('button', { name: /^Avisos.*Hay novedades de Pliego$/ });
  await bell.click();
  await page.getByRole('link', { name: /^Novedades de Pliego/ }).click();
  await expect(page).toHaveURL('/pages/blog/list?categoria=pliego');
  const list = page.getByRole('list', { name: 'Novedades' });
  await expect(list.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('button', { name: /^Avisos/ })).not.toHaveAccessibleName(/novedades/);
  expect(await violations(page)).toEqual([]);
  await list.getByRole('link', { name: 'Tus productos buscan por ti', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus productos buscan por ti');
  await page.getByRole('link', { name: 'Mis productos' }).click();
  await expect(page).toHaveURL('/pages/knowledge-base/licitaciones/mis-productos');
});

test('a post is written with a picture, kept as a draft, published and commented @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.admin);
  await goto('/pages/blog/list');
  await page.getByRole('link', { name: 'Escribir' }).click();
  await page.getByLabel('Título').fill('Una visita a terreno');
  await page.getByRole('textbox', { name: 'Texto' }).fill('Lo que conviene mirar.');
  await page.getByRole('checkbox', { name: 'Video' }).check();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } });
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('elige un archivo').click();
  await (await chooser).setFiles({ name: 'terreno.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('terreno.png')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Novedades' }).last().click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('no se ha guardado');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Guardar sin publicar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Una visita a terreno');

  await page.getByRole('link', { name: 'Novedades' }).last().click();
  await page.getByRole('button', { name: 'Borradores' }).click();
  await page.getByRole('link', { name: 'Una visita a terreno' }).click();
  await page.getByLabel('Estado').selectOption('Publicado');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByRole('textbox', { name: 'Tu comentario' }).fill('Muy útil.');
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(page.getByText('Muy útil.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
