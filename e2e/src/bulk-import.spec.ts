import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { accounts, expect, test } from './fixtures.ts';
import { rowOf } from './list.ts';
import { countsOf } from './runs.ts';

const shared =
  process.env['PLIEGO_SHARED_DATA'] ??
  resolve(import.meta.dirname, '..', '..', '..', 'shared', 'data');
const folder = join(shared, 'mercado-publico', 'licitaciones-csv-2025-04');
const isThere = existsSync(folder);

test('a month of Mercado Público goes through the screen without losing a record', async ({
  page,
  goto,
  as,
}) => {
  test.skip(!isThere, `No están los archivos reales de ${folder}: dilo con PLIEGO_SHARED_DATA`);
  test.setTimeout(400_000);
  const names = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  expect(names).toHaveLength(6);
  await as(accounts.austral);
  await goto('/fuentes');
  await page.getByLabel('Elegir archivos').setInputFiles(names.map((name) => join(folder, name)));

  const totals = { leidas: 0, nuevas: 0, rechazadas: 0 };
  for (const name of names) {
    const { leidas = 0, nuevas = 0, rechazadas = 0 } = await countsOf(page, name, 200_000);
    totals.leidas += leidas;
    totals.nuevas += nuevas;
    totals.rechazadas += rechazadas;
  }
  expect(totals).toEqual({ leidas: 15_270, nuevas: 14_217, rechazadas: 0 });

  // The one record with unescaped quotes.
  await goto('/licitaciones?q=1007793-1-L125');
  await expect(rowOf(page, '1007793-1-L125')).toBeVisible();
});
