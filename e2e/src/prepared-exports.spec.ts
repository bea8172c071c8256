import { readFileSync } from 'node:fs';
import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

test('a list is prepared by the server, told of at the bell, downloaded and deleted', async ({
  page,
  goto,
  as,
  aTender,
}) => {
  const tender = await aTender();
  await as(accounts.colaborador);
  await goto(`/licitaciones?q=${tender.palabra}&vista=todas`);
  await page.getByRole('button', { name: 'Exportar la lista' }).click();
  const panel = page.getByRole('dialog', { name: 'Exportar la lista' });
  await panel.getByRole('radio', { name: /^CSV/ }).check();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await panel.getByRole('button', { name: 'Prepararla y avisarme' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Tus exportaciones' }).click();
  await expect(page).toHaveURL('/exportaciones');

  const row = page.getByRole('list', { name: 'Tus exportaciones' }).getByRole('listitem').first();
  // Its state changes by itself.
  await expect(row.getByText('Lista', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(row).toContainText('1 licitación');
  expect(await violations(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await row.getByRole('link', { name: /^Descargar licitaciones-/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^licitaciones-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain(tender.codigo);

  await page.getByRole('button', { name: /^Avisos/ }).click();
  const notice = page
    .getByRole('dialog', { name: 'Avisos' })
    .getByRole('listitem')
    .filter({ hasText: 'Tu exportación de 1 licitación está lista' })
    .first();
  await notice.getByText('¿Por qué recibo esto?').click();
  await expect(notice.getByText('Pediste que te avisáramos')).toBeVisible();
  await notice.getByRole('link').click();
  await expect(page).toHaveURL('/exportaciones');
  await row.getByRole('link', { name: 'Ver la lista' }).click();
  await expect(page).toHaveURL(new RegExp(`q=${tender.palabra}`));
  await page.goBack();
  await expect(row).toBeVisible();

  const before = await page.getByRole('button', { name: /^Eliminar licitaciones-/ }).count();
  await row.getByRole('button', { name: /^Eliminar/ }).click();
  await expect(page.getByText('Exportación eliminada')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Eliminar licitaciones-/ })).toHaveCount(
    before - 1,
  );
});
