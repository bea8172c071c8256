import { cardEndpoints } from '@pliego/contract/areas/cards';
import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { expect, it } from 'vitest';
import { expectRefused, newSample } from '#sample/testing/sample.ts';

const analytics = '/card/card-analytics';
const statistics = '/card/card-statistics';
const last_days = ['Last 28 Days', 'Last Month', 'Last Year'];

/** Every card with its specified figures; our texts and icons are not compared. */
const cards: [path: string, answer: object][] = [
  [
    `${analytics}/support-tracker`,
    {
      title: expect.any(String),
      last_days,
      totalTicket: 163,
      newTicket: 29,
      openTicket: 63,
      responseTime: 1,
    },
  ],
  [
    `${analytics}/avg-sessions`,
    {
      sessions: 2700,
      last_days,
      growth: '+5.2%',
      goal: 100_000,
      users: 100_000,
      retention: 90,
      duration: 1,
    },
  ],
  [
    `${analytics}/revenue-report`,
    { years: ['2020', '2019', '2018'], price: '25,852', budget: '56,800' },
  ],
  [`${analytics}/goal-overview`, { completed: '786,617', inProgress: '13,561' }],
  [`${analytics}/revenue`, { thisMonth: '86,589', lastMonth: '73,683' }],
  [
    `${analytics}/product-orders`,
    { last_days, chart_info: { finished: 23_043, pending: 14_658, rejected: 4758 } },
  ],
  [
    `${analytics}/sessions-device`,
    {
      last_days,
      chart_info: [
        ['Desktop', 58.6, 2],
        ['Mobile', 34.9, 8],
        ['Tablet', 6.5, -5],
      ].map(([name, usage, upDown]) => ({
        icon: expect.any(String),
        iconColor: expect.any(String),
        name,
        usage,
        upDown,
      })),
    },
  ],
  [
    `${analytics}/customers`,
    {
      last_days,
      listData: [
        ['New', 690],
        ['Returning', 258],
        ['Referrals', 149],
      ].map(([text, result]) => ({
        icon: expect.any(String),
        iconColor: expect.any(String),
        text,
        result,
      })),
    },
  ],
  [
    `${statistics}/orders-bar-chart`,
    {
      title: expect.any(String),
      statistics: '2,76k',
      series: [{ name: '2020', data: [45, 85, 65, 45, 65] }],
    },
  ],
  [
    `${statistics}/profit-line-chart`,
    {
      title: expect.any(String),
      statistics: '6,24k',
      series: [{ data: [0, 20, 5, 30, 15, 45] }],
    },
  ],
  [
    `${statistics}/subscribers`,
    {
      series: [{ data: [28, 40, 36, 52, 38, 60, 55] }],
      analyticsData: { subscribers: 92_600 },
    },
  ],
  [
    `${statistics}/revenue`,
    {
      series: [{ data: [350, 275, 400, 300, 350, 300, 450] }],
      analyticsData: { revenue: 97_500 },
    },
  ],
  [
    `${statistics}/sales`,
    { series: [{ data: [10, 15, 7, 12, 3, 16] }], analyticsData: { sales: '36%' } },
  ],
  [
    `${statistics}/orders`,
    { series: [{ data: [10, 15, 8, 15, 7, 12, 8] }], analyticsData: { orders: 97_500 } },
  ],
  [`${statistics}/site-traffic`, { series: [{ data: [150, 200, 125, 225, 200, 250] }] }],
  [`${statistics}/active-users`, { series: [{ data: [750, 1000, 900, 1250, 1000, 1200, 1100] }] }],
  [`${statistics}/newsletter`, { series: [{ data: [365, 390, 365, 400, 375, 400] }] }],
];

it('are seventeen, and no other', () => {
  const paths = Object.values<EndpointDefinition>(cardEndpoints)
    .filter(({ ours }) => ours !== true)
    .map(({ path }) => path);
  expect(paths.toSorted()).toEqual(cards.map(([path]) => path).toSorted());
  expect(cards).toHaveLength(17);
});

it.each(cards)('%s answers its figures, whatever the other parameters', async (path, answer) => {
  const { send } = newSample();
  const response = await send('GET', path);
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 200,
    body: answer,
  });
  expect(await (await send('GET', `${path}?last_days=Last%20Year`)).json()).toEqual(answer);
});

it.each(cards)('%s matches its contract, and is read-only', async (path, answer) => {
  const { api, send } = newSample();
  const [name] = Object.entries(cardEndpoints).find(([, one]) => one.path === path) ?? [];
  const call = Object.entries(api.cards).find(([own]) => own === name)?.[1];
  expect(await call?.()).toEqual(answer);
  await expectRefused(405, send('POST', path, { json: {} }));
});

it('knows no other card', async () => {
  await expectRefused(404, newSample().send('GET', `${analytics}/otra`));
});
