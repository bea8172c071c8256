import { accounts, expect, test } from '../fixtures.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from '../page-checks.ts';

test.beforeEach(({ as }) => as(accounts.admin));

const commerce = '/';
const analytics = '/dashboard/analytics';

test('a period changes what its card shows, and stays in the address', async ({ page, goto }) => {
  await goto(analytics);
  const sessions = page.getByRole('region', { name: 'Sesiones en promedio' });
  await expect(sessions).toContainText('2.700');
  await sessions.getByLabel('Período: Sesiones en promedio').selectOption('last-year');
  await expect(sessions).toContainText('31.480');
  await expect(page).toHaveURL(/sesiones=last-year/);

  const support = page.getByRole('region', { name: 'Mesa de ayuda' });
  await support.getByLabel('Período: Mesa de ayuda').selectOption('last-month');
  await expect(support).toContainText('178');
  await page.reload();
  await expect(sessions).toContainText('31.480');
  await expect(support).toContainText('178');
  await page.goBack();
  await expect(support).toContainText('163');
});

test('the year changes the report, and a chart is also a table @long', async ({ page, goto }) => {
  await goto(commerce);
  const report = page.getByRole('region', { name: 'Ingresos y gastos' });
  await expect(report).toContainText('$25.852.000');
  await report.getByLabel('Año').selectOption('2018');
  await expect(report).toContainText('Ingresos de 2018');

  await expect(report.getByRole('img', { name: /^En 2018/ })).toBeVisible();
  await report.getByRole('button', { name: 'Ver Ingresos y gastos como tabla' }).click();
  const table = report.getByRole('table', { name: 'Ingresos y gastos' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row').nth(1)).toContainText('895');
  await report.getByRole('button', { name: 'Ver Ingresos y gastos como gráfico' }).click();
  await expect(table).toHaveCount(0);
});

test('companies are ordered by their headers @long', async ({ page, goto }) => {
  await goto(commerce);
  const table = page.getByRole('table', { name: 'Empresas' });
  await table.getByRole('button', { name: 'Visitas' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('Panadería La Espiga Alta');
  await table.getByRole('button', { name: 'Visitas' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('Textiles Hebra Sur');
});

for (const [from, link, to] of [
  [commerce, 'Ver las ventas', /\/apps\/invoice\/list$/],
  [commerce, 'Ver en el calendario', /\/apps\/calendar\?vista=dia&fecha=\d{4}-\d\d-\d\d$/],
  [analytics, 'Ver personas', /\/apps\/user\/list$/],
  [analytics, 'Escribir al equipo', /\/apps\/chat/],
  [analytics, 'Ver tareas', /\/apps\/todo$/],
] as const) {
  test(`«${link}» leads to what is behind @long`, async ({ page, goto }) => {
    await goto(from);
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(to);
  });
}

test('an invoice is a click away @long', async ({ page, goto }) => {
  await goto(analytics);
  const table = page.getByRole('table', { name: 'Últimas facturas' });
  await table
    .getByRole('link', { name: /^Abrir la factura/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+$/);
});

for (const [path, charts] of [
  [commerce, 3],
  [analytics, 4],
] as const) {
  for (const skin of ['light', 'dark'] as const) {
    test(`${path} fits a phone, ${skin} @long`, async ({ page, goto }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await chooseAppearance(page, { skin });
      await goto(path);
      await expect(page.getByRole('figure')).toHaveCount(charts);
      for (const figure of await page.getByRole('figure').all()) {
        await figure.scrollIntoViewIfNeeded();
        await expect(figure.getByRole('img')).toBeVisible();
        await expect(figure.locator('.mantine-Skeleton-root')).toHaveCount(0);
      }
      await expect(page.locator('.recharts-surface').first()).toBeVisible();
      expect(await isWithoutSidewaysScroll(page)).toBe(true);
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('a chart is drawn when it comes near, and all of them for print @long', async ({
  page,
  goto,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await goto(analytics);
  const sessions = page.getByRole('figure', { name: 'Sesiones en promedio' });
  const radar = page.getByRole('figure', { name: 'Ventas y visitas' });
  await sessions.scrollIntoViewIfNeeded();
  await expect(sessions.locator('.recharts-surface')).toBeVisible();
  await expect(radar).toBeAttached();
  await expect(radar.locator('.recharts-surface')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(radar.locator('.recharts-surface')).not.toHaveCount(0);
});
