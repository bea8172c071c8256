import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createShopRoutes } from './index.ts';

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-12-02T12:00:00-03:00'),
    routes: (shell) => [...createShopRoutes(shell)],
  });

async function findCard(name: string) {
  const heading = await screen.findByRole('heading', { name: new RegExp(name) });
  const card = heading.closest('article');
  if (card === null) throw new Error(`${name} is in no card`);
  return within(card);
}

it('puts back what the cart did not keep, and tries it again', async () => {
  const { user, server } = open('/apps/ecommerce/shop');
  const tablet = await findCard('Tableta resistente');
  server.failOn(/POST .*\/cart$/);
  const add = tablet.getByRole('button', { name: /^Agregar al carro/ });
  // Until the cart has come, the button does nothing.
  await waitFor(() => expect(add).toBeEnabled());
  await user.click(add);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No se pudo agregar Tableta');
  expect(tablet.getByRole('button', { name: /^Agregar al carro/ })).toBeInTheDocument();
  server.failOn(null);
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  expect(await tablet.findByRole('link', { name: /^Ver en el carro/ })).toBeInTheDocument();
});

it('shows why the products cannot be read, and reads them again', async () => {
  const { user, server } = open('/apps/ecommerce/shop');
  server.failOn(/products$/);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  server.failOn(null);
  await user.click(retry);
  const tablet = await findCard('Tableta resistente');
  expect(tablet.getByRole('button', { name: /^Agregar al carro/ })).toBeInTheDocument();
});

it('says why a coupon does not count, and keeps what was typed', async () => {
  const { user, router } = open('/apps/ecommerce/checkout');
  const field = await screen.findByRole('textbox', { name: 'Cupón de descuento' });
  const summary = within(screen.getByRole('complementary', { name: 'Resumen' }));
  await user.type(field, '<script>{Enter}');
  expect(await summary.findByText(/No conocemos ese cupón/)).toBeInTheDocument();
  expect(field).toHaveValue('<script>');
  await user.clear(field);
  await user.type(field, 'primavera24{Enter}');
  expect(await summary.findByText(/Ese cupón venció el 20-12-2024/)).toBeInTheDocument();
  await user.click(summary.getByRole('button', { name: 'OFICINA25', hidden: true }));
  await waitFor(() => expect(router.state.location.search).toEqual({ cupon: 'OFICINA25' }));
  expect(await summary.findByText('-$25.000')).toBeInTheDocument();
  for (const name of ['Escritorio', 'Monitor', 'Silla']) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^Quitar.*${name}`) }));
  }
  expect(await summary.findByText(/Te faltan \$92\.416 en productos/)).toBeInTheDocument();
  expect(summary.queryByText('-$25.000')).not.toBeInTheDocument();
});

it('opens a step only when those before it are ready', async () => {
  const { user } = open('/apps/ecommerce/checkout?paso=direccion');
  expect(await screen.findByRole('heading', { name: 'Dónde lo entregamos' })).toBeInTheDocument();
  const steps = within(screen.getByRole('navigation', { name: 'Pasos de la compra' }));
  for (const name of [/^Quitar la dirección Avenida/, /^Quitar la dirección Pasaje/]) {
    await user.click(await screen.findByRole('button', { name }));
  }
  await waitFor(() => expect(steps.getByRole('button', { name: 'Pago' })).toBeDisabled());
});

it('proposes the address of the last order, until another one is chosen', async () => {
  const { user } = open('/apps/ecommerce/checkout?paso=direccion');
  const office = await screen.findByRole('radio', { name: /^Entregar en Avenida/ });
  expect(office).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^Entregar en Pasaje/ }));
  await waitFor(() => expect(office).not.toBeChecked());
  const steps = within(screen.getByRole('navigation', { name: 'Pasos de la compra' }));
  await user.click(steps.getByRole('button', { name: 'Pago' }));
  expect(await screen.findByRole('heading', { name: 'Cómo pagas' })).toBeInTheDocument();
});

it('lists the orders with their state, and shows one', async () => {
  const { user, router } = open('/apps/ecommerce/checkout?paso=pago');
  await user.click(await screen.findByRole('radio', { name: /^Transferencia bancaria/ }));
  await user.click(screen.getByRole('button', { name: /^Hacer el pedido/ }));
  await user.click(await screen.findByRole('link', { name: 'Ver mis pedidos' }));
  const orders = within(await screen.findByRole('list', { name: 'Pedidos' }));
  const [first, second] = await orders.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Pedido N.º 1002.*En preparación/);
  expect(second).toHaveTextContent(/Pedido N.º 1001.*Entregado/);
  await user.click(orders.getByRole('link', { name: 'Pedido N.º 1001' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/ecommerce/orders/1001'));
  expect(await screen.findByRole('heading', { name: 'Lo que pediste' })).toBeInTheDocument();
});

it.each(['77', 'siete'])('says that there is no order %s', async (id) => {
  open(`/apps/ecommerce/orders/${id}`);
  expect(await screen.findByRole('heading', { name: 'Pedido no encontrado' })).toBeInTheDocument();
});

it('says that an order is unknown', async () => {
  open('/apps/ecommerce/checkout?pedido=77');
  expect(await screen.findByRole('heading', { name: 'Pedido no encontrado' })).toBeInTheDocument();
});
