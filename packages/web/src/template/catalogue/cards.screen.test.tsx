import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { createCatalogueRoutes } from './index.ts';
import { warmPages } from './warm-pages.ts';

beforeAll(
  () => warmPages('cardsBasic', 'cardsAdvance', 'cardsStatistics', 'cardsAnalytics', 'cardsAction'),
  180_000,
);

function open(path: string, failing: RegExp | null = null) {
  const opened = openPage(path, {
    now: new Date('2026-11-24T12:00:00-03:00'),
    routes: (shell) => createCatalogueRoutes(shell),
  });
  opened.server.failOn(failing);
  return opened;
}

/** A demonstration by its title. */
async function demo(title: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const article = heading.closest('article');
  if (article === null) throw new Error(`No demonstration ${title}`);
  return within(article);
}

const cardCalls = (calls: readonly string[]) =>
  [...new Set(calls.filter((call) => call.startsWith('GET /card/')))].toSorted();

it('fills each card of figures by its own call', async () => {
  const { server } = open('/cards/statistics');
  expect(await (await demo('Suscriptores')).findByText('92.600')).toBeInTheDocument();
  expect(await (await demo('Personas activas')).findByText('1.100')).toBeInTheDocument();
  expect(cardCalls(server.calls)).toEqual(
    expect.arrayContaining(
      [
        'orders-bar-chart',
        'profit-line-chart',
        'subscribers',
        'revenue',
        'sales',
        'orders',
        'site-traffic',
        'active-users',
        'newsletter',
      ].map((name) => `GET /card/card-statistics/${name}`),
    ),
  );
});

it('shows a card that failed as such, and the others as they are; a retry fills it', async () => {
  const { server, user } = open('/cards/statistics', /newsletter/);
  const failed = await demo('Suscripciones al boletín');
  const retry = await failed.findByRole('button', { name: 'Reintentar' });
  expect(await (await demo('Suscriptores')).findByText('92.600')).toBeInTheDocument();
  server.failOn(null);
  await user.click(retry);
  expect(await failed.findByText('400')).toBeInTheDocument();
});

it('asks the calls of the analytic cards, and again for another period', async () => {
  const { server, user } = open('/cards/analytics');
  const support = await demo('Mesa de ayuda');
  expect(await support.findByText('163')).toBeInTheDocument();
  await waitFor(() =>
    expect(cardCalls(server.calls)).toEqual(
      expect.arrayContaining(
        [
          'support-tracker',
          'avg-sessions',
          'revenue-report',
          'goal-overview',
          'revenue',
          'product-orders',
          'sessions-device',
          'customers',
        ].map((name) => `GET /card/card-analytics/${name}`),
      ),
    ),
  );
  await user.selectOptions(
    support.getByRole('combobox', { name: 'Período: Mesa de ayuda' }),
    'Último año',
  );
  await waitFor(() => expect(support.queryByText('163')).not.toBeInTheDocument());
});

it('keeps what is written in the conversation, and groups the digits of a card', async () => {
  const { user } = open('/cards/advance');
  const chat = await demo('Una conversación');
  await user.type(chat.getByRole('textbox', { name: 'Escribe un mensaje' }), 'Gracias{Enter}');
  expect(within(chat.getByRole('log')).getByText('Gracias')).toBeInTheDocument();
  const payment = await demo('Un medio de pago');
  const number = payment.getByRole('textbox', { name: 'Número' });
  await user.type(number, '4111111111111111');
  expect(number).toHaveValue('4111 1111 1111 1111');
  expect(payment.getByText('El número está completo.')).toBeInTheDocument();
  await user.clear(number);
  await user.type(number, '99');
  expect(payment.getByText(/Ninguna tarjeta empieza así/)).toBeInTheDocument();
  const tasks = await demo('Tareas del equipo');
  await user.click(tasks.getByRole('checkbox', { name: 'Planilla de precios' }));
  expect(tasks.getByRole('checkbox', { name: 'Planilla de precios' })).toBeChecked();
});

it('folds a card, removes it and brings it back', async () => {
  const { user } = open('/cards/action');
  const card = await demo('Con las tres acciones');
  const fold = card.getByRole('button', { name: 'Plegar Las que sigues' });
  await user.click(fold);
  expect(card.getByRole('button', { name: 'Desplegar Las que sigues' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await user.click(card.getByRole('button', { name: 'Actualizar Las que sigues' }));
  expect(card.getByText('Actualizando')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Quitar Las que sigues' }));
  await user.click(card.getByRole('button', { name: 'Traer de vuelta «Las que sigues»' }));
  expect(card.getByRole('heading', { name: 'Las que sigues' })).toBeInTheDocument();
});

it('follows a tender from the foot of its card', async () => {
  const { user } = open('/cards/basic');
  const card = await demo('Con encabezado y pie');
  await user.click(card.getByRole('button', { name: 'Seguir' }));
  expect(card.getByRole('button', { name: 'Siguiendo' })).toHaveAttribute('aria-pressed', 'true');
});
