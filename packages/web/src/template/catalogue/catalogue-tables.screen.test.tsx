import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createCatalogueRoutes } from './index.ts';
import { warmPages } from './warm-pages.ts';

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-11-24T12:00:00-03:00'),
    routes: (shell) => createCatalogueRoutes(shell),
  });

beforeAll(() => warmPages('dataTables', 'advancedTables'), 180_000);

/** One demonstration of the page, by its title. */
async function demo(title: string) {
  const article = (await screen.findByRole('heading', { name: title, level: 3 })).closest(
    'article',
  );
  if (article === null) throw new Error(`No demonstration ${title}`);
  return within(article);
}

it('sorts a table and turns its pages', async () => {
  const { user } = open('/datatables/basic');
  const table = await demo('Sin configurar nada');
  expect(await table.findByText('1–5 de 100')).toBeVisible();
  await user.click(table.getByRole('button', { name: 'Sueldo' }));
  expect(table.getByRole('columnheader', { name: 'Sueldo' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.click(table.getByRole('button', { name: 'Página siguiente' }));
  expect(await table.findByText('6–10 de 100')).toBeVisible();
});

it('searches, adds somebody, and downloads those that are chosen', async () => {
  const { user } = open('/datatables/basic');
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:personas');
  const table = await demo('Con búsqueda, archivo y altas');
  expect(await table.findByText('1–7 de 100')).toBeVisible();
  await user.click(table.getByRole('button', { name: 'Agregar persona' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Agregar persona' }));
  await user.click(panel.getByRole('button', { name: 'Agregar' }));
  expect(panel.getByText('Escribe el nombre.')).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: /^Nombre/ }), 'Zulema Prueba');
  await user.type(panel.getByRole('textbox', { name: /^Correo/ }), 'zulema@andes.demo');
  await user.click(panel.getByRole('button', { name: 'Agregar' }));
  expect(await table.findByText('1–7 de 101')).toBeVisible();
  await user.type(table.getByRole('searchbox', { name: 'Buscar' }), 'zulema{Enter}');
  expect(await table.findByText('1–1 de 1')).toBeVisible();
  await user.click(table.getByRole('checkbox', { name: /Zulema Prueba/ }));
  await user.click(table.getByRole('button', { name: 'Descargar las elegidas' }));
  expect(await screen.findByText('Se descargó 1 fila')).toBeVisible();
  const [blob] = made.mock.calls[0] ?? [];
  expect(blob instanceof Blob && (await blob.text())).toContain('zulema@andes.demo');
});

it('unfolds a row below itself, and folds it', async () => {
  const { user } = open('/datatables/basic');
  const table = await demo('Con filas que se abren');
  const [first] = await table.findAllByRole('button', { name: /^Más datos de / });
  if (first === undefined) throw new Error('No rows');
  expect(first).toHaveAttribute('aria-expanded', 'false');
  await user.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(table.getByText('Años de oficio')).toBeVisible();
  await user.click(first);
  expect(table.queryByText('Años de oficio')).toBeNull();
});

it('shows a table in another language, and the page in its own', async () => {
  const { user } = open('/datatables/basic');
  const table = await demo('En varios idiomas');
  await user.click(await table.findByRole('radio', { name: 'Deutsch' }));
  expect(table.getByRole('columnheader', { name: 'Gehalt' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tablas de datos básicas');
});

it('shows a column more, hides one and makes one wider', async () => {
  const { user } = open('/datatables/basic');
  const table = await demo('Con columnas que se eligen, se mueven y se ensanchan');
  expect(table.queryByRole('columnheader', { name: /Edad/ })).toBeNull();
  await user.click(await table.findByRole('button', { name: 'Columnas' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Columnas' }));
  await user.click(await panel.findByRole('checkbox', { name: 'Edad' }));
  expect(table.getByRole('columnheader', { name: /Edad/ })).toBeVisible();
  await user.click(panel.getByRole('checkbox', { name: 'Ciudad' }));
  await user.keyboard('{Escape}');
  expect(table.queryByRole('columnheader', { name: /Ciudad/ })).toBeNull();
  const edge = table.getByRole('separator', { name: /Cargo/ });
  edge.focus();
  await user.keyboard('{ArrowRight}');
  expect(edge).toHaveAttribute('aria-valuenow', '166');
});

it('lets the server search and divide into pages', async () => {
  const { user, server } = open('/datatables/advance');
  const table = await demo('Por páginas, desde el servidor');
  expect(await table.findByText('1–7 de 100')).toBeVisible();
  await user.selectOptions(table.getByRole('combobox'), '25');
  expect(await table.findByText('1–25 de 100')).toBeVisible();
  await user.type(table.getByRole('searchbox'), '@@@{Enter}');
  expect(await table.findByText('Nadie calza con eso.')).toBeVisible();
  expect(
    server.calls.filter((call) => call.includes('/api/datatables/data')).length,
  ).toBeGreaterThan(2);
});

it('filters by each field on its own: emptying one brings back what it left out', async () => {
  const { user } = open('/datatables/advance');
  const table = await demo('Con búsqueda avanzada');
  const found = () => table.getByText(/^\d+ personas?$/);
  await table.findByText('100 personas');
  await user.type(table.getByRole('textbox', { name: 'Sueldo' }), '2');
  const bySalary = found().textContent;
  expect(bySalary).not.toBe('100 personas');
  await user.type(table.getByRole('textbox', { name: 'Nombre' }), 'zzz');
  expect(found()).toHaveTextContent('0 personas');
  await user.clear(table.getByRole('textbox', { name: 'Nombre' }));
  expect(found().textContent).toBe(bySalary);
  await user.type(table.getByRole('textbox', { name: 'Ingreso desde' }), '01-01-2024');
  expect(found().textContent).not.toBe(bySalary);
  await user.click(table.getByRole('button', { name: 'Vaciar los filtros' }));
  expect(found()).toHaveTextContent('100 personas');
  expect(table.getByRole('textbox', { name: 'Ingreso desde' })).toHaveValue('');
});
