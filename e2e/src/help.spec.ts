import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

test('the help is found by "?", by its search and by the palette, and keeps whether it served', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.lector);
  await goto('/licitaciones');
  await page.getByRole('button', { name: 'Ayuda', exact: true }).click();
  const menu = page.getByRole('menu', { name: 'Ayuda' });
  await expect(menu.getByText('De esta página')).toBeVisible();
  await menu.getByRole('menuitem', { name: '¿Cómo busco licitaciones?' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('¿Cómo busco licitaciones?');
  await expect(page.getByRole('table')).toContainText('la frase exacta');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'No, me faltó algo' }).click();
  await page.getByRole('textbox', { name: '¿Qué faltó?' }).fill('Un ejemplo con RUT.');
  const kept = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Enviar' }).click();
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('textbox', { name: '¿Qué faltó?' })).toHaveValue(
    'Un ejemplo con RUT.',
  );

  await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('revocada garantia');
  await page.getByRole('link', { name: '¿Qué es una licitación revocada?' }).last().click();
  await expect(heading).toHaveText('¿Qué es una licitación revocada?');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('indisponibilidad');
  await page.getByRole('option', { name: /Mercado Público se cae/ }).click();
  await expect(heading).toContainText('se cae antes del cierre');

  await page.getByRole('button', { name: 'Ayuda', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Conocer la pantalla' }).click();
  const step = (name: string) => page.getByRole('dialog', { name });
  await expect(step('Tu trabajo')).toContainText('1 de 5');
  expect(await violations(page)).toEqual([]);
  for (const name of [
    'Tus marcadores',
    'Buscar cualquier cosa',
    'Ayuda de esta pantalla',
    'Avisos',
  ]) {
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(step(name)).toBeVisible();
  }
  await step('Avisos').getByText('Terminar').click();
  await expect(step('Avisos')).toBeHidden();
});

test('the help is open to everybody, with a way in that leads back @long', async ({
  page,
  goto,
}) => {
  await goto('/pages/faq?tema=equipo');
  await page.getByRole('button', { name: '¿Qué puede hacer cada rol?' }).click();
  await page.getByRole('link', { name: 'Leer más' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Qué puede hacer cada rol?');
  await expect(page.getByText('¿Te sirvió?')).toHaveCount(0);
  // Whether there are sample apps is known of who is signed in.
  const topics = page.getByRole('navigation', { name: 'Temas de la ayuda' });
  await expect(topics.getByRole('link', { name: 'Tu cuenta' })).toBeVisible();
  await expect(topics.getByText('Aplicaciones de muestra')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/login\?volver=/);
});
