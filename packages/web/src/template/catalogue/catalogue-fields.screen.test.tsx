import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createCatalogueRoutes } from './index.ts';
import { warmPages } from './warm-pages.ts';

const open = (page: string) =>
  openPage(`/forms/elements/${page}`, {
    now: new Date('2026-11-24T12:00:00-03:00'),
    routes: (shell) => createCatalogueRoutes(shell),
  });

const names = [
  'input',
  'inputGroup',
  'inputMask',
  'textarea',
  'checkbox',
  'radio',
  'switches',
  'select',
  'numberInput',
  'fileUploader',
  'pickers',
  'editor',
] as const;

beforeAll(() => warmPages(...names), 180_000);

/** One demonstration of the page, by its title. */
async function demo(title: string) {
  const article = (await screen.findByRole('heading', { name: title, level: 3 })).closest(
    'article',
  );
  if (article === null) throw new Error(`No demonstration ${title}`);
  return within(article);
}

const file = (name: string, type: string) => new File(['contenido'], name, { type });

it('searches for what is typed in a field', async () => {
  const { user } = open('input');
  const field = await demo('De búsqueda');
  await user.type(field.getByRole('searchbox'), 'hospital{Enter}');
  expect(field.getByText('Busca «hospital».')).toBeVisible();
});

it('joins an amount and its currency', async () => {
  const { user } = open('input-group');
  const group = await demo('Con moneda');
  expect(group.getByText('UTM 250')).toBeVisible();
  await user.selectOptions(group.getByRole('combobox', { name: 'Moneda' }), 'UF');
  expect(group.getByText('UF 250,00')).toBeVisible();
  const choice = await demo('Con casilla y con opción');
  await user.click(choice.getByRole('checkbox'));
  expect(choice.getByRole('textbox', { name: 'Monto máximo' })).toBeDisabled();
});

it('puts the signs of a RUT, an amount and a telephone, and keeps none of them', async () => {
  const { user } = open('input-mask');
  const rut = await demo('RUT');
  await user.type(rut.getByRole('textbox'), '761234560');
  expect(rut.getByRole('textbox')).toHaveValue('76.123.456-0');
  expect(rut.getByText('Se guarda: 76123456-0')).toBeVisible();
  await user.type(rut.getByRole('textbox'), '{Backspace}1');
  expect(rut.getByText(/dígito verificador no corresponde/)).toBeVisible();
  const pesos = await demo('Pesos');
  await user.clear(pesos.getByRole('textbox'));
  await user.type(pesos.getByRole('textbox'), '1500000');
  expect(pesos.getByRole('textbox')).toHaveValue('$ 1.500.000');
  expect(pesos.getByText('Se guarda: 1500000')).toBeVisible();
  const phone = await demo('Teléfono de Chile');
  await user.click(phone.getByRole('textbox'));
  await user.keyboard('987654321');
  expect(phone.getByRole('textbox')).toHaveValue('+56 9 8765 4321');
  expect(phone.getByText('Se guarda: +56987654321')).toBeVisible();
});

it('counts the characters of a text, and cuts none of them', async () => {
  const { user } = open('textarea');
  const area = await demo('Con cuenta de caracteres');
  await user.click(area.getByRole('textbox'));
  await user.paste('a'.repeat(119));
  expect(area.getByText('Queda 1 carácter.')).toBeVisible();
  await user.paste('bcd');
  expect(area.getByText('Sobran 2 caracteres. Acorta el texto.')).toBeVisible();
  expect(area.getByRole('textbox')).toHaveValue(`${'a'.repeat(119)}bcd`);
});

it('checks all boxes by the one that stands for them', async () => {
  const { user } = open('checkbox');
  const boxes = await demo('Varias, con una para todas');
  await user.click(boxes.getByRole('checkbox', { name: 'Todos los documentos' }));
  expect(boxes.getByText('3 de 3 listos')).toBeVisible();
  await user.click(boxes.getByRole('checkbox', { name: 'Boleta de garantía' }));
  expect(boxes.getByText('2 de 3 listos')).toBeVisible();
});

it('chooses one of a group, and lets go of what may be none', async () => {
  const { user } = open('radio');
  const group = await demo('Simples');
  await user.click(group.getByRole('radio', { name: 'Documento PDF' }));
  expect(group.getByText('Se descargaría como pdf.')).toBeVisible();
  const rows = await demo('Una o ninguna');
  const team = rows.getByRole('button', { name: /Solo el equipo/ });
  await user.click(team);
  expect(team).toHaveAttribute('aria-pressed', 'true');
  await user.click(team);
  expect(team).toHaveAttribute('aria-pressed', 'false');
});

it('switches at once, and undoes it', async () => {
  const { user } = open('switch');
  const row = within(
    (await demo('Que se puede deshacer')).getByRole('switch').closest('label') ?? document.body,
  ).getByRole('switch');
  await user.click(row);
  expect(row).not.toBeChecked();
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(row).toBeChecked();
});

it('loads the options of a list when it is opened, and creates one that is missing', async () => {
  const { user, server } = open('select');
  const remote = await demo('Que se carga al abrirla');
  const isAsked = () => server.calls.includes('GET /api/autocomplete/data');
  expect(isAsked()).toBe(false);
  await user.click(remote.getByRole('combobox', { name: 'Película' }));
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(5);
  expect(isAsked()).toBe(true);
  const made = await demo('Que crea lo que falta');
  await user.type(made.getByRole('combobox'), 'Con visita');
  await user.click(made.getByRole('option', { name: 'Crear «Con visita»' }));
  expect(made.getByRole('option', { name: 'Con visita' })).toHaveAttribute('aria-selected', 'true');
});

it('keeps the option that is fixed', async () => {
  const { user } = open('select');
  const list = await demo('Con una que no se quita');
  expect(list.queryByRole('button', { name: 'Quitar Metropolitana' })).toBeNull();
  await user.click(list.getByRole('combobox'));
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  const chosen = { selector: '.mantine-Pill-label' };
  expect(list.getByText('Metropolitana', chosen)).toBeInTheDocument();
  expect(list.queryByText('Maule', chosen)).toBeNull();
});

it('takes a number to its limits, and lets others set it', async () => {
  const { user } = open('number-input');
  const limited = await demo('Con mínimo, máximo y paso');
  await user.clear(limited.getByRole('textbox'));
  await user.type(limited.getByRole('textbox'), '400');
  await user.tab();
  expect(limited.getByRole('textbox')).toHaveValue('100');
  const shared = await demo('Que otros también cambian');
  await user.click(shared.getByRole('button', { name: '20 días' }));
  expect(shared.getByRole('textbox')).toHaveValue('20');
});

it('takes pictures, refuses what is none by its name, and removes one', async () => {
  const { user } = open('file-uploader');
  const zone = await demo('Solo imágenes');
  const input = zone.getByLabelText('elige imágenes');
  input.removeAttribute('accept');
  await user.upload(input, [file('plano.png', 'image/png'), file('acta.pdf', 'application/pdf')]);
  expect(await zone.findByText('plano.png')).toBeVisible();
  expect(await screen.findByText('«acta.pdf» no es una imagen')).toBeVisible();
  await user.click(zone.getByRole('button', { name: /plano\.png/ }));
  expect(zone.queryByText('plano.png')).toBeNull();
});

it('ends a term on a business day, past weekends and holidays', async () => {
  const { user } = open('pickers');
  const term = await demo('Un plazo en días hábiles');
  // From a Tuesday; 8 December is a holiday.
  const day = term.getByRole('textbox', { name: 'Notificación' });
  await user.clear(day);
  await user.type(day, '24-11-2026');
  await user.tab();
  expect(term.getByText('Vence el miércoles, 9 de diciembre.')).toBeVisible();
  const count = term.getByRole('textbox', { name: 'Plazo, en días hábiles' });
  await user.clear(count);
  await user.type(count, '4');
  expect(term.getByText('Vence el lunes, 30 de noviembre.')).toBeVisible();
});

it('offers no day that is not worked', async () => {
  const { user } = open('pickers');
  const field = await demo('Solo días hábiles');
  await user.click(field.getByRole('button', { name: /Entrega de la boleta/ }));
  const days = within(await screen.findByRole('dialog'));
  const weeks = days.getAllByRole('row').filter((row) => row.querySelector('td button') !== null);
  expect(weeks.length).toBeGreaterThan(3);
  for (const week of weeks) {
    for (const button of [...week.querySelectorAll('td button')].slice(5)) {
      expect(button).toBeDisabled();
    }
  }
});

it('sets the text of an editor from outside, and reads it as it will be published', async () => {
  const { user } = open('editor');
  const editor = await demo('Que otros también cambian');
  expect((await editor.findAllByText('Cambian los plazos del foro')).length).toBeGreaterThan(0);
  await user.click(editor.getByRole('button', { name: 'Vaciar' }));
  expect(editor.getByText('Todavía no hay nada escrito.')).toBeVisible();
  const reading = await demo('Para leer');
  expect(reading.getByText('2026')).toBeVisible();
});
