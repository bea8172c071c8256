import type { ImportRun } from '@pliego/contract/areas/sources';
import { createRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withTexts } from '#web/i18n/setup.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { RunCard } from './run-card.tsx';

const now = new Date('2026-12-02T12:00:00-03:00');

const waiting: Omit<ImportRun, 'turno'> = {
  id: 7,
  archivo: 'abiertas.csv',
  formato: null,
  estado: 'en-cola',
  bytesLeidos: 0,
  bytes: 2_000_000,
  conteo: { leidas: 0, nuevas: 0, cambiadas: 0, sinCambios: 0, rechazadas: 0, reparadas: 0 },
  avisos: [],
  camposNoLeidos: [],
  error: null,
  usuario: 'Antonia Riquelme',
  inicio: now.toISOString(),
  termino: null,
  deshacible: false,
  deshecha: null,
};

it.each([
  [1, 'Es la próxima en empezar'],
  [2, 'Espera su turno: hay 1 importación antes'],
  [4, 'Espera su turno: hay 3 importaciones antes'],
  [null, 'Espera su turno'],
])('an import with turn %s says where it is in the queue', async (turno, said) => {
  const es = () => import('./messages/es.ts');
  await withTexts('sources', { es, en: () => import('./messages/en.ts') }, async () => undefined);
  openPage('/cola', {
    now,
    routes: (shell) => [
      createRoute({
        getParentRoute: () => shell,
        path: '/cola',
        component: () => (
          <ul>
            <RunCard run={{ ...waiting, turno }} />
          </ul>
        ),
      }),
    ],
  });
  expect(await screen.findByText(said)).toBeInTheDocument();
});
