import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createChatRoutes } from './index.ts';

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-12-02T12:00:00-03:00'),
    routes: (shell) => [...createChatRoutes(shell)],
  });

it.each(['camila', '77'])('says that «%s» is nobody, and leads back', async (wrong) => {
  const { user, router } = open(`/apps/chat?con=${wrong}`);
  expect(await screen.findByText('No encontramos ese contacto')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Volver a las conversaciones' }));
  expect(await screen.findByText('Elige una conversación')).toBeInTheDocument();
  expect(router.state.location.href).toBe('/apps/chat');
});

it('shows why a conversation cannot be read, with a way back, and reads it again', async () => {
  const { user, server } = open('/apps/chat?con=1');
  server.failOn(/get-chat/);
  const alert = await screen.findByRole('alert');
  expect(
    within(alert).getByRole('link', { name: 'Volver a las conversaciones' }),
  ).toBeInTheDocument();
  server.failOn(null);
  await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(await screen.findByRole('textbox', { name: /mensaje/i })).toBeInTheDocument();
});

it('keeps the text about oneself that cannot be saved, and saves it again', async () => {
  const { user, server } = open('/apps/chat?panel=perfil');
  const panel = await screen.findByRole('dialog', { name: 'Tu perfil' });
  const about = await within(panel).findByRole('textbox', { name: 'Acerca de ti' });
  await user.clear(about);
  await user.type(about, 'De vacaciones');
  server.failOn(/update-profile/);
  await user.click(within(panel).getByRole('button', { name: 'Guardar descripción' }));
  expect(await within(panel).findByRole('alert')).toBeInTheDocument();
  expect(about).toHaveValue('De vacaciones');
  server.failOn(null);
  await user.click(within(panel).getByRole('button', { name: 'Guardar descripción' }));
  expect(await screen.findByText('Guardamos tu descripción')).toBeInTheDocument();
});
