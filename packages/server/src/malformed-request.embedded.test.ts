import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, buildServer, startServer } from './testing/built-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-malformed-'));
let server: BuiltServer;
let port: number;

beforeAll(async () => {
  buildServer();
  server = startServer(folder, { PLIEGO_DEMO: '0', PLIEGO_LOG: 'info' });
  port = Number(new URL(await server.url).port);
}, 180_000);

afterAll(async () => {
  await server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** What the server answers to these bytes, with its headers. */
function said(lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

it.each([
  ['xn--'],
  ['xn--a'],
  ['1.2.3.4.5'],
  ['256.1.1.1'],
  ['0xffffffffff'],
  ['a b'],
  ['['],
  ['%'],
  ['localhost:'],
])('a Host that is none is refused as a Problem: «%s»', async (host) => {
  for (const path of ['/api/salud', '/', '/assets/x', '/api/auth/login']) {
    const answer = await said([`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close']);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toLowerCase()).toContain('x-request-id: ');
    expect(answer).toContain('"code":"solicitud-malformada"');
  }
});

/** The line of the log about the request that was answered with this. */
async function logged(answer: string): Promise<unknown> {
  const [, requestId = ''] = /^x-request-id: (.+)\r$/im.exec(answer) ?? [];
  expect(answer).toContain(`"requestId":"${requestId}"`);
  await server.says(new RegExp(`"requestId":"${requestId}"`));
  const line =
    server
      .output()
      .split('\n')
      .find((text) => text.includes(requestId)) ?? '';
  return JSON.parse(line);
}

it.each([
  ['no HTTP', ['secreto de alguien'], 'solicitud-malformada', 'no-es-http'],
  [
    'a line that is too long',
    [`GET /${'a'.repeat(200_000)} HTTP/1.1`],
    'demasiado-grande',
    'direccion-larga',
  ],
  [
    'an address that is none',
    ['GET //[ HTTP/1.1', 'Host: a b'],
    'solicitud-malformada',
    'no-es-http',
  ],
  [
    'a Host that is none',
    ['GET /api/salud HTTP/1.1', 'Host: xn--a'],
    'solicitud-malformada',
    'no-es-http',
  ],
])('the log has a line of %s, without its bytes', async (_, lines, code, motive) => {
  const answer = await said([...lines, 'Connection: close']);
  const line = await logged(answer);
  expect(line).toMatchObject({ msg: 'request', reason: { code, motive } });
  expect(JSON.stringify(line)).not.toMatch(/secreto|aaaa|a b/);
});

it('who hangs up in the middle of a request rings no alarm', async () => {
  const socket = connect(port, '127.0.0.1');
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Length: 100'];
  socket.write(`${head.join('\r\n')}\r\nContent-Type: application/json\r\n\r\n{"em`);
  const isCutOff = server.says(
    /"reason":\{"code":"solicitud-malformada","motive":"solicitud-cortada"/,
  );
  // Once the request has begun, which the server says of none before it ends.
  await said(['GET /api/salud HTTP/1.1', 'Host: localhost', 'Connection: close']);
  socket.destroy();
  await isCutOff;
  const { output } = await server.kill('SIGTERM');
  expect(output).not.toMatch(/"level":50|base-sin-conexion/);
});
