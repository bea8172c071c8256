import { beforeEach, describe, expect, test, vi } from 'vitest';
import { whoHeader } from '@pliego/contract/screen-header';
import { seenHeader } from '#web/lib/last-seen.ts';
import { createCaller } from './call-server.ts';
import { Departure, WaitingRoom } from './session-end.ts';

const origin = 'https://pliego.example';
const lost = () =>
  Response.json(
    { type: 'about:blank', title: 'Sin sesión', status: 401, code: 'sin-sesion' },
    { status: 401, headers: { 'content-type': 'application/problem+json' } },
  );
const wrongPassword = () =>
  Response.json(
    { type: 'about:blank', title: 'No', status: 401, code: 'credenciales-invalidas' },
    { status: 401 },
  );
const fine = (text = 'ok') => new Response(text);

/** What was sent, and answers in the order in which they are given out. */
let sent: { path: string; body: string; who: string | null }[];
let answers: (Response | Error)[];
let said: string[];
let room: WaitingRoom;
let departure: Departure;
let who: string | null;
let call: (request: Request) => Promise<Response>;

beforeEach(() => {
  sent = [];
  answers = [];
  said = [];
  who = '7.3';
  room = new WaitingRoom();
  room.openWhile(() => true);
  departure = new Departure();
  call = createCaller({
    send: async (request) => {
      const { pathname } = new URL(request.url);
      const body = await request.text();
      sent.push({ path: pathname, body, who: request.headers.get(whoHeader) });
      const answer = answers.shift() ?? fine();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    connection: {
      answered: () => void said.push('answered'),
      failed: () => void said.push('failed'),
      showedKept: (seenAt) => void said.push(`kept ${seenAt}`),
    },
    waitingRoom: room,
    departure,
    who: () => who,
  });
});

const post = (path: string, body = 'typed by hand') =>
  new Request(origin + path, { method: 'POST', body });

describe('how the server fares', () => {
  test.each([200, 401, 404, 422, 500])('a %i is an answer of the server', async (status) => {
    answers = [new Response('{}', { status })];
    room.openWhile(() => false);
    await call(new Request(`${origin}/api/etiquetas`));
    expect(said).toEqual(['answered']);
  });

  test.each([502, 503, 504])('a %i is none', async (status) => {
    answers = [new Response('', { status })];
    await call(new Request(`${origin}/api/etiquetas`));
    expect(said).toEqual(['failed']);
  });

  test('a missing response is passed on and reported', async () => {
    answers = [new TypeError('Failed to fetch')];
    await expect(call(new Request(`${origin}/api/etiquetas`))).rejects.toThrow('Failed to fetch');
    expect(said).toEqual(['failed']);
  });

  test('an aborted call says nothing about the server', async () => {
    answers = [new DOMException('Aborted', 'AbortError')];
    const off = AbortSignal.abort();
    await expect(call(new Request(`${origin}/api/etiquetas`, { signal: off }))).rejects.toThrow(
      'Aborted',
    );
    expect(said).toEqual([]);
  });

  test('a cached response is reported with its age', async () => {
    const headers = { [seenHeader]: '2026-03-02T12:00:00.000Z' };
    answers = [new Response('{}', { headers })];
    await call(new Request(`${origin}/api/etiquetas`));
    expect(said).toEqual([`kept ${Date.UTC(2026, 2, 2, 12)}`]);
  });
});

test('each call names the session of its screen, and an anonymous one names none', async () => {
  await call(new Request(`${origin}/api/etiquetas`));
  who = null;
  await call(new Request(`${origin}/api/etiquetas`));
  expect(sent.map((request) => request.who)).toEqual(['7.3', null]);
});

describe('a session that ended', () => {
  test('keeps its calls waiting and repeats each of them, with what it carried', async () => {
    answers = [lost(), lost()];
    const first = call(post('/licitaciones/editar/4/tag', '[1,2]'));
    const second = call(post('/licitaciones/editar/5/tag', '[3]'));
    await expect.poll(() => room.read()).toBe(true);
    await expect.poll(() => sent.length).toBe(2);
    answers = [fine('one'), fine('two')];
    room.settle('back');
    expect(await Promise.all([first, second].map(async (answer) => (await answer).text()))).toEqual(
      ['one', 'two'],
    );
    expect(sent.map(({ body }) => body)).toEqual(['[1,2]', '[3]', '[1,2]', '[3]']);
    expect(room.read()).toBe(false);
  });

  test('repeats its calls with the session of their screen, even if another user has signed in since', async () => {
    answers = [lost()];
    const answer = call(post('/licitaciones/editar/4/tag'));
    await expect.poll(() => room.read()).toBe(true);
    who = '7.4';
    room.settle('back');
    expect((await answer).status).toBe(200);
    expect(sent.map((request) => request.who)).toEqual(['7.3', '7.3']);
  });

  test('a user who leaves gets the original response', async () => {
    answers = [lost()];
    const answer = call(post('/licitaciones/editar/4/tag'));
    await expect.poll(() => room.read()).toBe(true);
    room.settle('left');
    expect((await answer).status).toBe(401);
    expect(sent).toHaveLength(1);
  });

  test('ending once more, it waits once more', async () => {
    answers = [lost(), lost(), fine('at last')];
    const answer = call(post('/licitaciones/editar/4/tag'));
    await expect.poll(() => room.read()).toBe(true);
    room.settle('back');
    await expect.poll(() => sent.length).toBe(2);
    await expect.poll(() => room.read()).toBe(true);
    room.settle('back');
    expect(await (await answer).text()).toBe('at last');
  });

  test('calls do not wait where the user cannot sign in', async () => {
    answers = [lost()];
    room.openWhile(() => false);
    expect((await call(post('/licitaciones/editar/4/tag'))).status).toBe(401);
    expect(room.read()).toBe(false);
  });

  test.each(['/api/auth/login', '/api/auth/two-steps'])(
    'signing in itself (%s) never waits',
    async (path) => {
      answers = [lost()];
      expect((await call(post(path))).status).toBe(401);
      expect(room.read()).toBe(false);
    },
  );

  test('a wrong password is no lost session', async () => {
    answers = [wrongPassword()];
    expect((await call(post('/api/auth/password'))).status).toBe(401);
    expect(room.read()).toBe(false);
  });

  test('what the waiting calls found is still readable', async () => {
    answers = [new Response('<html>', { status: 401 })];
    const answer = await call(post('/api/etiquetas'));
    expect(await answer.text()).toBe('<html>');
  });
});

describe('a user who is leaving', () => {
  const signOut = post('/api/auth/logout');

  test('calls off what is asked meanwhile, unsent', async () => {
    const leaving = departure.during(
      () => call(signOut.clone()),
      async () => expect(departure.read()).toBe(true),
    );
    await expect(call(post('/api/etiquetas'))).rejects.toThrow('The session ended');
    await leaving;
    expect(departure.read()).toBe(false);
    expect(sent.map(({ path }) => path)).toEqual(['/api/auth/logout']);
    expect((await call(post('/api/etiquetas'))).status).toBe(200);
  });

  test('sends what was asked meanwhile when the logout fails', async () => {
    answers = [new TypeError('Failed to fetch')];
    const leave = vi.fn<() => Promise<void>>();
    const leaving = departure.during(() => call(signOut.clone()), leave);
    const answer = call(post('/api/etiquetas'));
    await expect(leaving).rejects.toThrow('Failed to fetch');
    expect(leave).not.toHaveBeenCalled();
    expect(departure.read()).toBe(false);
    expect((await answer).status).toBe(200);
    expect(sent.map(({ path }) => path)).toEqual(['/api/auth/logout', '/api/etiquetas']);
  });
});
