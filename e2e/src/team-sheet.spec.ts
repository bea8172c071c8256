import { accounts, expect, test, uniqueWord } from './fixtures.ts';
import { workbook } from './own-spreadsheet.ts';
import { violations } from './page-checks.ts';

test('the work of a spreadsheet is pasted, tried, done, undone and brought from a file', async ({
  page,
  goto,
  as,
  aTender,
}) => {
  const one = await aTender();
  const two = await aTender();
  const { api } = await as(accounts.gestora);
  await goto('/licitaciones');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByRole('menuitem', { name: 'El trabajo que llevas en una planilla' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Traer el trabajo de una planilla' }),
  ).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);

  const tag = `Planilla ${uniqueWord()}`;
  const rows = [
    ['ID licitación', 'Estado', 'Ejecutivo', 'Prioridad', 'Notas', 'Etiquetas'],
    [one.codigo, 'En análisis', 'Gabriela Montecinos Leal', 'alta', 'apurarse', tag],
    [two.codigo, 'en el limbo', '', 'baja', '', ''],
    ['9999-9-LE99', 'Descartada', '', '', '', ''],
  ];
  const copied = rows.map((row) => row.join('\t')).join('\n');
  await page.getByLabel('Lo copiado de la planilla').fill(copied);
  await page.getByRole('button', { name: 'Leer lo pegado' }).click();
  await expect(page.getByLabel('Qué dice la columna Ejecutivo')).toHaveValue('responsable');
  await expect(page.getByLabel('Qué dice la columna Notas')).toHaveValue('');
  const trial = page.getByRole('list', { name: 'Qué pasaría' }).getByRole('listitem');
  await expect(trial.filter({ hasText: one.nombre })).toContainText(
    'Etapa: Detectada → En análisis',
  );
  await expect(trial.filter({ hasText: two.nombre })).toContainText(
    '«en el limbo» no es una etapa',
  );
  await expect(trial.filter({ hasText: '9999-9-LE99' })).toContainText('No hay ninguna licitación');
  await page.getByRole('button', { name: 'Crear la etiqueta' }).click();
  await expect(trial.filter({ hasText: one.nombre })).toContainText(`Etiquetas: nada → ${tag}`);
  await page.getByRole('button', { name: /Se saltan/ }).click();
  await expect(trial.filter({ hasText: one.nombre })).toHaveCount(0);
  expect.soft(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Cambiar 2 licitaciones' }).click();
  await expect(
    page.getByRole('heading', { name: '2 licitaciones quedaron como dice tu planilla' }),
  ).toBeVisible();
  const stageOf = async () => (await api.work.get({ params: { id: one.id } })).etapa;
  expect(await stageOf()).toBe('en-analisis');
  expect.soft(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Deshacer todo' }).click();
  await expect(page.getByLabel('Lo copiado de la planilla')).toBeVisible();
  expect(await stageOf()).toBe('detectada');

  await page.locator('input[type=file]').setInputFiles({
    name: 'equipo.xlsx',
    mimeType: 'application/octet-stream',
    buffer: workbook([
      ['Código', 'Prioridad'],
      [two.codigo, 'media'],
    ]),
  });
  await page.getByRole('button', { name: 'Cambiar 1 licitación' }).click();
  await expect(
    page.getByRole('heading', { name: '1 licitación quedó como dice tu planilla' }),
  ).toBeVisible();
  const { prioridad } = await api.work.get({ params: { id: two.id } });
  expect(prioridad).toBe('media');
});
