import { accounts, expect, test, uniqueWord } from './fixtures.ts';
import { columnChoice, csv, openTable, workbook } from './own-spreadsheet.ts';
import { chooseAppearance, isWithoutSidewaysScroll, violations } from './page-checks.ts';
import { countsOf, runCard } from './runs.ts';

/** A table of unknown columns is first refused as an import, and then uploaded for mapping. */
const refusedFirst = /422 .*importaciones/;

/** A column that no other test's tables have: mappings are kept by the names of the columns. */
const headerOf = (word: string) => [
  'Código',
  'Glosa',
  'Mandante',
  'Total',
  'Vence',
  `Nota ${word}`,
];

const rowsOf = (word: string) => [
  headerOf(word),
  [`${word}-1`, `Pintura de oficinas ${word}`, 'Los Boldos SpA', '1.250.000', '15/12/2026', 'a'],
  [`${word}-2`, `Arriendo de grúa ${word}`, 'Río Claro Ltda.', '3.400.000', '18/12/2026', ''],
  ['', `Sin folio ${word}`, 'Río Claro Ltda.', '900.000', '19/12/2026', ''],
  [`${word}-4`, `Bodega ${word}`, 'Río Claro Ltda.', 'por definir', '31/02/2027', ''],
];

test('a table of unknown columns is mapped, tried, imported and undone', async ({
  page,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(refusedFirst);
  const word = uniqueWord();
  const name = `proyectos ${word}.csv`;
  await as(accounts.austral);
  await goto('/fuentes');
  await openTable(page, name, csv(rowsOf(word)));

  await expect(columnChoice(page, 'Código')).toHaveValue('codigo');
  await columnChoice(page, 'Glosa').selectOption('nombre');
  await columnChoice(page, 'Mandante').selectOption('comprador');
  await columnChoice(page, 'Total').selectOption('monto');
  await columnChoice(page, 'Vence').selectOption('cierre');
  await columnChoice(page, `Nota ${word}`).selectOption('');
  await page.getByLabel('Estado donde no se dice').selectOption('publicada');
  await page.getByLabel('Datos al', { exact: true }).fill('01-11-2026');
  await page.keyboard.press('Tab');

  const preview = page
    .getByRole('region', { name: 'Así se leerán las primeras filas' })
    .getByRole('table');
  const first = preview.getByRole('row').filter({ hasText: `${word}-1` });
  await expect(first).toContainText('1.250.000, sin moneda');
  await expect(first).toContainText('15-12-2026');
  await expect(first).not.toContainText('00:00');
  await expect(first).toContainText('Publicada');
  await expect(preview).toContainText('La fila no trae código: la columna «Código» está vacía.');
  await expect(preview).toContainText('«por definir» no se entiende');
  await page.getByLabel('Fechas escritas como').selectOption('mm/dd/aaaa');
  await expect(preview).toContainText('«15/12/2026» no se entiende');
  await page.getByLabel('Fechas escritas como').selectOption('dd/mm/aaaa');
  await expect(first).toContainText('15-12-2026');

  await page.getByRole('button', { name: 'Probar sin importar' }).click();
  const dryRun = page.getByRole('region', { name: 'Resultado de la prueba' });
  await expect(dryRun).toContainText('no se guardó nada');
  const counts = dryRun.getByLabel(`Resultado de la prueba de ${name}`).getByRole('definition');
  await expect(counts).toHaveText(['4', '3', '0', '0', '1', '1']);
  await expect(dryRun.getByRole('listitem')).toContainText([
    /Fila 4.*Rechazada.*no trae código/,
    /Fila 5.*Reparada.*no es un monto/,
  ]);
  await columnChoice(page, 'Mandante').selectOption('');
  await expect(dryRun).toContainText('Cambiaste el mapeo después de esta prueba');

  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page).toHaveURL(/\/fuentes$/);
  expect(await countsOf(page, name)).toMatchObject({ leidas: 4, nuevas: 3, rechazadas: 1 });
  const card = runCard(page, name);
  await expect(card).toContainText('Planilla propia');

  await card.getByRole('button', { name: `Deshacer importación de ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`¿Deshacer la importación de ${name}?`);
  await dialog.getByRole('button', { name: 'Deshacer importación' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Se quitaron 3 licitaciones que sólo trajo este archivo.',
    'Se restauraron 0 licitaciones a lo que dicen las otras importaciones.',
    'Se conservaron 0 licitaciones porque alguien las trabaja.',
  ]);
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText(/Deshecha el \d\d-\d\d-\d{4}/);
  await expect(card.getByRole('button', { name: /Deshacer/ })).toHaveCount(0);
  await goto(`/licitaciones?q=${word}`);
  await expect(page.getByText(`${word}-1`)).toHaveCount(0);
});

test('a mapping is kept for the next table with the same columns, renamed and deleted @long', async ({
  page,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(refusedFirst);
  const word = uniqueWord();
  await as(accounts.austral);
  await goto('/fuentes');
  await openTable(page, `${word}-1.xlsx`, workbook(rowsOf(word), 'Noviembre'));
  await expect(page.getByText('Hoja «Noviembre»')).toBeVisible();
  await columnChoice(page, 'Glosa').selectOption('nombre');
  await columnChoice(page, 'Mandante').selectOption('comprador');

  // What was chosen survives a reload, and can be let go.
  await page.reload();
  await expect(page.getByText('Recuperamos lo que habías elegido')).toBeVisible();
  await expect(columnChoice(page, 'Mandante')).toHaveValue('comprador');

  await page.getByRole('button', { name: 'Guardar mapeo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Guardar mapeo' }).click();
  await expect(dialog).toContainText('Escribe un nombre para el mapeo');
  await dialog.getByLabel('Nombre').fill(`Mapeo ${word}`);
  await dialog.getByRole('button', { name: 'Guardar mapeo' }).click();
  await expect(page.getByText(`Se guardó el mapeo Mapeo ${word}`)).toBeVisible();

  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL(/\/fuentes$/);
  await openTable(page, `${word}-2.csv`, csv(rowsOf(word)));
  await expect(page.getByText(`Usamos el mapeo guardado «Mapeo ${word}».`)).toBeVisible();
  await expect(columnChoice(page, 'Mandante')).toHaveValue('comprador');
  await columnChoice(page, 'Mandante').selectOption('');
  await expect(page.getByText(`«Mapeo ${word}», con los cambios que hiciste.`)).toBeVisible();

  await page.getByRole('button', { name: 'Mapeos guardados' }).click();
  await dialog.getByRole('button', { name: `Cambiar el nombre de Mapeo ${word}` }).click();
  await expect(dialog.getByLabel('Nombre')).toBeFocused();
  await dialog.getByLabel('Nombre').fill(`Otro ${word}`);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: `Aplicar Otro ${word}` }).click();
  await expect(dialog).toBeHidden();
  await expect(columnChoice(page, 'Mandante')).toHaveValue('comprador');
  await expect(page.getByText(`Usamos el mapeo guardado «Otro ${word}».`)).toBeVisible();

  await page.getByRole('button', { name: 'Mapeos guardados' }).click();
  await dialog.getByRole('button', { name: `Eliminar Otro ${word}` }).click();
  await dialog.getByRole('button', { name: 'Eliminar mapeo' }).click();
  await expect(dialog.getByText(`Otro ${word}`)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(columnChoice(page, 'Mandante')).toHaveValue('comprador');
});

test('a wrong mapping, a missing column, an expired table: shows an error and keeps the choices', async ({
  page,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(refusedFirst, /404 .*planillas/);
  const [word, other] = [uniqueWord(), uniqueWord()];
  const { api } = await as(accounts.austral);
  await goto('/fuentes');
  const id = await openTable(page, `${word}.csv`, csv(rowsOf(word)));

  await columnChoice(page, 'Código').selectOption('');
  await columnChoice(page, 'Glosa').selectOption('');
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Falta elegir qué columnas dicen: Código, Nombre.',
  );
  // A field is of one column: choosing it elsewhere takes it from there.
  await columnChoice(page, 'Código').selectOption('codigo');
  await columnChoice(page, 'Mandante').selectOption('codigo');
  await expect(columnChoice(page, 'Código')).toHaveValue('');
  await columnChoice(page, 'Código').selectOption('codigo');
  await columnChoice(page, 'Glosa').selectOption('nombre');

  // A mapping of another table, of which this one lacks a column.
  const blob = new Blob([
    csv([
      ['Código', 'Glosa', `Rut ${other}`],
      ['1', 'Uno', '1-9'],
    ]).toString(),
  ]);
  const planilla = await api.spreadsheets.upload({ query: { nombre: 'otra.csv' }, body: blob });
  const columnas = { codigo: 'Código', nombre: 'Glosa', rutComprador: `Rut ${other}` };
  const mapeo = { ...planilla.propuesta.mapeo, columnas };
  const nombre = `Ajeno ${other}`;
  const body = { nombre, mapeo, planilla: planilla.id };
  const saved = await api.spreadsheets.saveMapping({ body });
  await page.getByRole('button', { name: 'Mapeos guardados' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Aplicar ${nombre}` })
    .click();
  await expect(page.getByText(`no tiene la columna «Rut ${other}»`)).toBeVisible();
  await expect(columnChoice(page, 'Glosa')).toHaveValue('nombre');
  await api.spreadsheets.removeMapping({ params: { id: saved.id } });

  await columnChoice(page, 'Mandante').selectOption('unidadCompra');
  await expect(page.getByRole('columnheader', { name: /^Unidad de compra/ })).toBeVisible();
  await api.spreadsheets.discard({ params: { id } });
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Esa planilla ya no está');
  await expect(columnChoice(page, 'Mandante')).toHaveValue('unidadCompra');
  await page.reload();
  await expect(page.getByText('Esta planilla ya no está')).toBeVisible();
  await page.getByRole('link', { name: 'Ir a Fuentes' }).click();
  await openTable(page, `${word}.csv`, csv(rowsOf(word)));
  await expect(page.getByText('Recuperamos lo que habías elegido')).toBeVisible();
  await expect(columnChoice(page, 'Mandante')).toHaveValue('unidadCompra');
  await page.getByRole('button', { name: 'Volver a la propuesta' }).click();
  await expect(columnChoice(page, 'Mandante')).not.toHaveValue('unidadCompra');
});

test('tables among other files wait in the list, one without rows shows an error @long', async ({
  page,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(refusedFirst);
  const word = uniqueWord();
  await as(accounts.austral);
  await goto('/fuentes');
  const mimeType = 'application/octet-stream';
  await page.getByLabel('Elegir archivos').setInputFiles([
    { name: `${word}.pdf`, mimeType, buffer: Buffer.from('%PDF-1.7\n…') },
    { name: `${word}.xlsx`, mimeType, buffer: workbook([headerOf(word)]) },
  ]);
  await expect(runCard(page, `${word}.pdf`).getByRole('alert')).toContainText('documento PDF');
  const card = runCard(page, `${word}.xlsx`);
  await expect(card).toContainText('Falta un paso');
  await page.reload();
  await card.getByRole('link', { name: `Elegir las columnas de ${word}.xlsx` }).click();
  await expect(page.getByText('La planilla no trae filas bajo el encabezado')).toBeVisible();
  await page.getByRole('link', { name: 'Fuentes' }).first().click();
  await card.getByRole('button', { name: `Quitar ${word}.xlsx de la lista` }).click();
  await expect(card).toHaveCount(0);
});

for (const [look, width] of [
  ['light', 1366],
  ['dark', 390],
] as const) {
  test(`the mapping step is whole and accessible: ${look}, ${width} px @long`, async ({
    page,
    goto,
    as,
    expectTrouble,
  }) => {
    expectTrouble(refusedFirst);
    const word = uniqueWord();
    await page.setViewportSize({ width, height: 844 });
    await chooseAppearance(page, { skin: look });
    await as(accounts.austral);
    await goto('/fuentes');
    await openTable(page, `${word}.csv`, csv(rowsOf(word)));
    await columnChoice(page, 'Glosa').selectOption('nombre');
    await expect(page.getByText('no trae código')).toBeVisible();
    await page.getByRole('button', { name: 'Probar sin importar' }).click();
    await expect(page.getByRole('region', { name: 'Resultado de la prueba' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await isWithoutSidewaysScroll(page)).toBe(true);
    await page.getByRole('button', { name: 'Mapeos guardados' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page, '[role=dialog]')).toEqual([]);
  });
}
