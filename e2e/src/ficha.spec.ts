import { answerInstead } from './answer-instead.ts';
import { accounts, expect, inDays, test, uniqueWord } from './fixtures.ts';
import { rowOf } from './list.ts';
import { violations } from './page-checks.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.analista);
});

test('the milestones are in chronological order, in Chilean time', async ({
  page,
  goto,
  aTender,
}) => {
  const tender = await aTender({ cierre: inDays(6, '15:30:00'), extension: true });
  await goto(`/licitaciones/${tender.id}`);
  const dates = page.getByRole('region', { name: 'Fechas' });
  await expect(dates.getByText('hora Chile')).toBeVisible();
  const entries = dates.getByRole('listitem');
  await expect(entries).toContainText(['Publicación', 'Hoy', 'Cierre', 'Adjudicación (estimada)']);
  const closing = entries.filter({ hasText: /^Cierre/ });
  await expect(closing).toHaveAttribute('aria-current', 'step');
  await expect(closing).toContainText('15:30');
  await expect(closing).toContainText('en 6 días');
  const second = entries.filter({ hasText: 'Segundo cierre posible' });
  await expect(second).toContainText('15:30');
  await expect(second).toContainText('si llegan dos ofertas o menos');
  const summary = page.getByRole('region', { name: 'Lo principal' });
  await expect(summary).toContainText('$1.500.000');
  await expect(summary).toContainText('en 6 días');
});

test('the lines are listed, and can be searched when they are many @long', async ({
  page,
  goto,
  aTender,
}) => {
  const names = Array.from({ length: 25 }, (_, index) => `Producto ${index + 1}`);
  const lineas = names.map((nombre, index) => ({ nombre, cantidad: (index + 1) * 1_000 }));
  const tender = await aTender({ lineas });
  await goto(`/licitaciones/${tender.id}`);
  const items = page.getByRole('region', { name: 'Productos y servicios', exact: true }).first();
  await expect(items.getByText('25 líneas')).toBeVisible();
  const rows = items.getByRole('row');
  await expect(rows).toHaveCount(21);
  await expect(rows.nth(1)).toContainText('44101700');
  await expect(rows.nth(1)).toContainText('Artículos de oficina › Papelería');
  await expect(rows.nth(2)).toContainText('2.000');
  await items.getByRole('button', { name: 'Mostrar 5 líneas más' }).click();
  await expect(rows).toHaveCount(26);
  await items.getByRole('searchbox', { name: 'Buscar en las líneas' }).fill('PRODUCTO 44101719');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Producto 20');
  await items.getByRole('searchbox').fill('nada de esto');
  await expect(items.getByText('Ninguna línea coincide con «nada de esto».')).toBeVisible();
});

test('an award shows the supplier of each line, and adds up @long', async ({
  page,
  goto,
  aTender,
}) => {
  const uno = { nombre: 'COMERCIAL UNO SPA', rut: '76.111.111-6' };
  const dos = { nombre: 'Insumos Dos Ltda', rut: '76.222.222-1' };
  const tender = await aTender({
    estado: [8, 'Adjudicada'],
    cierre: inDays(-20),
    adjudicacion: { fecha: inDays(-2), oferentes: 4, acta: 'https://ejemplo.invalid/acta' },
    lineas: [
      { nombre: 'Guantes', cantidad: 100, ganador: { ...uno, precio: 1_000 } },
      { nombre: 'Mascarillas', cantidad: 20, ganador: { ...dos, precio: 500 } },
      { nombre: 'Batas', cantidad: 5 },
    ],
  });
  await goto(`/licitaciones/${tender.id}`);
  const award = page.getByRole('region', { name: 'Adjudicación' });
  await expect(award).toContainText('$110.000');
  await expect(award).toContainText('RES-77');
  await expect(award.getByRole('listitem')).toContainText(['$100.000', '$10.000']);
  await expect(award.getByRole('link', { name: /Ver el acta/ })).toHaveAttribute(
    'href',
    'https://ejemplo.invalid/acta',
  );
  const rows = page.getByRole('region', { name: 'Productos y servicios' }).first().getByRole('row');
  await expect(rows.filter({ hasText: 'Guantes' })).toContainText('76.111.111-6');
  await expect(rows.filter({ hasText: 'Guantes' })).toContainText('100 × $1.000');
  await expect(rows.filter({ hasText: 'Batas' })).toContainText('Sin adjudicar');
});

test('the buyer leads to the list of their tenders @long', async ({ page, goto, aTender }) => {
  const comprador = { nombre: `Servicio ${uniqueWord()}`, rut: '61.999.888-3' };
  const one = await aTender({ comprador });
  const other = await aTender({ comprador });
  await goto(`/licitaciones/${one.id}`);
  const buyer = page.getByRole('region', { name: 'Comprador' });
  await expect(buyer).toContainText('61.999.888-3');
  await expect(buyer).toContainText('Ñuble');
  await buyer.getByRole('link', { name: 'Ver sus licitaciones' }).click();
  await expect(page).toHaveURL(/\/licitaciones\?comprador=\d+$/);
  await expect(rowOf(page, one.codigo)).toBeVisible();
  await expect(rowOf(page, other.codigo)).toBeVisible();
  await expect(page.getByText('2 licitaciones', { exact: true })).toBeVisible();
});

test('what it is and what can be done stay in sight when the page is scrolled', async ({
  page,
  goto,
  aTender,
}) => {
  const lineas = Array.from({ length: 20 }, (_, index) => ({ nombre: `Línea ${index}` }));
  const tender = await aTender({ lineas, cierre: inDays(6) });
  await goto(`/licitaciones/${tender.id}`);
  const head = page.getByRole('region', { name: 'Licitación en pantalla' });
  const last = page.getByText('Línea 19');
  await expect(last).toBeVisible();
  await expect(head).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(head).toBeInViewport();
  await expect(head).toContainText(tender.palabra);
  await expect(head).toContainText('en 6 días');
  await head.getByRole('button', { name: `Asignar ${tender.codigo}` }).click();
  await page.getByRole('option', { name: 'Andrés Cárcamo Vidal (yo)' }).click();
  await expect(head).toContainText('Andrés Cárcamo Vidal');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(head).toHaveCount(0);
});

test('a missing tender shows an error with a back link @long', async ({
  page,
  goto,
  expectTrouble,
}) => {
  expectTrouble(/404 .*\/api\/licitaciones\/2147483000/);
  await goto('/licitaciones/2147483000');
  await expect(page.getByRole('heading', { name: 'Licitación no encontrada' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir a la lista' }).click();
  await expect(page).toHaveURL('/licitaciones');
  for (const path of ['/licitaciones/abc', '/licitaciones/-1', '/otra-cosa']) {
    await goto(path);
    await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  }
});

test('a ficha that cannot be read offers to try again @long', async ({
  page,
  goto,
  aTender,
  expectTrouble,
}) => {
  expectTrouble(/503/);
  const tender = await aTender();
  const isOne = new RegExp(`/api/licitaciones/${tender.id}$`);
  const restore = await answerInstead(page, isOne, (route) =>
    route.fulfill({ status: 503, body: 'mantenimiento' }),
  );
  await goto(`/licitaciones/${tender.id}`);
  await expect(page.getByRole('heading', { name: 'No se pudo cargar la ficha' })).toBeVisible();
  restore();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(tender.palabra);
});

test('it shows when it was last seen, and a refresh shows its result', async ({
  page,
  goto,
  aTender,
}) => {
  const tender = await aTender();
  const restore = await answerInstead(
    page,
    `**/api/licitaciones/${tender.id}/actualizar`,
    (route) =>
      route.fulfill({
        json: { resultado: 'sin-cambios', detalle: [{ code: 'licitacion-sin-novedades' }] },
      }),
  );
  await goto(`/licitaciones/${tender.id}`);
  // A file was imported just now, and still dates its data earlier.
  await expect(page.getByText(/^Según el archivo «.+», con datos al /)).toBeVisible();
  await expect(page.getByText(/^No verificada desde el /)).toBeVisible();
  const refresh = page.getByRole('button', { name: 'Actualizar ahora' });
  await refresh.click();
  await expect(page.getByText('Sin novedades en Mercado Público')).toBeVisible();
  // No company of the demonstration has a connector that could refresh it.
  restore();
  await refresh.click();
  await expect(page.getByText('Falta un conector activo')).toBeVisible();
});
