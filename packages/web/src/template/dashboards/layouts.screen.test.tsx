import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createDashboardRoutes } from './index.ts';

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-11-24T12:00:00-03:00'),
    routes: (shell) => [...createDashboardRoutes(shell)],
  });

it('shows the dashboard under a layout, what asks for it, and the way to the other ones', async () => {
  const { user, router } = open('/page-layout/collapse-menu');
  expect(await screen.findByRole('heading', { level: 1, name: 'Menú contraído' })).toBeVisible();
  expect(screen.getByText('layout: { menuCollapsed: true }')).toBeVisible();
  const others = within(screen.getByRole('navigation', { name: 'Las otras disposiciones' }));
  await user.click(others.getByRole('link', { name: 'Página en blanco' }));
  expect(await screen.findByText('isBlank: true')).toBeVisible();
  expect(router.state.location.pathname).toBe('/page-layout/layout-blank');
  await user.click(screen.getByRole('link', { name: 'Volver a una página con menú' }));
  expect(await screen.findByText('El marco, sin nada dentro')).toBeVisible();
});
