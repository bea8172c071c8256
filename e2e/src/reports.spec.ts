import { createServer } from 'node:http';
import { accounts, expect, test } from './fixtures.ts';
import { violations } from './page-checks.ts';

test('a question is answered by a chart and a table whose numbers open their tenders', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  await goto('/reportes');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^¿Cuánto vale lo que tenemos/ })
    .click();
  const table = page.getByRole('table', { name: '¿Cuánto vale lo que tenemos en curso?' });
  const total = table
    .getByRole('row', { name: /^Total/ })
    .getByRole('link')
    .first();
  await expect(total).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const counted = await total.textContent();
  await total.click();
  await expect(page).toHaveURL(/etapa=/);
  await expect(page.getByText(`${counted} licitaciones`, { exact: true }).first()).toBeVisible();

  await goto('/reportes/resultados?desde=2001-01-01&hasta=2001-12-31');
  await expect(page.getByText('En este período no hay nada que contar.')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(page.getByRole('table', { name: '¿Cuánto ganamos?' })).toBeVisible();
  await goto('/reportes/otra-cosa');
  await expect(page.getByRole('link', { name: 'Ver los reportes' })).toBeVisible();
});

test('a report is put together, saved for the company, and stands on the home page', async ({
  page,
  goto,
  as,
}) => {
  const name = `Por región y etapa ${Date.now()}`;
  await as(accounts.gestora);
  await goto('/licitaciones?vista=todas&tipo=LE');
  await page.getByRole('button', { name: 'Exportar la lista' }).click();
  await page.getByRole('link', { name: 'Armar un reporte con estos filtros' }).click();
  await expect(page).toHaveURL(/\/reportes\/nuevo\?tipo=LE/);
  await goto('/reportes');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Armar un reporte/ })
    .click();
  await page.getByLabel('Por', { exact: true }).selectOption('Región');
  await page.getByLabel('Y también por').selectOption('Etapa');
  const table = page.getByRole('table', { name: 'Licitaciones por región y etapa' });
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Región' }).click();
  await page.getByRole('option', { name: /^Metropolitana/ }).click();
  await page.getByRole('button', { name: 'Ver resultados' }).click();
  await expect(page).toHaveURL(/region=13/);
  const total = table
    .getByRole('row', { name: /^Total/ })
    .getByRole('link')
    .last();
  await expect(table.getByRole('row')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Guardar reporte' }).click();
  await page.getByRole('button', { name: 'Guardar lo que se ve' }).click();
  await page.getByLabel('Nombre').fill(name);
  await page.getByRole('checkbox', { name: 'Compartirla con la empresa' }).check();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('button', { name: 'Poner en mi inicio' }).click();
  await expect(page.getByText('El reporte quedó en tu inicio')).toBeVisible();
  const counted = await total.textContent();
  await total.click();
  await expect(page.getByText(`${counted} licitaciones`, { exact: true }).first()).toBeVisible();

  await goto('/inicio');
  const reports = page.getByRole('region', { name: 'Mis reportes' });
  await expect(reports.getByRole('link', { name })).toBeVisible();
  await expect(reports.getByText(/Son .* licitaciones/)).toBeVisible();
  await reports.getByRole('button', { name: 'Elegir reportes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Elegir reportes' });
  // What the server answers draws the list anew: nothing is carried until then.
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/api/inicio/reportes') && response.ok(),
  );
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await kept;
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  const handle = dialog.getByRole('button', { name: `Mover «${name}»` });
  await handle.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  // A key that comes before the line is measured does nothing; another one at the end of the list neither.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`«${name}» va en el lugar 2`)).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('listitem').last()).toContainText(name);
  expect(await violations(page)).toEqual([]);
  await dialog
    .getByRole('button', { name: /^Quitar/ })
    .first()
    .click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await reports.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: `Editar la vista «${name}»` }).click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await goto('/inicio');
  await expect(reports.getByText('Un reporte que ya no está')).toBeVisible();
});

/** A site of somebody else on this machine, under each of its two names. */
async function aSite() {
  const site = { page: '', port: 0, close: () => undefined as void };
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(site.page);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  site.port = typeof address === 'object' && address !== null ? address.port : 0;
  site.close = () => void server.close();
  return site;
}

test('a report is shared by an address, framed by its site alone, and revoked', async ({
  page,
  goto,
  as,
  browser,
}) => {
  const site = await aSite();
  await as(accounts.gestora);
  await goto('/reportes/resultados?por=region');
  await page.getByRole('button', { name: 'Compartir', exact: true }).click();
  await page.getByLabel('Nombre').fill('Sala de ventas');
  const sites = page.getByRole('combobox', { name: /^Sitios/ });
  await sites.fill(`http://localhost:${site.port}`);
  await sites.press('Enter');
  await page.getByRole('checkbox', { name: 'Qué es cada fila' }).check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Crear la dirección' }).click();
  const url = await page.getByRole('textbox', { name: 'Dirección' }).inputValue();
  const code = await page.getByRole('textbox', { name: 'Para pegar en tu sitio' }).inputValue();

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(url);
  const rows = reader.getByLabel('Por', { exact: true });
  await rows.selectOption({ label: 'Por tipo' });
  await expect(reader.getByRole('columnheader', { name: 'Tipo' })).toBeVisible();
  await expect(reader.getByRole('main').getByRole('link')).toHaveCount(0);
  expect(await violations(reader)).toEqual([]);

  site.page = `<title>Intranet</title>${code}`;
  await reader.goto(`http://localhost:${site.port}/`);
  const framed = reader.frameLocator('iframe');
  await expect(framed.getByRole('table', { name: '¿Cuánto ganamos?' })).toBeVisible();
  const refused = reader.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
  await reader.goto(`http://127.0.0.1:${site.port}/`);
  await refused;
  site.close();

  await page.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Enviar por correo' }).click();
  await page.getByRole('button', { name: 'Programar el envío' }).click();
  const when = 'El primer día hábil de la semana a las 08:00';
  await expect(page.getByText(when, { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: `Quitar el envío: ${when}` }).click();
  await expect(page.getByText('Todavía no hay ninguno.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Compartir', exact: true }).click();
  await page.getByRole('button', { name: 'Revocar la dirección Sala de ventas' }).click();
  await page.getByRole('button', { name: 'Revocar', exact: true }).click();
  await expect(page.getByText('Revocada', { exact: true })).toBeVisible();
  const answer = await reader.goto(url);
  expect(answer?.status()).toBe(410);
  await expect(reader.getByText('Quien compartía este reporte dejó de compartirlo.')).toBeVisible();
});
