import { accounts, expect, test, uniqueWord } from './fixtures.ts';
import { violations } from './page-checks.ts';

test('products are added, priced together, brought from a price list, taken back and deleted', async ({
  page,
  goto,
  as,
}) => {
  const word = uniqueWord();
  await as(accounts.gestora);
  await goto('/productos/nuevo');
  await page.getByRole('textbox', { name: 'SKU' }).fill(`${word}-1`);
  await page.getByRole('textbox', { name: 'Nombre' }).fill(`Guante ${word}`);
  const trial = page.getByRole('region', { name: 'Qué encontraría' });
  await expect(trial.getByText('Nada abierto lo pide ahora')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar producto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Guante ${word}`);
  await page.getByLabel('Responsable', { exact: true }).selectOption('Gabriela Montecinos Leal');
  await page.getByRole('checkbox', { name: 'Asignarle las licitaciones nuevas' }).check();
  await expect(page.getByText('Hoy no hay licitaciones abiertas sin responsable')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar producto' }).click();
  await expect(page.getByText('La regla vale para las que lleguen.')).toBeVisible();
  await expect(page.getByText('Todavía nadie ha seguido ni descartado')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await goto('/productos/sinonimos');
  await page.getByRole('button', { name: 'Agregar grupo' }).click();
  const group = page.getByRole('combobox', { name: 'Grupo 1' });
  for (const synonym of [word, `${word}s`]) {
    await group.fill(synonym);
    await group.press('Enter');
  }
  await expect(page.getByText('1 producto usa estas palabras')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Deshacer' }).click();

  await goto(`/productos?q=${word}`);
  await page.getByRole('checkbox', { name: new RegExp(`${word}-1`) }).check();
  await page.getByRole('button', { name: 'Cambiar…' }).click();
  const bulk = page.getByRole('dialog');
  await bulk.getByLabel('Qué cambiar').selectOption('Precio neto');
  await bulk.getByRole('textbox', { name: 'Precio neto' }).fill('4990');
  await bulk.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await expect(page.getByRole('button', { name: `Precio de ${word}-1: $4.990` })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('button', { name: `Precio de ${word}-1: Sin precio` })).toBeVisible();

  // The toast lies over the button, and goes by itself once the pointer has left it.
  await page.mouse.move(10, 400);
  await page.getByRole('button', { name: 'Importar lista de precios' }).click();
  const rows = [
    'SKU;Nombre;Precio neto',
    `${word}-1;;$ 1.990`,
    `${word}-2;Mascarilla ${word};250`,
    `${word}-3;Mala ${word};-5`,
  ];
  await page.getByLabel('elige un archivo').setInputFiles({
    name: `${word}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  const shown = page.getByRole('group', { name: 'Qué filas ver' });
  await expect(shown.getByRole('button', { name: '1 Rechazadas' })).toBeVisible();
  await expect(page.getByText('Precio neto: -5 es negativo.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Importar 2 productos' }).click();
  await expect(page.getByText('Productos nuevos: 1; cambiados: 1')).toBeVisible();

  await goto(`/productos?q=${word}`);
  await expect(page.getByRole('button', { name: `Precio de ${word}-1: $1.990` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Mascarilla ${word}` })).toBeVisible();
  for (const sku of [`${word}-1`, `${word}-2`]) {
    await page.getByRole('checkbox', { name: new RegExp(sku) }).check();
  }
  await page.getByRole('button', { name: 'Vigilar' }).click();
  await expect(page.getByText(/Se guardó la vista «Para \S+ \S+ y 1 más»/)).toBeVisible();

  await goto('/productos/importar');
  await page.getByRole('link', { name: `${word}.csv` }).click();
  await page.getByRole('button', { name: 'Deshacer la importación' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(
    page.getByText('Productos que volvieron a como estaban: 1; quitados: 1.'),
  ).toBeVisible();

  await goto(`/productos?q=${word}`);
  await expect(page.getByRole('button', { name: `Precio de ${word}-1: Sin precio` })).toBeVisible();
  await page.getByRole('link', { name: `Guante ${word}` }).click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar producto' }).click();
  await expect(page.getByText(`Eliminaste ${word}-1`)).toBeVisible();
});
