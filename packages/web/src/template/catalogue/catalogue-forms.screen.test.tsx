import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createCatalogueRoutes } from './index.ts';
import { warmPages } from './warm-pages.ts';

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-11-24T12:00:00-03:00'),
    routes: (shell) => createCatalogueRoutes(shell),
  });

beforeAll(() => warmPages('formLayout', 'formValidation', 'formRepeater', 'wizard'), 180_000);

/** One demonstration of the page, by its title. */
async function demo(title: string) {
  const article = (await screen.findByRole('heading', { name: title, level: 3 })).closest(
    'article',
  );
  if (article === null) throw new Error(`No demonstration ${title}`);
  return within(article);
}

it('arranges a form, saves it and starts again', async () => {
  const { user } = open('/forms/layout/form-layout');
  const form = await demo('Con los nombres al lado');
  await user.type(form.getByLabelText('Nombre'), 'Gabriela Montecinos');
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Se guardaría el contacto: Gabriela Montecinos')).toBeVisible();
  expect(form.getByLabelText('Nombre')).toHaveValue('');
});

it('says what is missing when a form is sent, and goes there', async () => {
  const { user } = open('/forms/form-validation');
  const form = await demo('Al enviar');
  await user.click(form.getByRole('button', { name: 'Enviar' }));
  expect(form.getByText('Escribe una contraseña.')).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Nombre/ })).toHaveFocus();
  await user.type(form.getByRole('textbox', { name: /^Nombre/ }), 'Gabriela');
  await user.type(form.getByRole('textbox', { name: /^Correo/ }), 'g@andes.demo');
  await user.type(form.getByLabelText(/^Contraseña/), 'secreta');
  await user.click(form.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Gabriela · g@andes.demo')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Empezar de nuevo' }));
  expect(form.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('');
});

it('checks while one types, by a schema', async () => {
  const { user } = open('/forms/form-validation');
  const form = await demo('Mientras se escribe');
  const name = form.getByRole('textbox', { name: /^Nombre/ });
  await user.type(name, 'Ga');
  expect(form.getByText('Al menos tres letras.')).toBeVisible();
  await user.type(name, 'b');
  expect(form.queryByText('Al menos tres letras.')).toBeNull();
  await user.type(form.getByLabelText(/^Contraseña/), 'corta');
  expect(form.getByText('Al menos seis caracteres.')).toBeVisible();
});

it('asks the server whether a name is free, and says when it could not', async () => {
  const { user, server } = open('/forms/form-validation');
  const form = await demo('Con el servidor');
  const name = form.getByRole('textbox', { name: /^Nombre de usuario/ });
  await user.type(name, 'rosario.alvarado');
  await user.click(form.getByRole('button', { name: 'Enviar' }));
  expect(await form.findByText(/Ese nombre ya lo usa otra persona/)).toBeVisible();
  server.failOn(/users/);
  await user.type(name, '2');
  await user.click(form.getByRole('button', { name: 'Enviar' }));
  expect(await form.findByRole('alert')).toHaveTextContent(/\p{L}/u);
  expect(name).toHaveValue('rosario.alvarado2');
  server.failOn(null);
  await user.click(form.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Se enviaría')).toBeVisible();
});

it('checks a list, a calendar and a mask as any other field', async () => {
  const { user } = open('/forms/form-validation');
  const form = await demo('Con listas, fechas y máscaras');
  await user.click(form.getByRole('button', { name: 'Enviar' }));
  expect(form.getByText('Elige una región.')).toBeVisible();
  expect(form.getByText('Elige un día, o escríbelo.')).toBeVisible();
  expect(form.getByText('Escribe los nueve dígitos del teléfono.')).toBeVisible();
});

it('adds lines, sums them, and brings back one that was removed', async () => {
  const { user } = open('/forms/form-repeater');
  const form = await demo('Simple');
  await user.type(form.getByLabelText('Precio unitario'), '1500');
  await user.click(form.getByRole('button', { name: 'Agregar línea' }));
  const second = within(form.getByRole('group', { name: 'Línea 2' }));
  expect(second.getByLabelText('Producto o servicio')).toHaveFocus();
  await user.type(second.getByLabelText('Precio unitario'), '500');
  expect(form.getByText('2 líneas, $2.000 neto')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Quitar la línea 2' }));
  expect(form.getByText('1 línea, $1.500 neto')).toBeVisible();
  expect(form.getByRole('button', { name: 'Agregar línea' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(form.getByText('2 líneas, $2.000 neto')).toBeVisible();
});

it('goes through the steps of a wizard, each checked before the next', async () => {
  const { user } = open('/forms/wizard');
  const form = await demo('Horizontal, que revisa cada paso');
  const next = () => user.click(form.getByRole('button', { name: /^(Siguiente|Terminar)$/ }));
  await next();
  expect(form.getByText('Escribe un correo.')).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Usuario/ })).toHaveFocus();
  await user.type(form.getByRole('textbox', { name: /^Usuario/ }), 'gabriela');
  await user.type(form.getByRole('textbox', { name: /^Correo/ }), 'g@andes.demo');
  await user.type(form.getByLabelText(/^Contraseña/), 'secreta');
  await next();
  await user.type(form.getByRole('textbox', { name: /^Nombre completo/ }), 'Gabriela Montecinos');
  await user.type(form.getByRole('textbox', { name: /^Cargo/ }), 'Analista');
  await next();
  await user.selectOptions(form.getByRole('combobox', { name: /^Región/ }), 'Maule');
  await user.selectOptions(form.getByRole('combobox', { name: /^Comuna/ }), 'Talca');
  await user.type(form.getByRole('textbox', { name: /^Calle/ }), 'Uno Sur 100');
  await next();
  await next();
  expect(await screen.findByText('Se crearía la cuenta')).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Usuario/ })).toHaveValue('');
});

it.each(['Vertical', 'Moderno', 'Moderno vertical'])(
  'lets one go to any step of a wizard: %s',
  async (title) => {
    const { user } = open('/forms/wizard');
    const form = await demo(title);
    await user.click(form.getByRole('button', { name: /Dirección/ }));
    expect(form.getByRole('textbox', { name: /^Calle y número/ })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Anterior' }));
    expect(form.getByRole('textbox', { name: /^Cargo/ })).toBeVisible();
  },
);
