import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import autocannon from 'autocannon';
import { Hono } from 'hono';
import { type Figure, whole } from './measure.ts';
import { withServer } from './served.ts';

const path = '/api/licitaciones?estado=publicada&sort=cierre';
const load = { connections: 10, duration: 6 };

type Fetch = (request: Request) => Response | Promise<Response>;

/** Answers per second of an app behind a real socket on this machine. */
async function rateOf(fetch: Fetch, cookie: string): Promise<number> {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${path}`;
  const result = await autocannon({ url, ...load, headers: { cookie } });
  await new Promise((resolve) => server.close(resolve));
  if (result.non2xx > 0) throw new Error(`${result.non2xx} respuestas con error`);
  return result.requests.average;
}

/** The list's rate beside that of a bare route that sends the same bytes. */
export function httpFigures(): Promise<Figure[]> {
  return withServer(15_000, async ({ app, cookie }) => {
    const sample = await (await app.request(path, { headers: { cookie } })).text();
    const bare = new Hono().get('/api/licitaciones', (context) =>
      context.body(sample, 200, { 'content-type': 'application/json; charset=utf-8' }),
    );
    const list = await rateOf(app.fetch, cookie);
    const reference = await rateOf(bare.fetch, cookie);
    return [
      {
        what: `Lista de 50 (${whole(sample.length / 1024)} kB) por segundo, 10 conexiones, base integrada`,
        measured: `${whole(list)}/s`,
        aim: '—',
        met: null,
      },
      {
        what: 'La misma respuesta desde una ruta Hono vacía',
        measured: `${whole(reference)}/s (${whole((list / reference) * 100)} %)`,
        aim: '—',
        met: null,
      },
    ];
  });
}
