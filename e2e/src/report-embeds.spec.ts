import { dashboardPages } from '@pliego/server/testing/fake-dashboard-pages';
import { FakeDashboards } from '@pliego/server/testing/fake-dashboards';
import type { Page } from '@playwright/test';
import { accounts, expect, test } from './fixtures.ts';
import { register } from './new-account.ts';
import { isWithoutSidewaysScroll, violations } from './page-checks.ts';

const outside = new FakeDashboards(() => new Date());
outside.app = 'https://app.powerbi.com';
test.describe.configure({ mode: 'serial' });
test.beforeAll(() => outside.open(Number(process.env['PLIEGO_E2E_POWERBI'])));
test.afterAll(() => outside.close());

const inside = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="${name}"]`).frameLocator('iframe').locator('body');

test('dashboards are set up, and shown with tokens that their services check', async ({
  page,
  goto,
  origin,
  expectTrouble,
}) => {
  // The browser writes down what is refused.
  expectTrouble(/422/);
  const { cookies } = await register(origin);
  for (const cookie of cookies) await page.context().addCookies([{ ...cookie, url: origin }]);
  await page.route(`${outside.app}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: dashboardPages['reportEmbed'] ?? '' }),
  );
  await goto('/empresa#tableros');
  const section = page.getByRole('region', { name: 'Tableros' });
  const { known, settings } = outside;

  async function add(name: string, service: string, fields: Record<string, string>) {
    await section.getByRole('button', { name: 'Nuevo tablero' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuevo tablero' });
    await dialog.getByLabel('Nombre').fill(name);
    await dialog.getByLabel('Servicio').selectOption(service);
    for (const [label, value] of Object.entries(fields)) {
      await dialog.getByRole('textbox', { name: label }).fill(value);
    }
    await dialog.getByRole('button', { name: 'Agregar' }).click();
    return dialog;
  }

  // Of a site that is not allowed: refused beside its field, and nothing typed is lost.
  const refused = await add('Panel', 'Página de un sitio permitido', {
    'Dirección de la página': settings.web.direccion,
  });
  await expect(refused.getByText(/no está entre los que la empresa permite/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await refused.getByRole('button', { name: 'Cancelar' }).click();
  await section.getByRole('combobox', { name: 'Sitios' }).fill(outside.url);
  await section.getByRole('combobox', { name: 'Sitios' }).press('Enter');
  await section.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardaste los sitios permitidos')).toBeVisible();

  await add('Panel', 'Página de un sitio permitido', {
    'Dirección de la página': settings.web.direccion,
  });
  await expect(section.getByText('Panel', { exact: true })).toBeVisible();
  await add('Ventas BI', 'Power BI', {
    'Identificador del directorio': known.inquilino,
    'Identificador de la aplicación': known.cliente,
    'Identificador del área': known.area,
    'Identificador del informe': known.reporte,
    'Secreto de la aplicación': known.clientSecret,
    'Filtros que puede cambiar': 'Ventas.Region=Región',
  });
  await expect(section.getByText('Ventas BI', { exact: true })).toBeVisible();
  await add('Ventas MB', 'Metabase', {
    'Dirección del servidor': outside.url,
    Número: '7',
    'Clave para incrustar': known.signingKey,
  });
  await expect(section.getByText('Ventas MB', { exact: true })).toBeVisible();
  await add('Ventas SS', 'Apache Superset', {
    'Dirección del servidor': outside.url,
    'Identificador para incrustar': known.tablero,
    Usuario: known.user,
    Contraseña: known.password,
  });
  await expect(section.getByText('Ventas SS', { exact: true })).toBeVisible();

  await goto('/reportes');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ventas BI/ })
    .click();
  await expect(inside(page, 'Ventas BI')).toContainText('Ventas de Power BI');
  await page.getByLabel('Región').fill('Biobío');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(inside(page, 'Ventas BI')).toContainText('Ventas.Region=Biobío');
  await expect(page).toHaveURL(/valores=/);
  await page.getByRole('link', { name: 'Ventas MB' }).click();
  await expect(inside(page, 'Ventas MB')).toContainText('Ventas de prueba');
  await page.getByRole('link', { name: 'Ventas SS' }).click();
  await expect(inside(page, 'Ventas SS')).toContainText('Ventas de Superset');
  await page.getByRole('link', { name: 'Panel', exact: true }).click();
  await expect(inside(page, 'Panel')).toContainText('Ventas de prueba');
  expect(await isWithoutSidewaysScroll(page)).toBe(true);

  // It stops letting itself be framed: that is said, and trying again shows it once it does.
  outside.pageHeaders = { 'x-frame-options': 'DENY' };
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('no deja que sus páginas se muestren aquí');
  expect(await violations(page)).toEqual([]);
  outside.pageHeaders = {};
  await page.getByRole('alert').getByRole('button').click();
  await expect(inside(page, 'Panel')).toContainText('Ventas de prueba');
});

test('who does not administer the company has no settings of dashboards @long', async ({
  page,
  goto,
  as,
}) => {
  await as(accounts.gestora);
  await goto('/reportes/999999');
  await expect(page.getByText('Ese tablero no existe')).toBeVisible();
  await goto('/empresa');
  await expect(page.getByRole('link', { name: 'Tableros', exact: true })).toHaveCount(0);
});
