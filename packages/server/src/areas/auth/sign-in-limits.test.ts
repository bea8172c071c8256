import { expect, it } from 'vitest';
import { askForReset, otherPassword, storedIn } from '#server/testing/accounts.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { password, people } from '#server/testing/fixture.ts';
import { hashPassword } from '#server/auth/password.ts';
import { tokenIn } from '#server/testing/memory-mailer.ts';
import { insertMembership, insertUser } from './account-commands.ts';
import {
  describeServer,
  fromHeader,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';

const login = '/api/auth/login';
const wrong = 'no es esta clave';
const home = '192.0.2.1';
const elsewhere = '203.0.113.9';

interface Try {
  email: string;
  given?: string;
  from?: string;
  visitor?: Visitor;
  pase?: string;
}

function signIn(
  server: TestServer,
  { email, given = password, from = elsewhere, visitor = server.stranger, pase }: Try,
): Promise<Response> {
  const json = { email, password: given, ...(pase === undefined ? {} : { pase }) };
  return visitor.send('POST', login, { json, headers: { [fromHeader]: from } });
}

const statusOf = async (server: TestServer, tried: Try) => (await signIn(server, tried)).status;

/** Fails from many addresses, none of which has ever been the owner's; answers the statuses. */
async function attack(server: TestServer, email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const from = `198.51.100.${turn % 250}`;
    statuses.push(await statusOf(server, { email, given: wrong, from }));
  }
  return statuses;
}

const later = (server: TestServer, seconds: number) =>
  server.setNow(new Date(server.now().getTime() + seconds * 1000).toISOString());

describeServer('strangers who fail at an account', (server) => {
  it('are slowed down after five times, known account or not, with the same words', async () => {
    const told = [];
    for (const email of [people.editor.email, 'nadie@andes.demo']) {
      expect(await attack(server, email, 5)).toEqual([401, 401, 401, 401, 401]);
      const response = await signIn(server, { email: ` ${email.toUpperCase()} ` });
      expect(response.headers.get('retry-after')).toBe('15');
      const { requestId: _, ...problem } = await problemIn(response);
      told.push(problem);
    }
    expect(told[0]).toMatchObject({
      status: 429,
      code: 'demasiados-intentos',
      motivo: { code: 'intentos-de-ingreso', params: { count: 1 } },
    });
    expect(told[1]).toEqual(told[0]);
    expect((await storedIn(server, 'attempts')).join()).not.toContain('andes');
  });

  it('wait twice as long each time, and never longer than five minutes', async () => {
    const { email } = people.author;
    await attack(server, email, 5);
    const waits: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const refused = await signIn(server, { email, given: wrong });
      const seconds = Number(refused.headers.get('retry-after'));
      waits.push(seconds);
      later(server, seconds - 1);
      expect(await statusOf(server, { email, given: wrong })).toBe(429);
      later(server, 1);
      expect(await statusOf(server, { email, given: wrong })).toBe(401);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 300]);
    server.setNow(fixtureNow);
  });

  it('are no more for being many at once', async () => {
    const tries = Array.from({ length: 14 }, () =>
      statusOf(server, { email: 'muchos@andes.demo' }),
    );
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  });

  it('are told from the owner, whose right tries at once are no failures', async () => {
    const { email } = people.maintainer;
    for (let round = 0; round < 3; round += 1) {
      const from = `203.0.113.${round}`;
      const tries = Array.from({ length: 20 }, () => statusOf(server, { email, from }));
      expect(new Set(await Promise.all(tries))).toEqual(new Set([200]));
    }
  });

  it('are forgiven with a success from where they failed', async () => {
    const { email } = people.subscriber;
    for (let round = 0; round < 3; round += 1) {
      await attack(server, email, 4);
      expect(await statusOf(server, { email, from: `203.0.113.${round}` })).toBe(200);
    }
  });

  it('are forgiven when the owner chooses another password', async () => {
    const { email } = people.foreign;
    await attack(server, email, 6);
    const token = await askForReset(server, email);
    await server.stranger.client.auth.resetPassword({ body: { token, password: otherPassword } });
    expect(await statusOf(server, { email, given: otherPassword })).toBe(200);
  });
});

describeServer('the owner, while strangers fail', (server) => {
  it('signs in with the browser of before, wherever it is', async () => {
    const { email } = people.editor;
    const before = await server.signIn('editor');
    await attack(server, email, 20);
    expect(await statusOf(server, { email })).toBe(429);
    expect(await statusOf(server, { email, visitor: before })).toBe(200);
  });

  it('signs in from the address of before, with any browser', async () => {
    const { email } = people.author;
    await server.signIn('author');
    await attack(server, email, 20);
    expect(await statusOf(server, { email, from: home })).toBe(200);
  });

  it('has limits of their own there', async () => {
    const { email } = people.maintainer;
    const before = await server.signIn('maintainer');
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await statusOf(server, { email, given: wrong, from: home })).toBe(401);
    }
    expect(await statusOf(server, { email, from: home })).toBe(429);
    // Somebody else at the same address does not keep the browser out.
    expect(await statusOf(server, { email, visitor: before, from: home })).toBe(200);
  });

  it('is told by mail, once, with a link that lets any browser in', async () => {
    const { email } = people.subscriber;
    await attack(server, email, 5);
    later(server, 15 * 60);
    await attack(server, email, 5);
    const mails = (await server.mails()).filter((mail) => mail.to === email);
    expect(mails.map(({ purpose }) => purpose)).toEqual(['ingresos-fallidos']);
    const pase = tokenIn(server.mailer.last('ingresos-fallidos', email));
    expect(await statusOf(server, { email })).toBe(429);
    expect(await statusOf(server, { email, pase: 'x'.repeat(43) })).toBe(429);
    expect(await statusOf(server, { email, pase, given: wrong })).toBe(401);
    expect(await statusOf(server, { email, pase })).toBe(200);
    // It is spent, and it was for this account alone.
    expect(await statusOf(server, { email, pase, from: '198.51.100.251' })).toBe(429);
    server.setNow(fixtureNow);
  });

  it('is not mailed where there is no account', async () => {
    await attack(server, 'nadie@andes.demo', 6);
    expect((await server.mails()).filter((mail) => mail.to === 'nadie@andes.demo')).toEqual([]);
  });

  it('is not let in by the link of someone else', async () => {
    const { email } = people.admin;
    await attack(server, people.both.email, 5);
    await attack(server, email, 5);
    await server.mails();
    const pase = tokenIn(server.mailer.last('ingresos-fallidos', people.both.email));
    expect(await statusOf(server, { email, pase })).toBe(429);
  });
});

describeServer('people behind one address', (server) => {
  /** Fails at so many accounts from one address that it is crowded; answers the statuses. */
  const crowd = async (from: string, emails: readonly string[], each = 1) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < emails.length * each; turn += 1) {
      const email = emails[turn % emails.length] ?? '';
      statuses.push(await statusOf(server, { email, given: wrong, from }));
    }
    return statuses;
  };
  const madeUp = (count: number, name = 'persona') =>
    Array.from({ length: count }, (_, turn) => `${name}${turn}@andes.demo`);

  /** People who never signed in anywhere. */
  const newPeople = (count: number, name: string) =>
    server.database.transaction('system', async (tx) => {
      const passwordHash = await hashPassword(password);
      const emails = madeUp(count, name);
      for (const email of emails) {
        const [username = ''] = email.split('@');
        const user = { email, fullName: 'Nueva Persona', username, passwordHash };
        const userId = await insertUser(tx, user, server.now());
        await insertMembership(tx, { companyId: 1, userId, role: 'editor' }, server.now());
      }
      return emails;
    });

  it('wait after fifty failures there with what is wrong, and with nothing that is right', async () => {
    const from = '203.0.113.50';
    expect(new Set(await crowd(from, madeUp(50)))).toEqual(new Set([401]));
    for (const round of [0, 1, 2]) {
      // Whoever asks most often takes every moment that opens.
      later(server, 60);
      expect(await crowd(from, madeUp(60, `mas${round}-`))).toContain(429);
      const [email = ''] = await newPeople(1, `nueva${round}-`);
      const refused = await signIn(server, { email, given: wrong, from });
      expect(refused.status).toBe(429);
      expect(await statusOf(server, { email, from })).toBe(200);
    }
    expect(await statusOf(server, { email: 'otra@andes.demo', given: wrong })).toBe(401);
    server.setNow(fixtureNow);
  });

  it('are told the same with and without an account, and wait for their own failures too', async () => {
    const from = '203.0.113.51';
    await crowd(from, madeUp(50));
    const told = [];
    for (const email of [...(await newPeople(1, 'igual')), 'nadie-aqui@andes.demo']) {
      const answers = [];
      for (let turn = 0; turn < 7; turn += 1) {
        const response = await signIn(server, { email, given: wrong, from });
        const { requestId: _, ...problem } = await problemIn(response);
        answers.push({ wait: response.headers.get('retry-after'), ...problem });
      }
      told.push(answers);
    }
    expect(told[0]?.map(({ wait }) => wait)).toEqual(['1', '1', '1', '1', '1', '15', '15']);
    expect(told[1]).toEqual(told[0]);
    // Their right password does not help them now, as nowhere else.
    expect(await statusOf(server, { email: 'igual0@andes.demo', from })).toBe(429);
  });

  it('are mailed a link where fifty failures were at accounts that there are', async () => {
    const from = '203.0.113.52';
    const attacked = await newPeople(11, 'atacada');
    await crowd(from, attacked.slice(0, 10), 5);
    const [email = ''] = attacked.slice(10);
    const right = await signIn(server, { email, from });
    const { requestId: _r, ...held } = await problemIn(right);
    const { requestId: _w, ...refused } = await problemIn(
      signIn(server, { email: 'nadie-mas@andes.demo', from }),
    );
    expect(held).toEqual(refused);
    expect(held).toMatchObject({ status: 429, motivo: { code: 'intentos-de-ingreso' } });
    await server.mails();
    const mail = server.mailer.last('ingresos-fallidos', email);
    expect(mail.text).toContain('alguien conoce tu contraseña');
    expect(await statusOf(server, { email, from, pase: tokenIn(mail) })).toBe(200);
    // One a minute still is judged: also many accounts from one address are guessed slowly.
    later(server, 60);
    const [next = ''] = await newPeople(1, 'otra-atacada');
    expect(await statusOf(server, { email: next, from })).toBe(200);
    server.setNow(fixtureNow);
  });

  it('are let in also when many are judged at once', async () => {
    const from = '203.0.113.53';
    await crowd(from, madeUp(50));
    const emails = await newPeople(3, 'a-la-vez');
    const statuses = await Promise.all(emails.map((email) => statusOf(server, { email, from })));
    expect(statuses).toEqual([200, 200, 200]);
    const flood = madeUp(40, 'tropel').map((email) =>
      statusOf(server, { email, given: wrong, from }),
    );
    expect(new Set(await Promise.all(flood))).toEqual(new Set([429]));
    expect(await statusOf(server, { email: emails[0] ?? '', from, given: wrong })).toBe(401);
  });

  it('who have signed in there before do not wait at all', async () => {
    const from = '203.0.113.60';
    const { email } = people.author;
    expect(await statusOf(server, { email, from })).toBe(200);
    for (let turn = 0; turn < 55; turn += 1) {
      await statusOf(server, { email: `otra${turn}@andes.demo`, given: wrong, from });
    }
    expect(await statusOf(server, { email, from })).toBe(200);
  });
});
