import { accounts, expect, inDays, test, uniqueWord } from './fixtures.ts';
import { openFilter, rowOf, search, searchBox } from './list.ts';
import { searchFor } from './palette.ts';

test.beforeEach(async ({ as }) => {
  await as(accounts.analista);
});

test('words, phrases, exclusions, prefixes and OR find what they say', async ({
  page,
  goto,
  aTender,
}) => {
  const one = await aTender({ nombre: 'MANTENCIÓN DE ÁREAS VERDES' });
  const other = await aTender({ nombre: 'Compra de camiones verdes para áreas rurales' });
  const both = `(${one.palabra} OR ${other.palabra})`.slice(1, -1);
  const oneRow = rowOf(page, one.codigo);
  const otherRow = rowOf(page, other.codigo);
  await goto('/licitaciones');

  await search(page, both);
  await expect(oneRow).toBeVisible();
  await expect(otherRow).toBeVisible();

  await search(page, `${both} mantenciones area`);
  await expect(oneRow).toBeVisible();
  await expect(otherRow).toBeHidden();

  await search(page, `${both} "areas verdes"`);
  await expect(otherRow).toBeHidden();
  await expect(oneRow).toBeVisible();

  await search(page, `${both} -camion`);
  await expect(otherRow).toBeHidden();
  await expect(oneRow).toBeVisible();

  await search(page, `${both} camio*`);
  await expect(oneRow).toBeHidden();
  await expect(otherRow).toBeVisible();
});

test('an exact code comes first, before tenders that mention it @long', async ({
  page,
  goto,
  aTender,
}) => {
  const wanted = await aTender();
  const newer = await aTender({ descripcion: `Reemplaza a la licitación ${wanted.codigo}` });
  await goto(`/licitaciones?q=${wanted.codigo.toLowerCase()}`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows.first()).toContainText(wanted.codigo);
  await expect(rows).toContainText([wanted.codigo, newer.codigo]);
});

test('a search of signs alone is explained beside the box and mended by typing @long', async ({
  page,
  goto,
  aTender,
  expectTrouble,
}) => {
  expectTrouble(/422 .*\/api\/licitaciones/);
  const tender = await aTender();
  const sentence =
    'La búsqueda no tiene ninguna palabra: escribe al menos una, además de los signos.';
  await goto('/licitaciones');
  await search(page, '-- "" *');
  await expect(page.getByText('Revisa la búsqueda')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveAccessibleDescription(sentence);
  await search(page, tender.palabra);
  await expect(rowOf(page, tender.codigo)).toBeVisible();
  await expect(page.getByRole('searchbox')).not.toHaveAccessibleDescription(sentence);
});

test('when nothing matches the list shows it and offers to clear the filters @long', async ({
  page,
  goto,
}) => {
  await goto('/licitaciones?q=xkxkxkxkxk&estado=publicada');
  await expect(page.getByText('Ninguna licitación coincide')).toBeVisible();
  await expect(page.getByText('0 licitaciones', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Limpiar todo' }).last().click();
  await expect(page).toHaveURL('/licitaciones?vista=todas');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
});

test('when nothing matches it says how many each filter takes away', async ({
  page,
  goto,
  aTender,
}) => {
  const { palabra } = await aTender();
  await aTender({ nombre: `Servicio de aseo ${palabra}` });
  await goto(`/licitaciones?q=${palabra}&estado=revocada&region=16`);
  const main = page.getByRole('main');
  await expect(main.getByText('Encontrarías algo con uno de estos cambios:')).toBeVisible();
  await main.getByRole('button', { name: /^Sin «Estado: Revocada» 2 licitaciones$/ }).click();
  await expect(page).toHaveURL(`/licitaciones?q=${palabra}&region=16`);
  await expect(page.getByRole('row', { name: palabra })).toHaveCount(2);
});

test('a mistyped word is answered with the one that was meant @long', async ({
  page,
  goto,
  aTender,
}) => {
  const { palabra, codigo } = await aTender();
  const mistyped = palabra.slice(0, -2) + palabra.slice(-1);
  await goto(`/licitaciones?q=${mistyped}`);
  const main = page.getByRole('main');
  const meant = main.getByRole('link', { name: `¿Quisiste decir «${palabra}»?` });
  await expect(meant).toHaveAttribute('href', `/licitaciones?q=${palabra}`);
  await meant.click();
  await expect(rowOf(page, codigo)).toBeVisible();
  await expect(searchBox(page)).toHaveValue(palabra);
});

test('rubros are chosen in a tree, level by level or by their names', async ({ page, goto }) => {
  await goto('/licitaciones?vista=todas');
  const panel = await openFilter(page, 'Rubro');
  const segment = panel.getByRole('checkbox', { name: /^42 · Equipos y suministros médicos/ });
  await panel.getByRole('button', { name: 'Abrir Equipos y suministros médicos' }).click();
  const family = panel.getByRole('checkbox', { name: /^4213 · / });
  // The address holds what is chosen, and the box shows it once it does.
  await family.click();
  await expect(page).toHaveURL('/licitaciones?rubro=4213');
  await segment.click();
  // What is below a chosen rubro is chosen with it.
  await expect(page).toHaveURL('/licitaciones?rubro=42');
  await expect(family).toBeChecked();
  await expect(family).toBeDisabled();
  await panel.getByRole('searchbox').fill('guantes');
  await expect(panel.getByRole('checkbox', { name: /guantes/i }).first()).toBeVisible();
  await panel.getByRole('searchbox').fill('unicornios');
  await expect(panel.getByText('Ningún rubro con licitaciones dice eso.')).toBeVisible();
  await page.keyboard.press('Escape');
  const chips = page.getByRole('list', { name: 'Filtros activos' });
  await chips
    .getByRole('button', { name: 'Quitar el filtro Rubro: 42 · Equipos y suministros médicos' })
    .click();
  await expect(page).toHaveURL(/^(?!.*rubro)/);
});

test('invalid search params are ignored @long', async ({ page, goto, aTender }) => {
  const tender = await aTender();
  await goto(`/licitaciones?q=${tender.palabra}&estado=abierta&sort=precio&region=99&tag=x`);
  await expect(rowOf(page, tender.codigo)).toBeVisible();
});

test('amounts are as published, in es-CL, and their absence is shown @long', async ({
  page,
  goto,
  aTender,
}) => {
  const tenders = [
    { draft: { monto: 12_345_678, moneda: 'CLP' }, text: '$12.345.678' },
    { draft: { monto: 1234.5, moneda: 'CLF' }, text: 'UF 1.234,50' },
    { draft: { monto: 60.5, moneda: 'UTM' }, text: 'UTM 60,5' },
    { draft: { monto: 80_000, moneda: 'USD' }, text: 'US$80.000' },
    { draft: { monto: null, moneda: 'CLP' }, text: 'Sin monto publicado' },
  ];
  for (const { draft, text } of tenders) {
    const { palabra, codigo } = await aTender(draft);
    await goto(`/licitaciones?q=${palabra}`);
    await expect(rowOf(page, codigo).getByText(text, { exact: true })).toBeVisible();
  }
});

test.describe('far from Chile', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('closings are in Chilean time, with the days left @long', async ({
    page,
    goto,
    aTender,
  }) => {
    const cases = [
      // Past eleven at night in Santiago it is already the day after tomorrow in Tokyo.
      { cierre: inDays(1, '23:30:00'), left: 'Mañana', time: '23:30' },
      { cierre: inDays(5, '09:05:00'), left: 'en 5 días', time: '09:05' },
      { cierre: inDays(-1, '12:00:00'), left: 'Ayer', time: '12:00' },
    ];
    for (const { cierre, left, time } of cases) {
      const { palabra, codigo } = await aTender({ cierre });
      await goto(`/licitaciones?q=${palabra}`);
      const row = rowOf(page, codigo);
      const day = `${cierre.slice(8, 10)}-${cierre.slice(5, 7)}`;
      await expect(row.getByRole('time')).toHaveText(
        new RegExp(`^[a-záé]{3}\\.? ${day}(-\\d{4})?, ${time} hora Chile$`),
      );
      await expect(row.getByText(left, { exact: true })).toBeVisible();
    }
    const { palabra, codigo } = await aTender({ cierre: null });
    await goto(`/licitaciones?q=${palabra}`);
    await expect(rowOf(page, codigo).getByText('Sin fecha de cierre')).toBeVisible();
  });
});

test('a tender past its closing is overdue although its state is still publicada @long', async ({
  page,
  goto,
  aTender,
}) => {
  const late = await aTender({ cierre: inDays(-2) });
  await goto(`/licitaciones?q=${late.palabra}`);
  const badge = rowOf(page, late.codigo).getByTitle(/^El portal aún dice «Publicada»/);
  await expect(badge).toHaveText('Vencida');
});

test('a title in capitals reads in sentence case, with the raw text on hover @long', async ({
  page,
  goto,
  aTender,
}) => {
  const tender = await aTender({
    nombre: 'ADQUISICIÓN DE INSUMOS PARA EL CESFAM DE QUILLÓN, SUS POSTAS RURALES Y SU SAPU',
  });
  await goto(`/licitaciones?q=${tender.palabra}`);
  const link = page.getByRole('link', { name: /^Adquisición de insumos para el CESFAM de/ });
  await expect(link).toHaveAttribute('title', `Como se publicó: ${tender.nombre}`);
});

test('the palette says where it met the words of a tender whose title does not show them @long', async ({
  page,
  goto,
  as,
  aTender,
}) => {
  const word = uniqueWord();
  await aTender({ lineas: [{ nombre: 'Papel' }, { nombre: `Guantes ${word}` }] });
  await as(accounts.gestora);
  await goto('/etiquetas');
  const palette = await searchFor(page, word);
  await expect(palette.active).toContainText(`línea 2: «Guantes ${word}»`);
  await page.keyboard.press('Enter');
  const items = page.getByRole('region', { name: 'Productos y servicios' }).first();
  await expect(items.locator('mark')).toHaveText([word]);
});
