import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

test('a key is made, shown once, works by the line that was copied, and is revoked', async ({
  page,
  goto,
  as,
  request,
}) => {
  await as(accounts.gestora);
  await goto('/pages/api-key');
  await expect(page.getByRole('heading', { level: 1, name: 'Claves de API' })).toBeVisible();
  await page.getByRole('button', { name: 'Crear la clave' }).click();
  await expect(page.getByText('Escribe un nombre')).toBeVisible();
  const name = `Conexión ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await page.getByRole('checkbox', { name: 'Escribir: Licitaciones' }).check();
  await expect(page.getByRole('checkbox', { name: 'Leer: Licitaciones' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Escribir: Licitaciones' }).uncheck();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Crear la clave' }).click();

  const made = page.getByRole('dialog', { name: `Clave «${name}»` });
  const line = await made.getByRole('textbox', { name: 'Para probarla' }).inputValue();
  const [, key = '', url = ''] = /Bearer (\S+)' '(.+)'$/.exec(line) ?? [];
  await expect(made.getByRole('textbox', { name: 'Clave', exact: true })).toHaveValue(key);
  expect(await violations(page)).toEqual([]);
  await made.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  const headers = { authorization: `Bearer ${key}`, cookie: '' };
  const answer = await request.get(url, { headers });
  expect(answer.status()).toBe(200);
  expect(answer.headers().ratelimit).toContain('r=');
  expect(Object.keys(await answer.json())).toContain('datos');
  expect((await request.post('/api/etiquetas', { headers, data: {} })).status()).toBe(403);

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('usada');
  await row.getByRole('button', { name: `Revocar la clave ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click();
  await expect(row).toContainText('Revocada');
  expect((await request.get(url, { headers })).status()).toBe(401);
});
