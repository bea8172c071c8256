import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';
import { largestBody } from './kinds.ts';
import { type OpenService, openService } from './open-service.ts';
import { isPublicAddress, serviceAddress } from './outgoing-address.ts';
import { readService } from './read-service.ts';
import { SourceFailure } from './source-failure.ts';

const ticket = 'SECRETO-1234-5678';
const never = new AbortController().signal;

describe('the address of a service', () => {
  it.each([
    ['https://api.mercadopublico.cl/servicios/v1/publico', true],
    ['https://200.72.160.90/v1', true],
    ['http://api.mercadopublico.cl/', false],
    ['ftp://datos.gob.cl/', false],
    ['file:///etc/passwd', false],
    ['https://usuario:clave@datos.gob.cl/', false],
    ['https://localhost/', false],
    ['https://a.localhost/', false],
    ['https://127.0.0.1/', false],
    ['https://2130706433/', false],
    ['https://0x7f.1/', false],
    ['https://10.1.2.3/', false],
    ['https://169.254.169.254/latest', false],
    ['https://[::1]/', false],
    ['https://[::ffff:10.0.0.1]/', false],
    ['https://[fd00::1]/', false],
    ['https://[2001:db8::1]/', false],
    ['no es una dirección', false],
  ])('%s is one: %s', (written, isOne) => {
    const read = (): string => {
      try {
        return serviceAddress(written, false).href;
      } catch (error) {
        return error instanceof SourceFailure ? error.kind : String(error);
      }
    };
    expect(read()).toBe(isOne ? written : 'direccion-no-permitida');
  });

  it('may be of this machine where the configuration allows it', () => {
    expect(serviceAddress('http://localhost:8080/a', true).port).toBe('8080');
    expect(() => serviceAddress('http://10.0.0.1/a', true)).toThrow(SourceFailure);
  });

  it('is never one of a network of ours', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const ours = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    );
    fc.assert(
      fc.property(ours, (parts) => {
        expect(isPublicAddress(parts.join('.'))).toBe(false);
      }),
    );
  });
});

describe('keeping away from a service that fails', () => {
  it('takes longer each time, up to half an hour, and never the same for all', () => {
    const failures = fc.integer({ min: 1, max: 100 });
    const random = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(failures, random, (count, chance) => {
        const ms = backoffMs(count, chance);
        expect(ms).toBeGreaterThanOrEqual(15_000);
        expect(ms).toBeLessThanOrEqual(30 * 60_000);
        expect(backoffMs(count + 1, chance)).toBeGreaterThanOrEqual(ms);
      }),
    );
    expect([1, 2, 3, 20].map((count) => backoffMs(count, 0.999))).toEqual([
      29_985, 59_970, 119_940, 1_799_100,
    ]);
  });
});

describe('a request to a service', () => {
  let server: Server;
  let base: string;
  const asked: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { url = '' } = request;
      asked.push(url);
      const path = new URL(url, 'http://x').pathname;
      if (path === '/elsewhere') response.writeHead(302, { location: 'https://otro.test/x' }).end();
      else if (path === '/here') response.writeHead(302, { location: '/packed' }).end();
      else if (path === '/round') response.writeHead(302, { location: '/round' }).end();
      else if (path === '/cut') {
        response.writeHead(200, { 'content-length': '1000' }).write('{"Listado":');
        response.destroy();
      } else if (path === '/bomb') {
        response.writeHead(200, { 'content-encoding': 'gzip' });
        response.end(gzipSync(Buffer.alloc(largestBody + 1, 32), { level: 1 }));
      } else if (path === '/packed') {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(`{"eco":"${url}"}`));
      } else if (path === '/silent') response.flushHeaders();
      else response.writeHead(Number(path.slice(1))).end(`error en ${url}`);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const read = (path: string, open: OpenService = openService(true), late = never) =>
    readService(
      { kind: 'mercado-publico', url: new URL(`${base}${path}`), ticket },
      { open, timeLimit: () => late, closing: never },
    );
  const failure = async (asking: Promise<unknown>): Promise<SourceFailure> => {
    const error = await asking.catch((thrown: unknown) => thrown);
    if (!(error instanceof SourceFailure)) throw new Error('It did not fail as a source');
    return error;
  };

  it('follows redirects on the same host, with the ticket, which no answer contains', async () => {
    const body = Buffer.from(await read('/here')).toString();
    expect(asked.at(-1)).toContain(ticket);
    expect(body).toBe('{"eco":"/packed?ticket=…"}');
  });

  it.each([
    ['/elsewhere', 'direccion-no-permitida'],
    ['/round', 'error-del-servicio'],
    ['/cut', 'sin-respuesta'],
    ['/bomb', 'respuesta-ilegible'],
    ['/401', 'ticket-rechazado'],
    ['/429', 'cuota-agotada'],
    ['/504', 'sin-respuesta'],
    ['/500', 'error-del-servicio'],
  ])('%s ends as %s, and says nothing of the ticket', async (path, kind) => {
    const error = await failure(read(path));
    expect(error.kind).toBe(kind);
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain(ticket);
  });

  it('ends when its time is over', async () => {
    const late = new AbortController();
    const before = asked.length;
    const asking = failure(read('/silent', openService(true), late.signal));
    while (asked.length === before) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    late.abort();
    expect((await asking).reasons).toEqual([{ code: 'servicio-sin-respuesta' }]);
  });

  it('reaches no address of a network of ours, whatever its name', async () => {
    const before = asked.length;
    expect((await failure(read('/packed', openService(false)))).kind).toBe(
      'direccion-no-permitida',
    );
    const url = new URL('https://localhost.localdomain/');
    const named = readService(
      { kind: 'ocds', url, ticket: null },
      { open: openService(false), timeLimit: () => never, closing: never },
    );
    expect((await failure(named)).kind).toMatch(/direccion-no-permitida|sin-respuesta/);
    expect(asked.length).toBe(before);
  });
});
