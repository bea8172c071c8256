import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline';
import { createAdaptorServer } from '@hono/node-server';
import { expect, it } from 'vitest';
import { programOf } from '#server/testing/keys.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { bridgeStdio } from './stdio.ts';

const opening = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'prueba', version: '1' },
  },
};

describeServer('an assistant that speaks by stdio', (server) => {
  /** What is answered to some messages, before the input ends. */
  async function answers(key: string, messages: readonly object[]) {
    const listening = createAdaptorServer({ fetch: (request) => server.answer(request) });
    listening.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    const [input, out, err] = [new PassThrough(), new PassThrough(), new PassThrough()];
    const bridged = bridgeStdio({ server: `http://127.0.0.1:${port}`, key, input, out, err });
    const lines = createInterface({ input: out })[Symbol.asyncIterator]();
    const heard: unknown[] = [];
    for (const message of messages) {
      input.write(`${JSON.stringify(message)}\n`);
      if ('id' in message) heard.push(JSON.parse(String((await lines.next()).value)));
    }
    input.end();
    await bridged;
    listening.close();
    return heard;
  }

  it('is answered by the server', async () => {
    const { clave } = await programOf(server, 'editor', ['licitaciones:leer']);
    const [first, second] = await answers(clave, [
      opening,
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      {
        jsonrpc: '2.0',
        id: 2,
        method: 'tools/call',
        params: { name: 'ver_licitacion', arguments: { id: 1 } },
      },
    ]);
    expect(first).toMatchObject({ id: 1, result: { serverInfo: { name: 'pliego' } } });
    expect(second).toMatchObject({
      id: 2,
      result: { content: [{ text: expect.stringMatching(/^\{"id":1,/) }] },
    });
  });

  it('is told that its key does not work', async () => {
    const [refused] = await answers('pliego_nada', [opening]);
    expect(refused).toMatchObject({ id: 1, error: { code: -32_603 } });
  });
});
