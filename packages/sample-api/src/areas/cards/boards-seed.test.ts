import { cardPeriods, reportYears } from '@pliego/contract/areas/card-choices';
import { describe, expect, it } from 'vitest';
import { expectRefused, newSample } from '#sample/testing/sample.ts';

describe('the cards by period', () => {
  it('begin with the figures of the specification', async () => {
    const { api } = newSample();
    expect(await api.cards.sessionsDetail()).toMatchObject({
      period: '28-days',
      sessions: 2700,
      growth: expect.closeTo(0.052),
      goal: 100_000,
      users: 100_000,
      retention: 90,
      duration: 1,
    });
    expect(await api.cards.supportDetail()).toEqual({
      period: '28-days',
      total: 163,
      new: 29,
      open: 63,
      responseTime: 1,
    });
    expect(await api.cards.revenueDetail()).toMatchObject({
      year: 2020,
      earned: 25_852,
      budget: 56_800,
    });
  });

  it.each(cardPeriods)('add up over %s', async (period) => {
    const { api } = newSample();
    const { sessions, points } = await api.cards.sessionsDetail({ query: { period } });
    expect(points.reduce((sum, { value }) => sum + value, 0)).toBe(sessions);
    expect(points.every(({ value }) => value > 0)).toBe(true);
    const days = points.map(({ at }) => at);
    expect(days).toEqual([...new Set(days)].sort());
    expect(days.every((day) => day < '2026-11-22')).toBe(true);
    const { total, open } = await api.cards.supportDetail({ query: { period } });
    expect(open).toBeLessThanOrEqual(total);
  });

  it.each(reportYears)('earn and plan in the months of %s what the year does', async (year) => {
    const { months, earned, budget } = await newSample().api.cards.revenueDetail({
      query: { year },
    });
    expect(months.reduce((sum, { earning }) => sum + earning, 0)).toBe(earned);
    expect(months.reduce((sum, month) => sum + month.budget, 0)).toBe(budget);
    expect(months.every(({ earning, expense }) => earning > 0 && expense > 0)).toBe(true);
  });

  it('cover the days of the month before, and the twelve months before', async () => {
    const { api } = newSample('2026-03-01T12:00:00.000Z');
    const month = (await api.cards.sessionsDetail({ query: { period: 'last-month' } })).points;
    expect([month[0]?.at, month.at(-1)?.at]).toEqual(['2026-02-01', '2026-02-28']);
    const year = (await api.cards.sessionsDetail({ query: { period: 'last-year' } })).points;
    expect([year[0]?.at, year.at(-1)?.at]).toEqual(['2025-03-01', '2026-02-01']);
  });

  it('count the days of Santiago, where the month ends later', async () => {
    const { api } = newSample('2026-03-01T02:00:00.000Z');
    const month = (await api.cards.sessionsDetail({ query: { period: 'last-month' } })).points;
    expect([month[0]?.at, month.at(-1)?.at]).toEqual(['2026-01-01', '2026-01-31']);
    const days = (await api.cards.sessionsDetail({ query: { period: '28-days' } })).points;
    expect(days.at(-1)?.at).toBe('2026-02-27');
  });

  it('differ from one another', async () => {
    const { api } = newSample();
    const sessions = await Promise.all(
      cardPeriods.map((period) => api.cards.sessionsDetail({ query: { period } })),
    );
    expect(new Set(sessions.map((one) => one.sessions)).size).toBe(cardPeriods.length);
    const years = await Promise.all(
      reportYears.map((year) => api.cards.revenueDetail({ query: { year } })),
    );
    expect(new Set(years.map(({ earned }) => earned)).size).toBe(reportYears.length);
  });

  it.each([
    '/card/card-analytics/avg-sessions/detail?period=ayer',
    '/card/card-analytics/support-tracker/detail?period=',
    '/card/card-analytics/revenue-report/detail?year=1999',
    '/card/card-analytics/revenue-report/detail?year=dos',
  ])('refuse %s', async (path) => {
    await expectRefused(422, newSample().send('GET', path));
  });
});

describe('the dashboards', () => {
  it('have earnings that add up', async () => {
    const { earnings, figures, browsers } = await newSample().api.cards.commerceBoard();
    expect(earnings.total).toBe(figures.revenue);
    expect(earnings.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(earnings.total);
    const shares = browsers.reduce((sum, { share }) => sum + share, 0);
    expect(shares).toBeCloseTo(100);
  });

  it.each(['2026-11-21T18:30:00Z', '2026-11-26T23:59:00Z', '2026-12-31T12:00:00Z'])(
    'announce a Thursday to come, seen from %s',
    async (now) => {
      const { meetup } = await newSample(now).api.cards.commerceBoard();
      expect(new Date(meetup.start).getUTCDay()).toBe(4);
      expect(Date.parse(meetup.start)).toBeGreaterThan(Date.parse(now));
      expect(Date.parse(meetup.end)).toBeGreaterThan(Date.parse(meetup.start));
    },
  );

  it('list the latest first, and six months up to this one', async () => {
    const board = await newSample().api.cards.analyticsBoard();
    const instants = board.timeline.map(({ at }) => at);
    expect(instants).toEqual(instants.toSorted().toReversed());
    expect(board.radar.map(({ month }) => month)).toEqual([
      '2026-06-01',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ]);
    expect(board.project.done).toBeLessThanOrEqual(board.project.tasks);
  });
});
