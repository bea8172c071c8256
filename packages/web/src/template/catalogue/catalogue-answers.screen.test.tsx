import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createCatalogueRoutes } from './index.ts';
import { warmPages } from './warm-pages.ts';

// The first page that is read starts the compiler, which on a busy machine takes longer than a test waits.
beforeAll(() => warmPages('sweetAlert'), 120_000);

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-11-24T12:00:00-03:00'),
    routes: (shell) => createCatalogueRoutes(shell),
  });

it('asks before what cannot be undone, and does nothing on a cancel', async () => {
  const { user } = open('/extensions/sweet-alert');
  await user.click(await screen.findByRole('button', { name: 'Retirar' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Retirar la oferta?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText('La oferta sigue presentada')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retirar' }));
  const again = await screen.findByRole('dialog', { name: '¿Retirar la oferta?' });
  await user.click(within(again).getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('Oferta retirada')).toBeVisible();
});

it('looks up in the sample layer: what is not there is said under the field, and nothing is lost', async () => {
  const { user, server } = open('/extensions/sweet-alert');
  await user.click(await screen.findByRole('button', { name: 'Buscar una película' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Buscar una película' }));
  const field = dialog.getByRole('textbox', { name: /^Título/ });
  await user.type(field, 'Casablanco{Enter}');
  expect(await dialog.findByText(/^Ninguna de las cien se llama «Casablanco»/)).toBeVisible();
  expect(field).toHaveValue('Casablanco');
  await user.clear(field);
  await user.type(field, 'casablanca{Enter}');
  expect(await screen.findByText('«Casablanca» está en el lugar 4')).toBeVisible();
  expect(server.calls).toContain('GET /api/autocomplete/data');
});

it.each(['/extensions/toastr', '/extensions/react-hot-toasts'])(
  'shows the toasts of a promise under both addresses: %s',
  async (path) => {
    const { user, server } = open(path);
    await user.click(await screen.findByRole('button', { name: 'Pedir los títulos' }));
    expect(await screen.findByText('Llegaron 100 títulos.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pedir y que falle' }));
    expect(await screen.findByText('No se pudo consultar')).toBeInTheDocument();
    expect(server.calls).toContain('GET /api/autocomplete/data');
  },
);

it('keeps a toast with a question until it is answered', async () => {
  const { user } = open('/extensions/toastr');
  const demo = (await screen.findByRole('heading', { name: 'Con contenido propio' })).closest(
    'article',
  );
  if (demo === null) throw new Error('No demonstration');
  await user.click(within(demo).getByRole('button', { name: 'Mostrar' }));
  await user.click(await screen.findByRole('button', { name: 'Me encargo' }));
  expect(within(demo).getByText('Te encargas de la garantía')).toBeVisible();
});

it('copies what is in the field, and pastes it', async () => {
  const { user } = open('/extensions/clipboard');
  const field = await screen.findByRole('textbox', { name: 'Texto que se copia' });
  await user.clear(field);
  await user.type(field, '1057-9-LQ26{Enter}');
  expect(await navigator.clipboard.readText()).toBe('1057-9-LQ26');
  await user.click(screen.getByRole('button', { name: 'Copiar la tabla' }));
  expect(await navigator.clipboard.readText()).toContain('Guantes de nitrilo\t1200\tcaja');
  await user.click(screen.getByRole('button', { name: 'Pegar' }));
  expect(await screen.findByText('3 líneas')).toBeVisible();
});

it('gives a mark from outside, and takes it away', async () => {
  const { user } = open('/extensions/ratings');
  expect(await screen.findByRole('radiogroup', { name: 'Calidad del producto' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Una más' }));
  expect(screen.getByText('3 de 5')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Borrar' }));
  expect(screen.getByText('0 de 5')).toBeVisible();
});

it('moves a slider by the keys, and the field beside another one', async () => {
  const { user } = open('/extensions/slider');
  const [thumb] = await screen.findAllByRole('slider', { name: 'De a diez' });
  thumb?.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(thumb).toHaveAttribute('aria-valuenow', '50');
  const field = screen.getByRole('textbox', { name: 'Exacto' });
  await user.clear(field);
  await user.type(field, '42');
  expect(screen.getByRole('slider', { name: 'Margen' })).toHaveAttribute('aria-valuenow', '42');
});
