import type { EmbedToken } from '@pliego/contract/areas/report-embeds';
import { createMessage } from '@pliego/contract/message';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EmbedView } from './adapter.ts';
import { type EmbedParts, mostLoadingMs, ReportEmbed, type Shown } from './report-embed.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const isDown = createMessage('tablero-caido');
const shown: Shown = {
  id: 7,
  document: Promise.resolve({} as Document),
  title: 'Ventas',
  isDark: false,
  values: {},
};

/** A dashboard whose tokens last ten minutes, and a service that can be down. */
function aDashboard(show?: EmbedParts['show']) {
  const service = { isDown: false, asked: 0 };
  const renewed: EmbedToken[] = [];
  const view: EmbedView = {
    renew: (permit) => void renewed.push(permit),
    refresh: () => undefined,
    filter: () => undefined,
  };
  const permit = (): EmbedToken => ({
    tipo: 'metabase',
    direccion: 'https://metabase.test/embed/x',
    vence: new Date(Date.now() + 10 * minute).toISOString(),
  });
  const embed = new ReportEmbed({
    ask: () => {
      service.asked += 1;
      return Promise.resolve(
        service.isDown ? { permiso: null, falla: isDown } : { permiso: permit(), falla: null },
      );
    },
    show: show ?? (() => Promise.resolve(view)),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
  });
  return { embed, service, renewed };
}

it('replaces a token before it ends, as long as the dashboard is shown', async () => {
  const { embed, service, renewed } = aDashboard();
  await embed.load(shown);
  expect(embed.loaded).toBe(true);
  await pass(8 * minute);
  expect(service.asked).toBe(1);
  await pass(11 * minute);
  expect(renewed).toHaveLength(2);
  expect(embed.state.status).toBe('loaded');
  embed.close();
  await pass(30 * minute);
  expect(renewed).toHaveLength(2);
  expect(embed.state.status).toBe('idle');
});

it('says that a token has ended only when it has, and goes on when another is to be had', async () => {
  const { embed, service } = aDashboard();
  await embed.load(shown);
  service.isDown = true;
  await pass(9.5 * minute);
  expect(service.asked).toBeGreaterThan(1);
  expect(embed.state.status).toBe('loaded');
  await pass(minute);
  expect(embed.state).toEqual({
    status: 'expired',
    error: { from: 'service', message: isDown },
  });
  service.isDown = false;
  await pass(minute);
  expect(embed.state).toEqual({ status: 'loaded', error: null });
});

it('fails where the service refuses, and is shown anew when that is asked for', async () => {
  const { embed, service } = aDashboard();
  service.isDown = true;
  await embed.load(shown);
  expect(embed.state).toEqual({ status: 'failed', error: { from: 'service', message: isDown } });
  service.isDown = false;
  await embed.refresh();
  expect(embed.loaded).toBe(true);
});

it('fails where nothing is shown in time', async () => {
  const { embed } = aDashboard(() => new Promise(() => undefined));
  const loading = embed.load(shown);
  await pass(mostLoadingMs - 1);
  expect(embed.state.status).toBe('loading');
  await pass(1);
  await loading;
  expect(embed.state).toEqual({ status: 'failed', error: { from: 'time' } });
});

it('forgets what comes late of a dashboard that was left', async () => {
  const late: (() => void)[] = [];
  const { embed } = aDashboard(
    () =>
      new Promise((_, reject) => {
        late.push(() => reject(new Error('gone')));
      }),
  );
  const loading = embed.load(shown);
  await pass(0);
  expect(late).toHaveLength(1);
  embed.close();
  for (const one of late) one();
  await loading;
  expect(embed.state).toEqual({ status: 'idle', error: null });
});
