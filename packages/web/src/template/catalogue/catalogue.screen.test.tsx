import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { cataloguePages } from './catalogue-pages.ts';
import { createCatalogueRoutes } from './index.ts';

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-11-24T12:00:00-03:00'),
    routes: (shell) => createCatalogueRoutes(shell),
  });

it.each(cataloguePages)('$path shows its demonstrations, each with its code', async ({ path }) => {
  const { user } = open(path);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/\p{L}/u);
  const [first] = await screen.findAllByRole('button', { name: /^Ver código: / });
  if (first === undefined) throw new Error('No demonstration');
  await user.click(first);
  expect(await screen.findByText(/^import /)).toHaveTextContent('export function');
});

it('shows the code of a demonstration as it stands in its file, and copies it', async () => {
  const { user } = open('/components/alerts');
  await user.click(await screen.findByRole('button', { name: 'Ver código: Con título' }));
  expect(screen.getByRole('button', { name: 'Ocultar código: Con título' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copiar el código: Con título' }));
  expect(await navigator.clipboard.readText()).toContain('export function Titled()');
  expect(await screen.findByText('Copiado')).toBeInTheDocument();
});

it('closes an alert and brings it back', async () => {
  const { user } = open('/components/alerts');
  const demo = (await screen.findByRole('heading', { name: /se puede volver/ })).closest('article');
  if (demo === null) throw new Error('No demonstration');
  await user.click(within(demo).getByRole('button', { name: 'Cerrar' }));
  await user.click(within(demo).getByRole('button', { name: 'Mostrar de nuevo' }));
  expect(within(demo).getByText('Cambió la fecha de cierre')).toBeInTheDocument();
});
