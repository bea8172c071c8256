import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createDemoUserRoutes } from './index.ts';

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-12-02T12:00:00-03:00'),
    routes: (shell) => [...createDemoUserRoutes(shell)],
  });

it('says that a person is unknown, and leads to all of them', async () => {
  const { user, router } = open('/apps/user/view/9999');
  expect(await screen.findByText('No encontramos a esa persona')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ver todas las personas' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/user/list'));
});

it('copies a role under a name of its own, deletes it and brings it back', async () => {
  const { user } = open('/apps/roles');
  const card = await screen.findByRole('article', { name: 'Lectura' });
  await user.click(within(card).getByRole('button', { name: 'Duplicar Lectura' }));
  const dialog = await screen.findByRole('dialog', { name: 'Agregar rol' });
  const name = await within(dialog).findByLabelText(/^Nombre del rol/);
  await user.clear(name);
  await user.type(name, 'LECTURA');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar rol' }));
  expect(await within(dialog).findByText('Ya hay un rol con ese nombre')).toBeInTheDocument();
  await user.clear(name);
  await user.type(name, 'Consulta externa');
  await user.click(within(dialog).getByRole('button', { name: 'Guardar rol' }));
  const made = await screen.findByRole('article', { name: 'Consulta externa' });
  await user.click(within(made).getByRole('button', { name: 'Eliminar Consulta externa' }));
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'Consulta externa' })).not.toBeInTheDocument(),
  );
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('article', { name: 'Consulta externa' })).toBeInTheDocument();
});

it('reads again after a refusal what it was about, and nothing else', async () => {
  const { user, server } = open('/apps/roles');
  const card = await screen.findByRole('article', { name: 'Lectura' });
  await user.click(within(card).getByRole('button', { name: 'Duplicar Lectura' }));
  const dialog = await screen.findByRole('dialog', { name: 'Agregar rol' });
  const name = await within(dialog).findByLabelText(/^Nombre del rol/);
  await user.clear(name);
  await user.type(name, 'Lectura');
  const before = server.calls.length;
  await user.click(within(dialog).getByRole('button', { name: 'Guardar rol' }));
  expect(await within(dialog).findByText('Ya hay un rol con ese nombre')).toBeInTheDocument();
  await waitFor(() =>
    expect(server.calls.slice(before)).toEqual([
      'POST /apps/roles/add-role',
      'GET /apps/roles/data',
    ]),
  );
});

it('shows the people of a role from its card', async () => {
  const { user, router } = open('/apps/roles');
  const card = await screen.findByRole('article', { name: 'Lectura' });
  await user.click(await within(card).findByRole('button', { name: '12 personas' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ role: 'subscriber' }));
  expect(await screen.findByText('1–10 de 12')).toBeInTheDocument();
});
