import { describe, expect, it } from 'vitest';
import { openStream, waitBefore } from './live-stream.ts';

type Handlers = Parameters<Parameters<typeof openStream>[0]['connect']>[0];

/** A stream whose connections and timers the test runs by hand. */
function aStream() {
  const seen: string[] = [];
  const connections: Handlers[] = [];
  const waits: { ms: number; run: () => void }[] = [];
  const close = openStream({
    connect: (handlers) => {
      connections.push(handlers);
      return () => seen.push('closed');
    },
    later: (ms, run) => {
      waits.push({ ms, run });
      return () => seen.push('called off');
    },
    onData: (data) => seen.push(data),
    onReturn: () => seen.push('returned'),
  });
  return { seen, connections, waits, close };
}

describe('the stream of live events', () => {
  it('waits twice as long after each failure, and a minute at most', () => {
    expect([1, 2, 3, 4, 5, 9].map(waitBefore)).toEqual([
      5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
    ]);
  });

  it('opens again after an error, and tells that events may have been missed', () => {
    const { seen, connections, waits } = aStream();
    connections[0]?.onOpen();
    connections[0]?.onData('one');
    connections[0]?.onError();
    waits[0]?.run();
    connections[1]?.onError();
    expect(waits.map(({ ms }) => ms)).toEqual([5_000, 10_000]);
    waits[1]?.run();
    connections[2]?.onOpen();
    expect(seen).toEqual(['one', 'closed', 'closed', 'returned']);
    connections[2]?.onError();
    expect(waits.at(-1)?.ms).toBe(5_000);
  });

  it('opens no more once it is closed', () => {
    const { seen, connections, close } = aStream();
    connections[0]?.onError();
    close();
    expect(seen).toEqual(['closed', 'called off']);
    expect(connections).toHaveLength(1);
  });
});
