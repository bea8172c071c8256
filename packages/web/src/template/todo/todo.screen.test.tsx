import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createTodoLists, createTodoRoute } from './index.ts';

const title = 'Cotizar transporte a Aysén';

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-12-02T12:00:00-03:00'),
    routes: (shell) => {
      const todo = createTodoRoute(shell);
      return [todo.addChildren(createTodoLists(todo))];
    },
  });

const findPanel = (name = 'Tarea') => screen.findByRole('dialog', { name });
const isGone = (element: HTMLElement) => waitFor(() => expect(element).not.toBeInTheDocument());

it('shows why a list failed, and reads it again', async () => {
  const { user, server } = open('/apps/todo');
  server.failOn(/tasks/);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  server.failOn(null);
  await user.click(retry);
  expect(await screen.findByRole('link', { name: title })).toBeInTheDocument();
});

it('keeps what was typed in a panel that cannot be saved, and says why', async () => {
  const { user, server } = open('/apps/todo?task=8');
  const panel = await findPanel();
  const field = await within(panel).findByRole('textbox', { name: 'Título' });
  await user.clear(field);
  await user.type(field, 'Cotizar barcaza');
  server.failOn(/update-task/);
  await user.click(within(panel).getByRole('button', { name: 'Guardar' }));
  expect(await within(panel).findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveValue('Cotizar barcaza');
  server.failOn(null);
  await user.click(within(panel).getByRole('button', { name: 'Guardar' }));
  await isGone(panel);
  expect(await screen.findByRole('link', { name: 'Cotizar barcaza' })).toBeInTheDocument();
});

it('adds a task by keyboard, for today and with the first person', async () => {
  const { user, router } = open('/apps/todo');
  const add = await screen.findByRole('button', { name: 'Nueva tarea' });
  await screen.findByRole('link', { name: title });
  add.focus();
  await user.keyboard('{Enter}');
  const panel = await findPanel('Nueva tarea');
  const field = await within(panel).findByRole('textbox', { name: 'Título' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(within(panel).getByRole('textbox', { name: 'Fecha de vencimiento' })).toHaveValue(
    '02-12-2026',
  );
  expect(within(panel).getByRole('combobox', { name: 'Persona a cargo' })).toHaveValue(
    'Camila Rojas',
  );
  await user.keyboard('Preparar acta{Enter}');
  await isGone(panel);
  expect(router.state.location.href).toBe('/apps/todo');
  const list = screen.getByRole('list', { name: 'Mis tareas' });
  await waitFor(() =>
    expect(within(list).getAllByRole('link')[0]).toHaveTextContent('Preparar acta'),
  );
});

it('asks before what was typed is dropped', async () => {
  const { user } = open('/apps/todo?task=8');
  const panel = await findPanel();
  const field = await within(panel).findByRole('textbox', { name: 'Título' });
  await user.type(field, ', otra vez');
  await user.keyboard('{Escape}');
  const ask = await screen.findByRole('dialog', { name: '¿Descartar los cambios?' });
  await user.click(within(ask).getByRole('button', { name: 'Cancelar' }));
  await isGone(ask);
  expect(field).toHaveValue(`${title}, otra vez`);
  await user.click(within(panel).getByRole('button', { name: 'Cerrar' }));
  const again = await screen.findByRole('dialog', { name: '¿Descartar los cambios?' });
  await user.click(within(again).getByRole('button', { name: 'Descartar' }));
  await isGone(panel);
  expect(screen.getByRole('link', { name: title })).toBeInTheDocument();
});

it('deletes a task in its panel, and restores it among the deleted ones', async () => {
  const { user, router } = open('/apps/todo?task=8');
  const panel = await findPanel();
  const remove = await within(panel).findByRole('button', { name: 'Eliminar tarea' });
  // Behind the panel, and so out of the tree of what can be used.
  const titles = screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent);
  const next = titles[titles.indexOf(title) + 1] ?? '';
  await user.click(remove);
  await isGone(panel);
  await waitFor(() => expect(screen.queryByRole('link', { name: title })).not.toBeInTheDocument());
  expect(screen.getByText(`Eliminaste «${title}»`)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: next })).toHaveFocus());
  router.history.push('/apps/todo/deleted?task=8');
  const deleted = await findPanel();
  expect(await within(deleted).findByText('Esta tarea está eliminada.')).toBeInTheDocument();
  await user.click(within(deleted).getByRole('button', { name: 'Restaurar' }));
  expect(
    await within(deleted).findByRole('button', { name: 'Eliminar tarea' }),
  ).toBeInTheDocument();
});

it.each(['/apps/todo/otra', '/apps/todo/tag/otra'])('leads back from %s', async (path) => {
  const { user, router } = open(path);
  expect(await screen.findByText('No encontramos esa lista')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ver mis tareas' }));
  expect(await screen.findByRole('list', { name: 'Mis tareas' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/apps/todo');
});

it('says that a task is unknown, and leads back to the list', async () => {
  const { user, router } = open('/apps/todo?task=999');
  const panel = await findPanel();
  expect(await within(panel).findByText(/No encontramos esa tarea/)).toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: 'Volver a la lista' }));
  await waitFor(() => expect(router.state.location.href).toBe('/apps/todo'));
});

/** Changes a task as another person would, whose screen is elsewhere. */
async function changeElsewhere(task: Record<string, unknown>): Promise<void> {
  const body = JSON.stringify({ task });
  const headers = { 'content-type': 'application/json' };
  const url = 'http://localhost/apps/todo/update-task';
  const answer = await fetch(new Request(url, { method: 'POST', headers, body }));
  expect(answer.status).toBe(200);
}

it('shows both values when somebody else changed a task meanwhile, and loses neither', async () => {
  const { user } = open('/apps/todo?task=5');
  const panel = await screen.findByRole('dialog', { name: 'Tarea' });
  const title = await within(panel).findByLabelText(/^Título/);
  await user.clear(title);
  await user.type(title, 'Título mío');
  await changeElsewhere({ id: 5, version: 0, title: 'Título ajeno', dueDate: '2026-12-24' });
  const save = within(panel).getByRole('button', { name: 'Guardar' });
  await user.click(save);
  const note = await within(panel).findByRole('alert');
  expect(note).toHaveTextContent('Título ajeno');
  expect(title).toHaveValue('Título mío');
  // What only the other person changed is taken over.
  expect(within(panel).getByLabelText('Fecha de vencimiento')).toHaveValue('24-12-2026');
  await user.click(save);
  expect(await screen.findByText('Guardaste «Título mío»')).toBeInTheDocument();
});
