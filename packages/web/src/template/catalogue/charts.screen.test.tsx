import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createCatalogueRoutes } from './index.ts';
import { warmPages } from './warm-pages.ts';

beforeAll(() => warmPages('chartsApex', 'chartsChartjs', 'chartsRecharts'), 180_000);

const open = (path: string) =>
  openPage(path, {
    now: new Date('2026-11-24T12:00:00-03:00'),
    routes: (shell) => createCatalogueRoutes(shell),
  });

async function demo(title: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const article = heading.closest('article');
  if (article === null) throw new Error(`No demonstration ${title}`);
  return within(article);
}

it.each(['/charts/apex', '/charts/chartjs', '/charts/recharts'])(
  '%s: every chart says in a sentence what it shows, and is a table',
  async (path) => {
    const { user } = open(path);
    await screen.findByRole('heading', { level: 1 });
    const figures = await screen.findAllByRole('figure');
    expect(figures.length).toBeGreaterThan(5);
    for (const figure of figures) {
      expect(within(figure).getByRole('img')).toHaveAccessibleName(/\w{3}.*\.$/);
      await user.click(within(figure).getByRole('button', { name: /como tabla$/ }));
      expect(within(figure).getAllByRole('row').length).toBeGreaterThan(3);
    }
  },
);

it('shows the days that are asked for, and says so', async () => {
  const { user } = open('/charts/apex');
  const area = await demo('Área, con período');
  expect(area.getByText(/^Entre dic 24 y nov 26, el máximo de «Publicadas» fue 437/)).toBeVisible();
  await user.type(area.getByRole('textbox', { name: 'Desde' }), '01-03-2025{Enter}');
  await user.type(area.getByRole('textbox', { name: 'Hasta' }), '30-09-2025{Enter}');
  expect(await area.findByText(/^Entre mar 25 y sept 25, el máximo .* fue 371/)).toBeVisible();
  await user.click(area.getByRole('button', { name: /como tabla$/ }));
  expect(area.getAllByRole('row')).toHaveLength(8);
});

it('says when there is nothing between two days, and shows all again', async () => {
  const { user } = open('/charts/recharts');
  const bars = await demo('Barras, con período');
  await user.type(bars.getByRole('textbox', { name: 'Desde' }), '01-01-2030{Enter}');
  expect(await bars.findByText('No hay datos entre esos días.')).toBeVisible();
  await user.click(bars.getByRole('button', { name: 'Ver todo' }));
  expect(bars.getByRole('figure')).toBeInTheDocument();
});

it('keeps a chart as a drawing that needs no style sheet', async () => {
  const { user } = open('/charts/apex');
  const kept: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) kept.push(blob);
    return 'blob:kept';
  });
  const columns = await demo('Columnas, con período');
  await user.click(
    columns.getByRole('button', { name: 'Guardar Con y sin adjudicación como imagen' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Guardar como SVG' }));
  await vi.waitFor(() => expect(kept).toHaveLength(1));
  const drawing = await kept[0]?.text();
  expect(drawing).toMatch(/^<svg/);
  expect(drawing).toContain('Con y sin adjudicación');
  expect(drawing).toContain('Sin adjudicar');
});
