import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createDialogRoutes } from './index.ts';

const open = (path = '/pages/modal-examples') =>
  openPage(path, {
    now: new Date('2026-12-02T12:00:00-03:00'),
    routes: (shell) => [...createDialogRoutes(shell)],
  });
const dialog = (name: string) => screen.findByRole('dialog', { name });

it('opens each of eight dialogs by its card, and closes it with Escape', async () => {
  const { user, router } = open();
  const buttons = await screen.findAllByRole('button', { name: /^Abrir: / });
  expect(buttons).toHaveLength(8);
  for (const button of buttons) {
    await user.click(button);
    const shown = await screen.findByRole('dialog');
    expect(router.state.location.search).toHaveProperty('dialogo');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  }
});

it('ignores a dialog that does not exist', async () => {
  open('/pages/modal-examples?dialogo=otro');
  expect(await screen.findAllByRole('button', { name: /^Abrir: / })).toHaveLength(8);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('checks a card, and says that nothing was stored', async () => {
  const { user } = open('/pages/modal-examples?dialogo=tarjeta');
  const card = within(await dialog('Agregar una tarjeta'));
  await user.type(card.getByLabelText(/Número de la tarjeta/), '4242 4242 4242 4241');
  await user.click(card.getByRole('button', { name: 'Agregar la tarjeta' }));
  expect(await card.findByText('Ese número no es de una tarjeta')).toBeInTheDocument();
  await user.type(card.getByLabelText(/Número de la tarjeta/), '{Backspace}2');
  await user.type(card.getByLabelText(/Nombre, como aparece/), 'Ana Soto');
  await user.type(card.getByLabelText(/Vencimiento/), '08/29');
  await user.type(card.getByLabelText(/Código de seguridad/), '123');
  await user.click(card.getByRole('button', { name: 'Agregar la tarjeta' }));
  expect(await screen.findByText('Tarjeta terminada en 4242')).toBeInTheDocument();
  expect(screen.getByText('Es una muestra: no se guardó nada.')).toBeInTheDocument();
});

it('takes an address without a postal code, which few know, and refuses half of one', async () => {
  const { user } = open('/pages/modal-examples?dialogo=direccion');
  const address = within(await dialog('Agregar una dirección'));
  await user.type(address.getByLabelText(/Quien recibe/), 'Rosa Millán');
  await user.type(address.getByLabelText(/Teléfono/), '9 5550 1234');
  await user.type(address.getByLabelText(/Calle/), 'Los Boldos');
  await user.type(address.getByLabelText(/Número/), '120');
  await user.selectOptions(address.getByLabelText(/Región/), 'La Araucanía');
  await user.selectOptions(address.getByLabelText(/Comuna/), 'Temuco');
  const code = address.getByLabelText('Código postal');
  await user.type(code, '478');
  await user.click(address.getByRole('button', { name: 'Agregar la dirección' }));
  expect(await address.findByText('El código postal tiene siete dígitos')).toBeInTheDocument();
  await user.clear(code);
  await user.click(address.getByRole('button', { name: 'Agregar la dirección' }));
  expect(await screen.findByText('Dirección: Los Boldos 120')).toBeInTheDocument();
});

it('leads through five steps, each checked before the next', async () => {
  const { user } = open('/pages/modal-examples?dialogo=aplicacion');
  const wizard = within(await dialog('Crear una aplicación'));
  const next = () => user.click(wizard.getByRole('button', { name: 'Siguiente' }));
  await next();
  expect(wizard.getByText('Elige un tipo')).toBeInTheDocument();
  await user.type(wizard.getByLabelText(/Nombre de la aplicación/), 'Ofertas');
  await user.click(wizard.getByRole('radio', { name: 'Licitaciones' }));
  await next();
  await user.click(wizard.getByRole('radio', { name: 'React' }));
  await next();
  await user.click(wizard.getByRole('radio', { name: 'PostgreSQL' }));
  await next();
  await user.type(wizard.getByLabelText(/Número de la tarjeta/), '4242424242424242');
  await user.type(wizard.getByLabelText(/Nombre en la tarjeta/), 'Ana Soto');
  await next();
  expect(wizard.getByText('Terminada en 4242')).toBeInTheDocument();
  await user.click(wizard.getByRole('button', { name: 'Crear' }));
  expect(await screen.findByText('Aplicación «Ofertas» lista')).toBeInTheDocument();
});

it('adds people to a project once, changes what they may do, and takes them out', async () => {
  const { user } = open('/pages/modal-examples?dialogo=compartir');
  const share = within(await dialog('Compartir un proyecto'));
  const field = share.getByLabelText('Correo de quien quieres agregar');
  await user.type(field, 'no es un correo');
  await user.click(share.getByRole('button', { name: 'Agregar' }));
  expect(await share.findByText('4 personas')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'Ana@andes.demo{Enter}');
  expect(await share.findByText('5 personas')).toBeInTheDocument();
  await user.type(field, 'ana@andes.demo{Enter}');
  expect(share.getByText('5 personas')).toBeInTheDocument();
  await user.selectOptions(share.getByLabelText('Qué puede hacer ana@andes.demo'), 'Puede editar');
  await user.click(share.getByRole('button', { name: 'Quitar a ana@andes.demo' }));
  expect(await share.findByText('4 personas')).toBeInTheDocument();
});

it('asks for the communes of the region', async () => {
  const { user } = open('/pages/modal-examples?dialogo=direccion');
  const address = within(await dialog('Agregar una dirección'));
  expect(address.getByLabelText(/Comuna/)).toBeDisabled();
  await user.click(address.getByRole('button', { name: 'Agregar la dirección' }));
  expect(await address.findByText('Elige una región')).toBeInTheDocument();
  await user.selectOptions(address.getByLabelText(/Región/), '9');
  expect(address.getByRole('option', { name: 'Temuco' })).toBeInTheDocument();
});

it('edits a person with names, RUT, country and language, and tells of a wrong RUT', async () => {
  const { user } = open('/pages/modal-examples?dialogo=usuario');
  const person = within(await dialog('Editar una persona'));
  await user.clear(person.getByLabelText(/Apellido/));
  await user.type(person.getByLabelText('RUT'), '12.345.678-4');
  await user.selectOptions(person.getByLabelText('País'), 'Perú');
  await user.selectOptions(person.getByLabelText('Idioma'), 'English');
  await user.click(person.getByRole('button', { name: 'Guardar' }));
  expect(person.getByText('Escribe el apellido')).toBeInTheDocument();
  expect(person.getByLabelText('RUT')).toBeInvalid();
  await user.type(person.getByLabelText(/Apellido/), 'Quiroz');
  await user.type(person.getByLabelText('RUT'), '{Backspace}5');
  await user.click(person.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Datos de Valentina Quiroz revisados')).toBeInTheDocument();
});
