import { visitor } from './api.ts';
import { expect, test } from './fixtures.ts';
import { register } from './new-account.ts';
import { violations } from './page-checks.ts';

test('the sessions of an account are listed, and others are ended from there', async ({
  page,
  goto,
  context,
  origin,
}) => {
  const { email, password, cookies } = await register(origin);
  const others = [visitor(origin), visitor(origin), visitor(origin)];
  for (const { api } of others) await api.auth.login({ body: { email, password } });
  for (const cookie of cookies) await context.addCookies([{ ...cookie, url: origin }]);
  await goto('/pages/account-settings?tab=seguridad');

  const list = page.getByRole('list', { name: 'Sesiones abiertas' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByText('Este equipo')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);

  await list
    .getByRole('button', { name: /^Cerrar la sesión de/ })
    .first()
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(3);

  await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Cerrar las demás sesiones?' });
  await expect(dialog.getByText('Se cerrarán 2 sesiones.')).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  for (const { api } of others) await expect(api.auth.session()).rejects.toThrow();
});
