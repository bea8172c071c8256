import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createInvoiceRoutes } from './index.ts';

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-11-21T15:30:00-03:00'),
    routes: (shell) => [...createInvoiceRoutes(shell)],
  });

it('puts an invoice back that could not be deleted, and tries it again', async () => {
  const { user, server } = open('/apps/invoice/list');
  await user.click(await screen.findByRole('button', { name: 'Más acciones de la factura 5036' }));
  server.failOn(/delete/);
  await user.click(await screen.findByRole('menuitem', { name: 'Eliminar', hidden: true }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No se pudo eliminar la factura');
  expect(screen.getByRole('link', { name: '#5036' })).toBeInTheDocument();
  server.failOn(null);
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: '#5036' })).not.toBeInTheDocument(),
  );
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('link', { name: '#5036' })).toBeInTheDocument();
});

it('adds a client from the side, with what is wrong beside its field', async () => {
  const { user } = open('/apps/invoice/add');
  await user.click(await screen.findByRole('button', { name: 'Nuevo cliente' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Nuevo cliente' }));
  const add = await panel.findByRole('button', { name: 'Agregar cliente' });
  await user.click(add);
  expect(await panel.findByText('Escribe el nombre de tu contacto')).toBeInTheDocument();
  await user.type(panel.getByLabelText(/^Nombre del contacto/), 'Rosa Lillo');
  await user.type(panel.getByLabelText(/^Empresa/), 'Panadería Lillo');
  await user.type(panel.getByLabelText(/^Correo/), 'simon.yanez@cuyo.demo');
  await user.type(panel.getByLabelText(/^RUT/), '76.123.456-1');
  await user.click(add);
  expect(await panel.findByText(/^No es un RUT válido/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  const ask = await screen.findByRole('dialog', { name: '¿Descartar los cambios?' });
  expect(ask).toHaveTextContent('Los datos de este cliente no se han guardado.');
  await user.click(within(ask).getByRole('button', { name: 'Cancelar' }));
  await user.clear(panel.getByLabelText(/^RUT/));
  await user.type(panel.getByLabelText(/^RUT/), '761234560');
  await user.click(add);
  expect(await panel.findByText('Ya tienes un cliente con ese correo')).toBeInTheDocument();
  await user.clear(panel.getByLabelText(/^Correo/));
  await user.type(panel.getByLabelText(/^Correo/), 'rosa@lillo.demo{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Cliente' })).toHaveValue(
      'Rosa Lillo · Panadería Lillo',
    ),
  );
  expect(screen.getByText('76.123.456-0')).toBeInTheDocument();
});

it('keeps an invoice as it was typed when it cannot be saved, and says why', async () => {
  const { user, server, router } = open('/apps/invoice/edit/5028');
  const item = await screen.findByRole('combobox', { name: 'Qué se cobra, ítem 1' });
  await user.clear(item);
  await user.type(item, 'Horno grande');
  server.failOn(/update-invoice/);
  const [save] = screen.getAllByRole('button', { name: 'Guardar' });
  if (save === undefined) throw new Error('No button saves');
  await user.click(save);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(item).toHaveValue('Horno grande');
  server.failOn(null);
  await user.click(save);
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5028'));
});
