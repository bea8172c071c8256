import { FakeProvider } from '@pliego/server/testing/fake-provider';
import { expect, test } from './fixtures.ts';
import { register } from './new-account.ts';
import { isWithoutSidewaysScroll, violations } from './page-checks.ts';

const provider = new FakeProvider({ now: () => new Date() });
test.beforeAll(() => provider.open());
test.afterAll(() => provider.close());

test('a company sets up its identity provider, and its people enter through it', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  // The browser writes down the refused address.
  expectTrouble(/404/);
  const { cookies, email } = await register(origin);
  for (const cookie of cookies) await page.context().addCookies([{ ...cookie, url: origin }]);
  await goto('/empresa#ingreso');
  const section = page.getByRole('region', { name: 'Proveedor de identidad' });
  await section.getByLabel('Emisor').fill('https://proveedor.que.no.existe.example');
  await section.getByLabel('Identificador de cliente').fill(provider.clientId);
  await section.getByLabel('Secreto de cliente').fill(provider.secret);
  await section.getByRole('button', { name: 'Probar' }).click();
  await expect(section.getByRole('alert')).toBeVisible();
  await section.getByLabel('Emisor').fill(provider.issuer);
  await section.getByRole('button', { name: 'Probar' }).click();
  await expect(section.getByText('El proveedor responde como se espera')).toBeVisible();
  await section.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('El proveedor de identidad quedó guardado')).toBeVisible();
  await expect(section.getByLabel('Secreto de cliente')).toHaveValue('');
  expect.soft(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => isWithoutSidewaysScroll(page)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('link', { name: 'Ingresar con tu organización' }).click();
  expect.soft(await violations(page)).toEqual([]);
  await page.getByLabel('Correo').fill('nadie@sin-proveedor.cl');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Correo').fill(email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/inicio');
  await expect(page.getByRole('button', { name: /^Cuenta de Rosa/ })).toBeVisible();
});
