import { readFile } from 'node:fs/promises';
import { answerInstead } from './answer-instead.ts';
import { accounts, expect, test, uniqueCode, uniqueWord } from './fixtures.ts';
import { countsOf, runCard, upload } from './runs.ts';
import { rowOf, search } from './list.ts';
import { answerOf, inDays, tenderElement } from './tender-draft.ts';

// In a company of its own: the other tests' imports would push these out of sight.
const header =
  'codigo;nombre;institucion_nombre;institucion_rut;region;fecha_inicio;fecha_final;fecha_adjudicacion;monto_estimado;unidad_monetaria';
const row = (code: string, name: string) =>
  `${code};${name};"SERVICIO DE SALUD";"61.602.276-8";"Región del Ñuble";${inDays(-3)};${inDays(9)};${inDays(30)};8000000;"CLP"`;
const csvOf = (...rows: string[]) => `\u{feff}${[header, ...rows].join('\n')}\n`;

test('a CSV is read row by row: counts, repairs, and the rejected rows with line and reason', async ({
  page,
  goto,
  as,
}) => {
  const word = uniqueWord();
  const codes = [uniqueCode(), uniqueCode(), uniqueCode()] as const;
  const name = `publicadas ${word}.csv`;
  await as(accounts.austral);
  await goto('/fuentes');
  await upload(
    page,
    name,
    csvOf(
      row(codes[0], `"Compra ${word} uno"`),
      row(codes[1], `"Arriendo "Los Álamos" ${word}"`),
      row('', `"Sin código ${word}"`),
      row(codes[2], `"Compra ${word} tres"`),
      row(uniqueCode(), `"Comillas abiertas ${word}`),
    ),
  );
  const card = runCard(page, name);
  await expect(card.getByText('Terminada')).toBeVisible();
  await expect(card).toContainText('Licitaciones de Mercado Público (CSV)');
  await expect(card).toContainText('por Sebastián Oyarzún Barría');
  expect(await countsOf(page, name)).toEqual({
    leidas: 5,
    nuevas: 3,
    cambiadas: 0,
    sinCambios: 0,
    rechazadas: 2,
    reparadas: 1,
  });

  const downloading = page.waitForEvent('download');
  await card.getByRole('link', { name: `Descargar la lista de rechazos de ${name}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^rechazos-\d+\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\u{feff}"resultado";"archivo";"linea";"motivo";"contenido"');
  expect(lines.slice(1).toSorted()).toEqual([
    '',
    expect.stringMatching(/^"rechazada";"";"4";"La fila no trae «codigo»\.";";""Sin código/),
    expect.stringMatching(
      /^"rechazada";"";"6";"La fila tiene 9 columnas y el encabezado tiene 10\.";/,
    ),
    expect.stringMatching(/^"reparada";"";"3";"La fila traía comillas sin escapar en «nombre»/),
  ]);

  await goto(`/licitaciones?q=${word}`);
  await expect(page.getByText('3 licitaciones', { exact: true })).toBeVisible();
  await expect(rowOf(page, codes[1])).toContainText('Arriendo "Los Álamos"');
  await expect(rowOf(page, codes[0])).toContainText('$8.000.000');
});

test('the same JSON twice changes nothing, a newer response changes its fields', async ({
  page,
  goto,
  as,
}) => {
  const word = uniqueWord();
  const codes = [uniqueCode(), uniqueCode()];
  const answer = (first: string) =>
    answerOf(
      codes.map((code, index) =>
        tenderElement(code, { nombre: `${index === 0 ? first : 'Compra'} ${word}` }),
      ),
    );
  await as(accounts.austral);
  await goto('/fuentes');
  const file = answer('Compra');
  await upload(page, `${word}-1.json`, file);
  expect(await countsOf(page, `${word}-1.json`)).toMatchObject({ leidas: 2, nuevas: 2 });
  await upload(page, `${word}-2.json`, file);
  expect(await countsOf(page, `${word}-2.json`)).toMatchObject({ nuevas: 0, sinCambios: 2 });
  await upload(page, `${word}-3.json`, answer('Reemplazo'));
  expect(await countsOf(page, `${word}-3.json`)).toMatchObject({ cambiadas: 1, sinCambios: 1 });
  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  await menu.getByRole('link', { name: /^Licitaciones( \(|$)/ }).click();
  await search(page, word);
  await expect(rowOf(page, codes[0] ?? '')).toContainText('Reemplazo');
});

test('an unreadable file shows its reason and does not affect the others', async ({
  page,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(/422 .*importaciones/);
  const word = uniqueWord();
  const good = answerOf([tenderElement(uniqueCode(), { nombre: `Buena ${word}` })]);
  await as(accounts.austral);
  await goto('/fuentes');
  await upload(page, [
    { name: `${word}.pdf`, content: '%PDF-1.7\n…' },
    { name: `${word}-vacio.csv`, content: '' },
    { name: `${word}-pagina.json`, content: '<!doctype html><title>Error</title>' },
    { name: `${word}-otras.csv`, content: 'fecha,temperatura\n2026-01-01,21\n' },
    { name: `${word}-bueno.json`, content: good },
  ]);
  await expect(runCard(page, `${word}.pdf`).getByRole('alert')).toContainText(
    'Parece un documento PDF, y de un PDF no se pueden sacar licitaciones.',
  );
  await expect(runCard(page, `${word}-vacio.csv`).getByRole('alert')).toHaveText(
    'El archivo está vacío.',
  );
  await expect(runCard(page, `${word}-pagina.json`).getByRole('alert')).toContainText(
    'Parece una página web, no un archivo de datos',
  );
  // A table of other columns is not an error: the user maps them.
  await expect(runCard(page, `${word}-otras.csv`)).toContainText('Falta un paso');
  expect(await countsOf(page, `${word}-bueno.json`)).toMatchObject({ leidas: 1, nuevas: 1 });
  await page.getByRole('button', { name: `Quitar ${word}.pdf de la lista` }).click();
  await expect(runCard(page, `${word}.pdf`)).toBeHidden();
});

test('a JSON that breaks off keeps what was whole and names the place', async ({
  page,
  goto,
  as,
}) => {
  const word = uniqueWord();
  const codes = [uniqueCode(), uniqueCode()];
  const whole = answerOf(codes.map((code) => tenderElement(code, { nombre: `Cortada ${word}` })));
  const name = `${word}-cortado.json`;
  await as(accounts.austral);
  await goto('/fuentes');
  await upload(page, name, whole.slice(0, -400));
  expect(await countsOf(page, name)).toMatchObject({ leidas: 2, nuevas: 1, rechazadas: 1 });
  await goto(`/licitaciones?q=${word}`);
  await expect(rowOf(page, codes[0] ?? '')).toBeVisible();
  await expect(page.getByText('1 licitación', { exact: true })).toBeVisible();
});

test('a lost connection is no lost file: it can be sent again', async ({
  page,
  goto,
  as,
  expectTrouble,
}) => {
  expectTrouble(/ERR_CONNECTION_FAILED/);
  const word = uniqueWord();
  const name = `${word}.json`;
  await as(accounts.austral);
  await goto('/fuentes');
  const restore = await answerInstead(page, /importaciones\?nombre/, (route) =>
    route.abort('connectionfailed'),
  );
  await upload(page, name, answerOf([tenderElement(uniqueCode(), { nombre: `Envío ${word}` })]));
  await expect(runCard(page, name).getByRole('alert')).toContainText(
    'No hay respuesta del servidor.',
  );
  restore();
  await page.getByRole('button', { name: `Volver a subir ${name}` }).click();
  expect(await countsOf(page, name)).toMatchObject({ leidas: 1, nuevas: 1 });
});

test('a reader sees the sources and cannot import', async ({ page, goto, as }) => {
  await as(accounts.lector);
  await goto('/fuentes');
  const overview = page.getByRole('region', { name: 'De dónde vienen las licitaciones' });
  await expect(overview).toContainText(/\d licitaciones · .*\d observaciones/);
  await expect(page.getByLabel('Elegir archivos')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Importar archivos' })).toHaveCount(0);
});
