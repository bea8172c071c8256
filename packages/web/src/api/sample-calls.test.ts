import { describe, expect, it, vi } from 'vitest';
import { SampleCalls } from './sample-calls.ts';

const at = new Date('2026-11-21T18:30:00Z');
const app = async (request: Request) =>
  new Response(`answer to ${await request.text()}`, { status: 201 });

function newCalls(isWatched = true) {
  const calls = new SampleCalls();
  calls.watch(isWatched);
  const fetcher = calls.ofApp(app, () => at);
  const send = async (path: string, body: string) =>
    (await fetcher(new Request(`https://pliego.test${path}`, { method: 'POST', body }))).text();
  const shown = (count: number) => vi.waitFor(() => expect(calls.read()).toHaveLength(count));
  return { calls, send, shown };
}

describe('the calls that were answered in the page', () => {
  it('are written down with what was sent and answered, which the caller still gets', async () => {
    const { calls, send, shown } = newCalls();
    expect(await send('/apps/ecommerce/cart?a=1', 'x')).toBe('answer to x');
    await shown(1);
    expect(calls.read()[0]).toEqual({
      id: 1,
      method: 'POST',
      path: '/apps/ecommerce/cart?a=1',
      status: 201,
      ms: expect.any(Number),
      at,
      sent: 'x',
      answered: 'answer to x',
    });
  });

  it('come newest first, and only the last hundred are kept', async () => {
    const { calls, send, shown } = newCalls();
    for (let count = 0; count < 103; count += 1) await send('/', String(count));
    await shown(100);
    await vi.waitFor(() => expect(calls.read()[0]?.sent).toBe('102'));
    expect(calls.read().at(-1)?.sent).toBe('3');
  });

  it('are cleared on request, and subscribers are notified', async () => {
    const { calls, send, shown } = newCalls();
    const told = vi.fn<() => void>();
    const stop = calls.subscribe(told);
    await send('/', 'x');
    await shown(1);
    calls.clear();
    expect(calls.read()).toEqual([]);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    calls.clear();
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('are not recorded without a subscriber', async () => {
    const { calls, send } = newCalls(false);
    await send('/', 'x');
    calls.watch(true);
    await send('/', 'y');
    await vi.waitFor(() => expect(calls.read()).toHaveLength(1));
    expect(calls.read()[0]?.sent).toBe('y');
  });
});
