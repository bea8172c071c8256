/** Run by `load.ts` in a separate process: a route that does nothing, to know what the machine can do. */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono().get('/', (context) => context.json({}));
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
server.once('listening', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
