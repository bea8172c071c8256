import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createNewsRoutes } from './index.ts';
import { releaseNotes } from './notes.ts';

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-12-02T12:00:00-03:00'),
    routes: (shell) => [...createNewsRoutes(shell)],
  });

/** Of the sample data. */
const postCount = 6;
const pageSize = 6;
const itemCount = releaseNotes.length + postCount;
const firstPage = `1–${pageSize} de ${itemCount}`;
const newestNote = releaseNotes[0]?.headings.es.title;

const titlesShown = () =>
  within(screen.getByRole('list', { name: 'Novedades' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

it('lists the release notes and the posts together, searched, by category and by pages', async () => {
  const { user } = open('/pages/blog/list');
  expect(await screen.findByText(firstPage)).toBeInTheDocument();
  expect(titlesShown()[0]).toBe(newestNote);
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  await waitFor(() => expect(titlesShown()).toHaveLength(itemCount - pageSize));
  await user.click(screen.getByRole('button', { name: /^Comida/ }));
  await waitFor(() => expect(titlesShown()).toEqual(['El almuerzo que ordenó nuestra bodega']));
  await user.type(screen.getByRole('searchbox'), 'zapatilla{Enter}');
  expect(await screen.findByText('Nada coincide con lo que buscas')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver todo' }));
  expect(await screen.findByText(firstPage)).toBeInTheDocument();
});

it('shows the release notes while the posts fail, and reads those again', async () => {
  const { user, server } = open('/pages/blog/list');
  server.failOn(/blog\/list\/data$/);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(titlesShown()).toContain(newestNote);
  server.failOn(null);
  await user.click(retry);
  expect(await screen.findByText(firstPage)).toBeInTheDocument();
});

it('writes a comment, answers it, and deletes both', async () => {
  const { user } = open('/pages/blog/detail/2');
  const field = await screen.findByRole('textbox', { name: 'Tu comentario' });
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  expect(await screen.findByText('Escribe el comentario')).toBeInTheDocument();
  await user.type(field, 'Lo probamos el lunes');
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
  const said = await screen.findByText('Lo probamos el lunes');
  expect(field).toHaveValue('');
  expect(screen.getByText('Antonia Riquelme')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Responder a Antonia Riquelme' }));
  const answer = await screen.findByRole('textbox', { name: 'Responder a Antonia Riquelme' });
  await user.type(answer, 'Y resultó');
  await user.click(screen.getByRole('button', { name: 'Responder' }));
  await screen.findByText('Y resultó');
  const [first] = screen.getAllByRole('button', {
    name: 'Eliminar el comentario de Antonia Riquelme',
  });
  if (first === undefined) throw new Error('There is nothing to delete');
  await user.click(first);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }),
  );
  await waitFor(() => expect(said).not.toBeInTheDocument());
  expect(screen.queryByText('Y resultó')).not.toBeInTheDocument();
});

it('keeps what was typed in a post that cannot be saved, and shows what somebody else changed', async () => {
  const { user, server, router } = open('/pages/blog/edit/3');
  const title = await screen.findByRole('textbox', { name: /Título/ });
  await user.clear(title);
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText('Escribe un título')).toBeInTheDocument();
  await user.type(title, 'Mi título');
  const stored = { title: 'Otro título', tags: ['Video'], slug: 'otro', status: 'Published' };
  const rest = { excerpt: '', content: '', img: '/muestra/blog-faro.svg' };
  const json = { id: 3, version: 1, post: { ...stored, ...rest } };
  await server.answer(
    new Request(`${location.origin}/blog/update-article`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText(/Otro título/)).toBeInTheDocument();
  expect(title).toHaveValue('Mi título');
  expect(screen.getByRole('textbox', { name: /Enlace corto/ })).toHaveValue('otro');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pages/blog/detail/3'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mi título' })).toBeInTheDocument();
});

it('says so where an address names no article', async () => {
  open('/pages/blog/detail/no-hay');
  expect(
    await screen.findByRole('heading', { name: 'Artículo no encontrado' }),
  ).toBeInTheDocument();
});
