import { expect, test } from './fixtures.ts';
import { aRegistrant, register } from './new-account.ts';
import { violations } from './page-checks.ts';

test('an administrator sees who did what, narrows it, and takes it along', async ({
  page,
  goto,
  context,
  origin,
}) => {
  const company = await register(origin);
  const guest = aRegistrant();
  for (const cookie of company.cookies) await context.addCookies([{ ...cookie, url: origin }]);
  await page.request.post('/api/usuarios/invitaciones', {
    data: { correos: [guest.email], role: 'editor' },
  });
  await goto('/auditoria');
  const table = page.getByRole('table', { name: 'Auditoría' });
  await expect(table.getByText(`invitó a ${guest.email} como Analista`)).toBeVisible();
  await expect(table.getByText('registró la empresa')).toBeVisible();
  await expect(page.getByText('Cadena entera')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('combobox', { name: 'Tipo' }).selectOption('Personas');
  await expect(page).toHaveURL(/clase=personas/);
  await expect(table.getByText('registró la empresa')).toBeHidden();
  await page.reload();
  await expect(table.getByText(`invitó a ${guest.email} como Analista`)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^auditoria-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.getByPlaceholder('Buscar en la auditoría').fill('nada que calce');
  await expect(page.getByText('Nada calza con lo que buscas')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('exportó la auditoría')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
