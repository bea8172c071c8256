import { expect, test } from './fixtures.ts';
import { register } from './new-account.ts';
import { violations } from './page-checks.ts';
import { mailTo } from './template/mailbox.ts';

test('a person changes their picture, their data and their address', async ({
  page,
  goto,
  context,
  origin,
}) => {
  const { email, password, cookies } = await register(origin);
  for (const cookie of cookies) await context.addCookies([{ ...cookie, url: origin }]);
  await goto('/cuenta');
  await expect(page).toHaveURL('/pages/account-settings');

  await page.getByLabel('Cargo').fill('Analista de licitaciones');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Tus datos quedaron guardados')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Elegir una foto' }).click();
  await (await chooser).setFiles({ name: 'yo.png', mimeType: 'image/png', buffer: picture });
  const crop = page.getByRole('dialog', { name: 'Encuadrar la foto' });
  await expect(crop).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await crop.getByRole('button', { name: 'Guardar la foto' }).click();
  await expect(page.getByRole('button', { name: 'Quitar la foto' })).toBeVisible();
  const face = page.getByRole('region', { name: 'Foto' }).locator('img');
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);

  await page.getByRole('button', { name: 'Cambiar el correo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar el correo' });
  const next = `otra.${email}`;
  await dialog.getByLabel('Correo nuevo').fill(next);
  await dialog.getByRole('textbox', { name: 'Tu contraseña' }).fill(password);
  await dialog.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByText(`Enviamos un enlace a ${next}`)).toBeVisible();
  const { link } = await mailTo(next, 'correo-nuevo');
  await goto(new URL(link).pathname);
  await expect(page.getByRole('heading', { name: 'Tu correo quedó cambiado' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ir a mi cuenta' }).click();
  await expect(page.getByText(`Entras a Pliego con ${next}`)).toBeVisible();
});

test('who has no account sees the prices, and takes a plan along to the registration @long', async ({
  page,
  goto,
}) => {
  await goto('/pages/pricing');
  await expect(page.getByText('US$99')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByText('Por el plazo completo', { exact: true }).click();
  await expect(page).toHaveURL('/pages/pricing?pago=plazo');
  await expect(page.getByText('$299.990 por todo el plazo')).toBeVisible();
  await page.getByRole('link', { name: 'Elegir este plan: 12 meses' }).click();
  await expect(page.getByText('Plan elegido: 12 meses')).toBeVisible();
});
