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

it('takes the text of somebody else who saved the invoice first, when that is chosen', async () => {
  const { user, router } = open('/apps/invoice/edit/5028');
  const note = await screen.findByLabelText('Nota para el cliente');
  const before = await (
    await fetch(new Request('http://localhost/api/invoice/invoices/5028'))
  ).json();
  await user.clear(note);
  await user.type(note, 'Nota mía');
  const draft = {
    ...before.invoice,
    issuedDate: '2026-11-01',
    dueDate: '2026-12-15',
    note: 'Nota ajena',
    version: 0,
  };
  const url = 'http://localhost/apps/invoice/update-invoice';
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(draft);
  const saved = await fetch(new Request(url, { method: 'POST', headers, body }));
  expect(saved.status).toBe(200);
  const [save] = screen.getAllByRole('button', { name: 'Guardar' });
  if (save === undefined) throw new Error('No button saves');
  await user.click(save);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Nota ajena');
  expect(note).toHaveValue('Nota mía');
  await user.click(within(alert).getByRole('button', { name: /Nota para el cliente/ }));
  expect(note).toHaveValue('Nota ajena');
  await user.click(save);
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5028'));
});

it('shows what is owed, overdue and paid, and the invoices behind each', async () => {
  const { user, router } = open('/apps/invoice/list');
  const strip = within(await screen.findByRole('list', { name: /^Lo que se debe/ }));
  const overdue = await strip.findByRole('button', { name: /^Vencido/ });
  await waitFor(() => expect(overdue).toHaveTextContent(/\$[\d.]+/));
  await user.click(overdue);
  await waitFor(() => expect(router.state.location.search).toEqual({ standing: 'overdue' }));
  expect(await screen.findByRole('link', { name: '#5018' })).toBeInTheDocument();
  const counted = within(overdue).getByText(/ facturas?$/).textContent;
  await waitFor(() => expect(screen.getAllByText(counted)).toHaveLength(2));
  await user.click(overdue);
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

it('finds invoices by the days of their issue, and by words with spaces around', async () => {
  open('/apps/invoice/list?issuedFrom=2026-11-14&issuedUntil=2026-11-17&q=%20henr%C3%ADquez%20');
  expect(await screen.findByRole('link', { name: '#5034' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^#/ })).toHaveLength(1);
  expect(screen.getByLabelText('Emitidas desde')).toHaveValue('14-11-2026');
});

it('takes the first client that is left of what is typed with Enter', async () => {
  const { user } = open('/apps/invoice/add');
  const field = await screen.findByRole('combobox', { name: 'Cliente' });
  await user.click(field);
  await user.type(field, 'yanez cuyo{Enter}');
  await waitFor(() => expect(field).toHaveValue('Simón Yáñez · Logística Cuyo'));
});

it('writes the order and the tender of an invoice, and shows them on its paper', async () => {
  const { user, router } = open('/apps/invoice/edit/5028');
  const order = await screen.findByLabelText('Orden de compra');
  await user.clear(order);
  await user.type(order, 'OC-77');
  const tender = screen.getByLabelText('Licitación');
  await user.clear(tender);
  await user.type(tender, '2345-12-LE26');
  const [save] = screen.getAllByRole('button', { name: 'Guardar' });
  if (save === undefined) throw new Error('No button saves');
  await user.click(save);
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/invoice/preview/5028'));
  expect(await screen.findByText('OC-77')).toBeInTheDocument();
  expect(screen.getByText('2345-12-LE26')).toBeInTheDocument();
  expect(screen.getByText('Giro: Cultivo de frutales')).toBeInTheDocument();
});

it('refuses a payment of before its invoice', async () => {
  const { user } = open('/apps/invoice/preview/5034?panel=payments');
  const panel = within(await screen.findByRole('dialog', { name: 'Pagos de la factura 5034' }));
  const date = await panel.findByLabelText('Fecha');
  await user.clear(date);
  await user.type(date, '01-01-2020');
  await user.click(panel.getByRole('button', { name: 'Anotar pago' }));
  expect(
    await panel.findByText('Elige un día entre el 14-11-2026 y el 21-11-2026'),
  ).toBeInTheDocument();
});

it('chooses every invoice from one to another with Shift', async () => {
  const { user } = open('/apps/invoice/list');
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir factura 5035' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Elegir factura 5031' }));
  await user.keyboard('{/Shift}');
  expect(await screen.findByRole('toolbar', { name: '5 elegidos' })).toBeInTheDocument();
});
