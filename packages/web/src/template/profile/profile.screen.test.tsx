import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createProfileRoutes } from './index.ts';

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-12-02T12:00:00-03:00'),
    routes: (shell) => [...createProfileRoutes(shell)],
  });

it('says that nobody of the company is at an address, and leads to oneself', async () => {
  const { user, router } = open('/pages/profile?persona=9999');
  expect(await screen.findByText('No encontramos a esa persona')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ver mi perfil' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

it('takes a comment on a post of the sample, and a vote', async () => {
  const { user } = open('/pages/profile?ver=muestra');
  const [post] = await screen.findAllByRole('article');
  if (post === undefined) throw new Error('The sample profile has no posts');
  await user.type(within(post).getByLabelText('Escribe un comentario'), 'Qué vista');
  await user.click(within(post).getByRole('button', { name: 'Comentar' }));
  expect(within(post).getByText('Qué vista')).toBeInTheDocument();
  const option = screen.getByRole('radio', { name: 'Revisarla al final del día' });
  await user.click(option);
  expect(option).toBeChecked();
});
