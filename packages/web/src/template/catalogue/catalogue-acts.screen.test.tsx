import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '#web/i18n/setup.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { createCatalogueRoutes } from './index.ts';
import { warmPages } from './warm-pages.ts';

// The first page that is read starts the compiler, which on a busy machine takes longer than a test waits.
beforeAll(() => warmPages('contextMenu'), 120_000);

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-11-24T12:00:00-03:00'),
    routes: (shell) => createCatalogueRoutes(shell),
  });

afterEach(() => {
  vi.restoreAllMocks();
});

const itemsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('opens its menu under the right button, and picks from a menu inside of it', async () => {
  const { user } = open('/extensions/context-menu');
  fireEvent.contextMenu(await screen.findByRole('button', { name: /^Aseo hospitalario/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Asignar' }));
  expect(await screen.findByText('Elegiste «Asignar»')).toBeInTheDocument();
  fireEvent.contextMenu(screen.getByRole('button', { name: /^Insumos clínicos/ }));
  await user.hover(await screen.findByRole('menuitem', { name: 'Mover de etapa' }));
  // Without moving the pointer there: where the menus lie is for a browser to say.
  fireEvent.click(await screen.findByRole('menuitem', { name: 'En análisis' }));
  expect(await screen.findByText('Elegiste «En análisis»')).toBeInTheDocument();
});

it('opens it with a double click, and by the keys with Enter', async () => {
  const { user } = open('/extensions/context-menu');
  const row = await screen.findByRole('button', { name: 'Vigilancia nocturna · doble clic' });
  await user.dblClick(row);
  expect(await screen.findByRole('menuitem', { name: 'Etiquetar' })).toBeVisible();
  await user.keyboard('{Escape}');
  row.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Archivar' }));
  expect(await screen.findByText('Elegiste «Archivar»')).toBeInTheDocument();
});

it('moves without dragging: up and down, to the other list, a copy, several', async () => {
  const { user } = open('/extensions/drag-and-drop');
  const list = await screen.findByRole('region', { name: 'Una lista' });
  await user.click(within(list).getByRole('button', { name: 'Bajar Bases firmadas' }));
  expect(itemsOf(list).slice(0, 2)).toEqual(['Anexo 4: el equipo', 'Bases firmadas']);

  const ready = screen.getByRole('region', { name: 'Listos' });
  await user.click(screen.getByRole('button', { name: 'Mover Bases firmadas a Listos' }));
  expect(itemsOf(ready)).toHaveLength(4);

  const used = screen.getByRole('region', { name: 'En esta oferta' });
  await user.click(screen.getByRole('button', { name: 'Agregar Garantía de seriedad' }));
  expect(itemsOf(used)).toEqual(['Garantía de seriedad · copia 1']);
  expect(itemsOf(screen.getByRole('region', { name: 'Documentos tipo' }))).toHaveLength(3);

  await user.click(screen.getByRole('checkbox', { name: 'Elegir Experiencia' }));
  await user.click(screen.getByRole('checkbox', { name: 'Elegir Currículos' }));
  await user.click(screen.getByRole('button', { name: 'Pasar 2 elegidos' }));
  expect(itemsOf(screen.getByRole('region', { name: 'Los prepara Gabriela' }))).toEqual([
    'Experiencia',
    'Currículos',
  ]);
});

it('goes through a list by its pages, by a jump, and by more of it', async () => {
  const { user } = open('/extensions/pagination');
  const list = await screen.findByRole('list', { name: 'Códigos de licitaciones' });
  expect(itemsOf(list)[0]).toBe('1057-9-LE26');
  const [next] = screen.getAllByRole('button', { name: 'Página siguiente' });
  if (next === undefined) throw new Error('No pager');
  await user.click(next);
  expect(itemsOf(list)[0]).toBe('1212-14-LE26');
  await user.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(screen.getByText('8 de 23 a la vista')).toBeVisible();
  const jump = screen.getByRole('textbox', { name: 'Ir a la página' });
  await user.clear(jump);
  await user.type(jump, '19');
  const pages = within(screen.getByRole('navigation', { name: 'Con salto a una página' }));
  expect(pages.getByRole('button', { current: 'page' })).toHaveTextContent('19');
});

it('changes the language of the product, and back', async () => {
  const { user } = open('/extensions/i18n');
  await user.click(await screen.findByRole('radio', { name: 'Deutsch' }));
  await vi.waitFor(() => expect(i18n.language).toBe('de'));
  expect(await screen.findByText(/Speichern/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Español' }));
  expect(await screen.findByText(/Guardar/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '2' }));
  expect(screen.getByText('2 licitaciones abiertas')).toBeVisible();
});

it('goes through the steps of a tour, back, and to its end', async () => {
  const { user } = open('/extensions/tour');
  await user.click(await screen.findByRole('button', { name: 'Mostrar la tarjeta' }));
  expect(await screen.findByRole('dialog', { name: 'El nombre' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByText('2 de 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(await screen.findByText('1 de 3')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByText('1 de 3')).toBeNull());
});

it('plays our own video, with captions, and says where it is', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  const { user } = open('/extensions/react-player');
  await user.click(await screen.findByRole('button', { name: 'Reproducir' }));
  expect(play).toHaveBeenCalledOnce();
  const [, video] = screen.getAllByLabelText('Una licitación, de la lista a la oferta');
  if (!(video instanceof HTMLVideoElement)) throw new Error('No video');
  fireEvent.play(video);
  expect(screen.getByRole('button', { name: 'Detener' })).toBeVisible();
  screen.getByRole('slider', { name: 'Lugar del video' }).focus();
  await user.keyboard('{End}');
  expect(screen.getByText('0:16 / 0:16')).toBeVisible();
  expect(video.querySelectorAll('track[kind="captions"]')).toHaveLength(2);
});
