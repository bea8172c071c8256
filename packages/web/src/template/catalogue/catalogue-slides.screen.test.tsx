import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createCatalogueRoutes } from './index.ts';
import { warmPages } from './warm-pages.ts';

// The first page that is read starts the compiler, which on a busy machine takes longer than a test waits.
beforeAll(() => warmPages('carousel'), 120_000);

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-11-24T12:00:00-03:00'),
    routes: (shell) => createCatalogueRoutes(shell),
  });

const carousel = (name: string) => screen.findByRole('region', { name });

it('goes on and back by its arrows, and to any slide by its dots', async () => {
  const { user } = open('/components/carousel');
  const shown = within(await carousel('Obras de la región'));
  expect(shown.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await user.click(shown.getByRole('button', { name: 'Siguiente' }));
  expect(shown.getByRole('status')).toHaveTextContent('2 de 4: La faena');
  await user.click(shown.getByRole('button', { name: '4 de 4: El tren' }));
  expect(shown.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
});

it('is moved by the keys', async () => {
  const { user } = open('/components/carousel');
  const shown = within(await carousel('Obras con el teclado'));
  shown.getByRole('list').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown.getByRole('status')).toHaveTextContent('3 de 6: El mercado');
  await user.keyboard('{End}');
  expect(shown.getByRole('status')).toHaveTextContent('6 de 6: El faro');
  await user.keyboard('{Home}');
  expect(shown.getByRole('status')).toHaveTextContent('1 de 6: El puerto');
});

it('can be stopped, and then says where it is', async () => {
  const { user } = open('/components/carousel');
  const shown = within(await carousel('Visitas que se detienen'));
  expect(shown.getByRole('status')).toBeEmptyDOMElement();
  await user.click(shown.getByRole('button', { name: 'Detener el avance' }));
  expect(shown.getByRole('status')).toHaveTextContent('1 de 6');
  expect(shown.getByRole('button', { name: 'Reanudar el avance' })).toBeVisible();
});

it('shows in large what is chosen among the small ones', async () => {
  const { user } = open('/extensions/swiper');
  const large = within(await carousel('Galería: Galería con miniaturas'));
  await user.click(screen.getByRole('button', { name: 'Ver El mercado' }));
  expect(large.getByRole('status')).toHaveTextContent('3 de 6: El mercado');
  expect(screen.getByRole('button', { name: 'Ver El mercado' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

it('completes what is typed, without accents, four at most, and empties on Escape', async () => {
  const { user, server } = open('/components/auto-complete');
  const [field] = await screen.findAllByRole('combobox', { name: 'Comprador' });
  if (field === undefined) throw new Error('No field');
  await user.type(field, 'nuble');
  await user.click(await screen.findByRole('option', { name: 'Servicio de Salud Ñuble' }));
  expect(screen.getByText('Elegido: Servicio de Salud Ñuble')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'a');
  expect(await screen.findAllByRole('option')).toHaveLength(4);
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(server.calls).toContain('GET /api/autocomplete/data');
  await user.type(screen.getByRole('combobox', { name: 'Película' }), 'casab');
  expect(await screen.findByRole('option', { name: 'Casablanca' })).toBeVisible();
});
