import { expect, it } from 'vitest';
import { SecretBox } from '#server/auth/secret-box.ts';
import { storedIn } from '#server/testing/accounts.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { MemoryMailer } from '#server/testing/memory-mailer.ts';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';
import { databaseOutbox } from './database-outbox.ts';
import { messageOf } from './letter.ts';
import { choosePassword } from './letters.ts';
import type { Message } from './mailer.ts';
import { PostOffice } from './post-office.ts';

const secrets = new SecretBox(Buffer.alloc(32, 7));
const message = messageOf(
  choosePassword('ana@andes.test', 'https://pliego.test/reset-password/secreto'),
  new Date(fixtureNow),
);
const refused = () => Object.assign(new Error('550'), { code: 'EENVELOPE' });
const minuteMs = 60_000;

/** A process with its own post office over the same database. */
function aProcess(server: TestServer, box = secrets) {
  const mailer = new MemoryMailer();
  const told: string[] = [];
  const tell = (fields: unknown, sentence?: string) =>
    void told.push(`${sentence} ${JSON.stringify(fields)}`);
  let goOn: (goes: boolean) => void = () => undefined;
  let waited: () => void = () => undefined;
  const isWaiting = new Promise<void>((resolve) => (waited = resolve));
  const office = new PostOffice({
    mailer,
    outbox: databaseOutbox({ database: server.database, secrets: box, now: () => server.now() }),
    log: { warn: tell, error: tell },
    wait: () => {
      waited();
      return new Promise((resolve) => (goOn = resolve));
    },
  });
  return { office, mailer, told, isWaiting, goOn: (goes = true) => goOn(goes) };
}

/** A process that could not send its mail, and died while it waited for another try. */
async function dyingProcess(server: TestServer, mail: Message = message) {
  const dying = aProcess(server);
  dying.mailer.refusals.push(refused());
  dying.office.post(mail);
  await dying.isWaiting;
  return dying;
}

/** A process that started long ago: it takes only mails that no process holds. */
async function aNeighbour(server: TestServer) {
  const neighbour = aProcess(server);
  neighbour.office.collect();
  await neighbour.office.idle();
  return neighbour;
}

const wait = (server: TestServer, minutes: number) =>
  server.setNow(new Date(server.now().getTime() + minutes * minuteMs).toISOString());

describeServer('the outbox', (server) => {
  const stored = () => storedIn(server, 'outbox');

  it('holds a mail until it is sent, and no one can read it there', async () => {
    const { office, mailer, isWaiting, goOn } = aProcess(server);
    mailer.refusals.push(refused());
    office.post(message);
    await isWaiting;
    const rows = await stored();
    expect(rows).toHaveLength(1);
    // What is sealed may have any three letters of its alphabet in a row, but neither @ nor a dot.
    expect(rows.join()).not.toMatch(/ana@|andes|secreto|contrase|pliego\.test/);
    goOn();
    await office.idle();
    expect(mailer.sent).toEqual([message]);
    expect(await stored()).toEqual([]);
  });

  it('gives the mail of a process that died to another, once', async () => {
    const neighbours = [await aNeighbour(server), await aNeighbour(server)];
    const dead = await dyingProcess(server);
    const collect = async () => {
      for (const { office } of neighbours) office.collect();
      for (const { office } of neighbours) await office.idle();
      return neighbours.flatMap(({ mailer }) => mailer.sent);
    };
    expect(await collect()).toEqual([]);
    wait(server, 6);
    expect(await collect()).toEqual([message]);
    expect(await stored()).toEqual([]);
    // If it had only slept, another process would hold the mail by now.
    dead.goOn();
    await dead.office.idle();
    expect(dead.mailer.sent).toEqual([]);
    expect(dead.told).toHaveLength(1);
  });

  it('is looked through at once by the next process where there can be no other', async () => {
    await dyingProcess(server);
    const next = await aNeighbour(server);
    const isAlone = server.database.kind === 'integrada';
    expect(next.mailer.sent).toEqual(isAlone ? [message] : []);
    wait(server, 6);
    next.office.collect();
    await next.office.idle();
    expect(next.mailer.sent).toEqual([message]);
  });

  it('gives up a mail after five tries, however many processes died of it', async () => {
    const living = await aNeighbour(server);
    await dyingProcess(server);
    for (let tries = 2; tries <= 5; tries += 1) {
      wait(server, 60);
      const { office, mailer } = aProcess(server);
      const dies = new Promise<void>((resolve) => {
        mailer.send = () => {
          resolve();
          return new Promise(() => undefined);
        };
      });
      office.collect();
      await dies;
    }
    wait(server, 60);
    living.office.collect();
    await living.office.idle();
    expect(living.mailer.sent).toEqual([]);
    expect(living.told).toEqual(['mails of the outbox were given up {"mails":1}']);
    expect(await stored()).toEqual([]);
  });

  it('sends nothing that is a day old, nor what another key has sealed', async () => {
    const living = await aNeighbour(server);
    await dyingProcess(server);
    wait(server, 24 * 60);
    living.office.collect();
    await living.office.idle();
    await dyingProcess(server);
    wait(server, 10);
    const stranger = aProcess(server, new SecretBox(Buffer.alloc(32, 9)));
    stranger.office.collect();
    await stranger.office.idle();
    expect([...living.mailer.sent, ...stranger.mailer.sent]).toEqual([]);
    expect([...living.told, ...stranger.told]).toEqual([
      'mails of the outbox were given up {"mails":1}',
      'mails of the outbox were given up {"mails":1}',
    ]);
    expect(await stored()).toEqual([]);
  });
});
