import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createCatalogueRoutes } from './index.ts';
import { warmPages } from './warm-pages.ts';
import { readSheet } from './sheets/read-sheet.ts';
import { sampleFields, sampleRows } from './sheets/sample-rows.ts';
import { writeSheet } from './sheets/write-sheet.ts';

// The first page that is read starts the compiler, which on a busy machine takes longer than a test waits.
beforeAll(() => warmPages('exportTable'), 120_000);

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-11-24T12:00:00-03:00'),
    routes: (shell) => createCatalogueRoutes(shell),
  });

/** What the browser was handed to keep. */
function keptFiles(): Blob[] {
  const kept: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) kept.push(content);
    return 'blob:kept';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  return kept;
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('exports what is found, under the name and in the format that are asked for', async () => {
  const kept = keptFiles();
  const { user } = open('/extensions/export');
  await user.type(
    await screen.findByRole('searchbox', { name: 'Buscar en la tabla' }),
    'hosp{Enter}',
  );
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exportar 2 filas' }));
  const name = dialog.getByRole('textbox', { name: 'Nombre del archivo' });
  expect(name).toHaveValue('planilla');
  await user.clear(name);
  await user.type(name, 'a/b');
  expect(dialog.getByText(/^Escribe un nombre sin estos signos/)).toBeVisible();
  await user.clear(name);
  await user.type(name, 'hospitales');
  await user.click(dialog.getByRole('radio', { name: 'Texto' }));
  await user.click(dialog.getByRole('button', { name: 'Exportar' }));
  expect(await screen.findByText('hospitales.txt, con 2 filas')).toBeInTheDocument();
  expect(await kept[0]?.text()).toMatch(/^Código\tNombre\t.*\r\n1057-9-LQ26\t/);
});

it('exports the chosen rows alone, as a book of Excel', async () => {
  const kept = keptFiles();
  const { user } = open('/extensions/export-selected');
  await user.click(await screen.findByRole('checkbox', { name: /Extintores/ }));
  await user.click(screen.getByRole('button', { name: 'Exportar las elegidas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exportar 1 fila' }));
  await user.click(dialog.getByRole('button', { name: 'Exportar' }));
  expect(await screen.findByText('planilla.xlsx, con 1 fila')).toBeInTheDocument();
  const [book] = kept;
  if (book === undefined) throw new Error('Nothing was kept');
  const { rows } = await readSheet(new File([await book.arrayBuffer()], 'a.xlsx'));
  expect(rows).toEqual([
    ['5870-2-L126', 'Extintores', 'Liceo de Punta Arenas', '2026-12-16', '2140000'],
  ]);
});

it('shows what is in a spreadsheet, searches it, and refuses what is none', async () => {
  const { user } = open('/extensions/import');
  const field = await screen.findByLabelText('elígela');
  const cells = sampleRows.map((row) => sampleFields.map((one) => row[one]));
  const book = writeSheet('xlsx', ['Código', 'Nombre', 'Comprador', 'Cierre', 'Monto'], cells, 'A');
  await user.upload(field, new File([await book.arrayBuffer()], 'mias.xlsx'));
  const table = await screen.findByRole('table', { name: 'Vista previa de mias.xlsx' });
  expect(within(table).getByText('Hospital Base de Valdivia')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar en la planilla' }), 'grúas{Enter}');
  expect(within(table).queryByText('Hospital Base de Valdivia')).toBeNull();
  expect(within(table).getByText('Arriendo de grúas')).toBeVisible();
  // The field is another one after the wait.
  await user.upload(screen.getByLabelText('elígela'), new File(['nada'], 'rota.xlsx'));
  expect(await screen.findByText('No se pudo leer rota.xlsx')).toBeInTheDocument();
  // What was there is not lost.
  expect(table).toBeVisible();
});
