import { accounts, expect, inDays, test, uniqueCode, uniqueWord } from './fixtures.ts';
import { violations } from './page-checks.ts';
import { openFilter, rowOf, search, searchBox } from './list.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.gestora);
});

test('filters go to the address; back, forward and reload bring them back', async ({
  page,
  goto,
}) => {
  await goto('/licitaciones');
  const state = await openFilter(page, 'Estado');
  await state.getByRole('option', { name: /^Publicada/ }).click();
  await state.getByRole('option', { name: /^Cerrada/ }).click();
  await expect(page).toHaveURL('/licitaciones?vista=abiertas&estado=publicada,cerrada');
  await page.keyboard.press('Escape');
  const closing = await openFilter(page, 'Cierre');
  await closing.getByRole('button', { name: /^Próximos 30 días/ }).click();
  await expect(page).toHaveURL(/cierre=30d/);
  await page.keyboard.press('Escape');

  const chips = page.getByRole('list', { name: 'Filtros activos' });
  const three = ['Estado Publicada', 'Estado Cerrada', 'Cierre Próximos 30 días', 'Limpiar todo'];
  await expect(chips.getByRole('listitem')).toHaveText(three);
  await page.goBack();
  await expect(chips.getByRole('listitem')).toHaveText(three.toSpliced(2, 1));
  await page.goBack();
  await expect(chips.getByRole('listitem')).toHaveText(['Estado Publicada', 'Limpiar todo']);
  await page.goForward();
  await page.goForward();
  await expect(chips.getByRole('listitem')).toHaveText(three);
  await page.reload();
  await expect(chips.getByRole('listitem')).toHaveText(three);

  await chips.getByRole('button', { name: 'Quitar el filtro Estado: Cerrada' }).click();
  await expect(page).toHaveURL('/licitaciones?vista=abiertas&estado=publicada&cierre=30d');
  await chips.getByRole('button', { name: 'Limpiar todo' }).click();
  await expect(page).toHaveURL('/licitaciones');
  await expect(chips).toBeHidden();
});

test('the count beside a value is the number of tenders one gets by choosing it @long', async ({
  page,
  goto,
}) => {
  await goto('/licitaciones?estado=desierta');
  const type = await openFilter(page, 'Tipo');
  const option = type.getByRole('option').filter({ hasText: /^L1/ });
  await expect(option).toHaveText(/\d+$/);
  const count = /(\d+)$/.exec((await option.textContent()) ?? '')?.[1] ?? '';
  await option.click();
  await expect(page.getByText(new RegExp(`^${count} licitaci(ón|ones)$`))).toBeVisible();
});

test('search words are undone by going back, and cleared @long', async ({ page, goto }) => {
  await goto('/licitaciones?estado=publicada');
  await search(page, 'mantencion');
  await expect(
    page.getByRole('button', { name: 'Quitar el filtro Búsqueda: mantencion' }),
  ).toBeVisible();
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('');
  await page.goForward();
  await expect(searchBox(page)).toHaveValue('mantencion');
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  await expect(page).toHaveURL('/licitaciones?estado=publicada');
  await expect(searchBox(page)).toBeFocused();
});

test('headers sort, the address has the order, and a reload keeps it @long', async ({
  page,
  goto,
  aTender,
}) => {
  const cheap = await aTender({ monto: 1_000, nombre: 'Zapatos de seguridad' });
  const dear = await aTender({ monto: 9_000_000, nombre: 'Alfombras' });
  const both = `/licitaciones?q=${cheap.palabra} OR ${dear.palabra}`;
  await goto(both);
  const codes = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  const amount = page.getByRole('columnheader', { name: 'Monto' });
  await amount.getByRole('button').click();
  await expect(page).toHaveURL(/sort=-monto/);
  await expect(amount).toHaveAttribute('aria-sort', 'descending');
  await expect(codes).toContainText([dear.codigo, cheap.codigo]);
  await amount.getByRole('button').click();
  await expect(page).toHaveURL(/sort=monto/);
  await expect(codes).toContainText([cheap.codigo, dear.codigo]);
  await page.reload();
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  await expect(codes).toContainText([cheap.codigo, dear.codigo]);
  await page.getByRole('columnheader', { name: 'Nombre' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=nombre/);
  await expect(codes).toContainText([dear.codigo, cheap.codigo]);
});

test('"Cargar más" brings the next page, without repeating a row', async ({ page, goto }) => {
  await goto('/licitaciones?estado=publicada&sort=cierre');
  const rows = page.getByRole('grid').getByRole('link');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Cargar más' }).click();
  await expect(async () => expect(await rows.count()).toBeGreaterThanOrEqual(100)).toPass();
  const hrefs = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('views say how many they hold, exactly, and follow the filters', async ({
  page,
  goto,
  aTender,
}) => {
  const { palabra, codigo } = await aTender({ cierre: inDays(3) });
  await aTender({ nombre: palabra, cierre: inDays(-3) });
  await goto('/licitaciones');
  const views = page.getByRole('navigation', { name: 'Vistas de la lista' });
  const view = (name: string) => views.getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(view('Abiertas')).toHaveAttribute('aria-current', 'page');
  await expect(view('Todas')).toHaveText(/^Todas ?[2-9]\.\d{3}$/);
  await search(page, palabra);
  await expect(page).toHaveURL(`/licitaciones?q=${palabra}&vista=abiertas`);
  await expect(view('Abiertas')).toHaveText(/1$/);
  await expect(view('Todas')).toHaveText(/2$/);
  await expect(view('Sin responsable')).toHaveText(/1$/);
  await expect(page.getByText('1 licitación', { exact: true })).toBeVisible();
  await view('Cierran esta semana').click();
  await expect(rowOf(page, codigo)).toBeVisible();
  await view('Mías').click();
  await expect(page.getByText('Ninguna licitación coincide')).toBeVisible();
  await view('Todas').click();
  await expect(page).toHaveURL(`/licitaciones?q=${palabra}`);
  await expect(page.locator('output').filter({ hasText: '2 licitaciones' })).toBeVisible();
  await page.goBack();
  await expect(view('Mías')).toHaveAttribute('aria-current', 'page');
});

test('a row opens a tender beside the list, and the keys walk through it', async ({
  page,
  goto,
  aTender,
}) => {
  const first = await aTender({ cierre: inDays(2), lineas: [{ nombre: 'Papel couché' }] });
  const { palabra } = first;
  const second = await aTender({ nombre: palabra, cierre: inDays(4) });
  const third = await aTender({ nombre: palabra, cierre: inDays(6) });
  await goto(`/licitaciones?q=${palabra}&vista=abiertas&sort=cierre`);
  await rowOf(page, first.codigo)
    .getByText(/^en 2 días$/)
    .click();
  const peek = page.getByRole('complementary', { name: 'Licitación abierta al lado' });
  await expect(peek).toContainText('Papel couché');
  await expect(page).toHaveURL(/&ver=\d+$/);
  expect(await violations(page)).toEqual([]);

  // Two keys before the address has followed the first.
  for (const key of ['j', 'j']) await page.keyboard.press(key);
  await expect(peek).toContainText(third.codigo);
  await page.keyboard.press('k');
  await expect(peek).toContainText(second.codigo);
  await page.keyboard.press('a');
  const people = page.getByRole('dialog', { name: `Responsable de ${second.codigo}` });
  await people.getByRole('option').first().click();
  await expect(rowOf(page, second.codigo)).toContainText('Gabriela');
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog', { name: `Etiquetas de ${second.codigo}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(peek).toContainText(first.codigo);
  await page.reload();
  await expect(peek).toContainText(first.codigo);
  await page.keyboard.press('Escape');
  await expect(peek).toBeHidden();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Teclas de la lista' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/licitaciones\/\d+\?q=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(palabra);
});

test('what a search found is marked, and where it stands when the name does not say it @long', async ({
  page,
  goto,
  aTender,
}) => {
  const word = uniqueWord();
  const inTitle = await aTender({ nombre: `Compra de ${word}` });
  const inLine = await aTender({ lineas: [{ nombre: 'Carpetas' }, { nombre: `Funda ${word}` }] });
  await goto(`/licitaciones?q=${word} O nada`);
  await expect(page.getByText('Entendido como:')).toContainText('nada');
  await expect(rowOf(page, inTitle.codigo).locator('mark')).toHaveText(new RegExp(word, 'i'));
  await expect(rowOf(page, inLine.codigo)).toContainText(new RegExp(`línea 2: «Funda ${word}»`));
  // What says it in its name comes first.
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows).toContainText([inTitle.codigo, inLine.codigo]);
});

test('columns and density are kept in the address @long', async ({ page, goto }) => {
  await goto('/licitaciones?estado=publicada');
  const headers = page.getByRole('columnheader');
  await expect(headers.filter({ hasText: 'Publicación' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columnas y densidad' }).click();
  const view = page.getByRole('dialog', { name: 'Columnas y densidad' });
  await expect(view.getByRole('checkbox', { name: 'Nombre' })).toBeDisabled();
  await view.getByRole('checkbox', { name: 'Publicación' }).check();
  await view.getByRole('checkbox', { name: 'Comprador' }).uncheck();
  await view.getByText('Compacta').click();
  await expect(page).toHaveURL(/columnas=.*publicacion/);
  await expect(page).toHaveURL(/densidad=compacta/);
  await page.reload();
  await expect(headers.filter({ hasText: 'Publicación' })).toHaveCount(1);
  await expect(headers.filter({ hasText: 'Comprador' })).toHaveCount(0);

  const row = page.getByRole('row').nth(1);
  const compact = (await row.boundingBox())?.height ?? 0;
  await page.getByRole('button', { name: 'Columnas y densidad' }).click();
  await view.getByText('Cómoda').click();
  await expect(page).not.toHaveURL(/densidad/);
  await expect.poll(async () => (await row.boundingBox())?.height ?? 0).toBeGreaterThan(compact);
  await view.getByRole('button', { name: 'Volver a las columnas de siempre' }).click();
  await expect(page).not.toHaveURL(/columnas/);
  await expect(headers.filter({ hasText: 'Comprador' })).toHaveCount(1);
});

test('amount bounds are typed the Chilean way and narrow the list @long', async ({
  page,
  goto,
  aTender,
}) => {
  const inside = await aTender({ monto: 1_500_000 });
  const outside = await aTender({ monto: 2_500_000 });
  await goto(`/licitaciones?q=${inside.palabra} OR ${outside.palabra}`);
  const panel = await openFilter(page, 'Monto');
  await panel.getByLabel('Máximo').fill('1.5x');
  await expect(panel.getByText('Escribe un número, por ejemplo 1.500.000')).toBeVisible();
  await panel.getByLabel('Máximo').fill('2.000.000');
  await panel.getByLabel('Máximo').press('Enter');
  await expect(page).toHaveURL(/montoMax=2000000/);
  await expect(rowOf(page, outside.codigo)).toBeHidden();
  await expect(rowOf(page, inside.codigo)).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Quitar el filtro Monto: hasta $2.000.000' }),
  ).toBeVisible();
});

test('what is new is a filter like the others, and leaves copies of other calls out @long', async ({
  page,
  goto,
  aTender,
}) => {
  const call = await aTender();
  const copy = await aTender({ codigo: call.codigo.replace(/LE26$/, 'R126') });
  await goto(`/licitaciones?q=${call.palabra} OR ${copy.palabra}`);
  await expect(rowOf(page, copy.codigo)).toContainText('Posible nuevo llamado');
  const panel = await openFilter(page, 'Nuevas');
  // Published three days ago; of both tenders, the copy is not new.
  await expect(panel.getByRole('button')).toHaveText([
    'Publicadas hoy0',
    'Últimos 3 días1',
    'Últimos 7 días1',
    'Últimos 30 días1',
  ]);
  await panel.getByRole('button', { name: 'Últimos 7 días' }).click();
  await expect(page).toHaveURL(/nuevas=7d/);
  await expect(rowOf(page, copy.codigo)).toBeHidden();
  await page.reload();
  await expect(rowOf(page, call.codigo)).toBeVisible();
  await expect(rowOf(page, copy.codigo)).toBeHidden();
  // Published three days ago: not within today.
  await goto(`/licitaciones?q=${call.palabra}&nuevas=hoy`);
  await page.getByRole('button', { name: 'Quitar el filtro Nuevas: Publicadas hoy' }).click();
  await expect(page).not.toHaveURL(/nuevas/);
  await expect(rowOf(page, call.codigo)).toBeVisible();
});

test('a type says what it stood for in the year of its code: in the list, its filter and the ficha @long', async ({
  page,
  goto,
  aTender,
}) => {
  const codigo = (ending: string) => uniqueCode().replace(/LE26$/, ending);
  const old = await aTender({ codigo: codigo('LP24'), tipo: 'LP' });
  const recent = await aTender({ codigo: codigo('LP26'), tipo: 'LP' });
  const both = `${old.palabra} OR ${recent.palabra}`;
  await goto(`/licitaciones?q=${both}&columnas=nombre,tipo`);
  await expect(rowOf(page, old.codigo)).toContainText('Pública, 1.000 a 2.000 UTM');
  await expect(rowOf(page, recent.codigo)).toContainText('Pública, desde 1.000 UTM');
  const types = await openFilter(page, 'Tipo');
  await types.getByRole('combobox').fill('desde 1.000');
  // The filter is of the letters, whatever they stood for.
  await types.getByRole('option', { name: 'LP · Pública, desde 1.000 UTM 2' }).click();
  await expect(
    page.getByRole('button', { name: 'Quitar el filtro Tipo: LP · Pública, desde 1.000 UTM' }),
  ).toBeVisible();
  await goto(`/licitaciones/${old.id}`);
  await expect(page.getByText('Licitación pública entre 1.000 y 2.000 UTM')).toBeVisible();
});
