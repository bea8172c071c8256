import { expect, test } from './fixtures.ts';

test('the page of the API shows every area without loading anything from elsewhere @long', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = [];
  const outside: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) outside.push(request.url());
  });
  // The address of one call opens it.
  await page.goto('/api/docs#/Licitaciones/tenders.list');
  const viewer = page.locator('#visor');
  const timeout = 20_000;
  await expect(viewer.getByText('Con sesión y permiso read sobre')).toBeVisible({ timeout });
  await expect(viewer.getByRole('link', { name: 'Licitaciones', exact: true })).toBeVisible();
  expect(errors).toEqual([]);
  expect(outside).toEqual([]);
  await expect(page.getByRole('cell', { name: 'sin-sesion', exact: true })).toBeAttached();
});
