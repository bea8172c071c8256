import { describe, expect, it } from 'vitest';
import { MemoryMailer } from '#server/testing/memory-mailer.ts';
import { MemoryOutbox } from '#server/testing/memory-outbox.ts';
import { messageOf } from './letter.ts';
import { choosePassword } from './letters.ts';
import type { Wait } from '#server/wait.ts';
import { PostOffice } from './post-office.ts';

const message = messageOf(
  choosePassword('ana@andes.test', 'https://pliego.test/reset-password/secreto'),
  new Date('2026-11-20T15:00:00.000Z'),
);

function anOffice(wait?: Wait) {
  const mailer = new MemoryMailer();
  const outbox = new MemoryOutbox();
  const told: string[] = [];
  const tell = (fields: unknown, sentence?: string) =>
    void told.push(`${sentence} ${JSON.stringify(fields)}`);
  const waits: number[] = [];
  const recorded: Wait = wait ?? (async (ms) => waits.push(ms) > 0);
  const office = new PostOffice({
    mailer,
    outbox,
    log: { warn: tell, error: tell },
    wait: recorded,
  });
  return { office, mailer, outbox, told, waits };
}

const refused = () =>
  Object.assign(new Error('550 <ana@andes.test> secreto'), {
    code: 'EENVELOPE',
    responseCode: 550,
    command: 'RCPT TO',
    response: '550 <ana@andes.test>',
  });

describe('a post office', () => {
  it('sends after the caller has continued', async () => {
    const { office, mailer } = anOffice();
    office.post(message);
    await Promise.resolve();
    expect(mailer.sent).toEqual([]);
    await office.idle();
    expect(mailer.sent).toEqual([message]);
  });

  it('retries with growing delays, and logs why without the recipient', async () => {
    const { office, mailer, outbox, told, waits } = anOffice();
    mailer.refusals.push(refused(), refused());
    office.post(message);
    await office.idle();
    expect(mailer.sent).toEqual([message]);
    expect(waits).toEqual([10_000, 60_000]);
    expect(outbox.held.size).toBe(0);
    expect(told).toEqual([
      'a mail could not be sent {"purpose":"cambiar-contrasena","tries":1,"code":"EENVELOPE","responseCode":550,"command":"RCPT TO"}',
      'a mail could not be sent {"purpose":"cambiar-contrasena","tries":2,"code":"EENVELOPE","responseCode":550,"command":"RCPT TO"}',
    ]);
  });

  it('gives up after five times, and holds up no other mail', async () => {
    const { office, mailer, told } = anOffice();
    mailer.refusals.push(...Array.from({ length: 5 }, refused));
    office.post(message);
    await office.idle();
    expect(mailer.sent).toEqual([]);
    expect(told.at(-1)).toMatch(/^a mail was given up .*"tries":5/);
    office.post(message);
    await office.idle();
    expect(mailer.sent).toEqual([message]);
    expect(told.join()).not.toMatch(/secreto|andes/);
  });

  it.each([[null], ['550 ana@andes.test'], [{ code: 'ana@andes.test', command: 'x'.repeat(40) }]])(
    'says nothing of a failure it does not know: %j',
    async (failure) => {
      const { office, mailer, told } = anOffice();
      mailer.send = () => Promise.reject(failure);
      office.post(message);
      await office.idle();
      expect(told[0]).toBe('a mail could not be sent {"purpose":"cambiar-contrasena","tries":1}');
    },
  );

  it('composes a mail after the caller has continued, or none', async () => {
    const { office, mailer, told } = anOffice();
    const written: string[] = [];
    office.compose(async () => {
      written.push('none');
      return null;
    });
    office.compose(async () => {
      written.push('one');
      return message;
    });
    office.compose(() => Promise.reject(new Error('la base de datos no responde')));
    await Promise.resolve();
    expect(written).toEqual([]);
    await office.idle();
    expect(written).toEqual(['none', 'one']);
    expect(mailer.sent).toEqual([message]);
    expect(told).toEqual(['a mail could not be written {"err":{}}']);
  });

  it('waits for no further try when it closes', async () => {
    const mailer = new MemoryMailer();
    let failed = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      failed = resolve;
    });
    const log = { warn: () => failed(), error: () => undefined };
    const outbox = new MemoryOutbox();
    const office = new PostOffice({ mailer, outbox, log });
    mailer.refusals.push(refused());
    office.post(message);
    await first;
    await office.close();
    expect(mailer.sent).toEqual([]);
    expect([...outbox.held.values()]).toEqual([{ id: '1', message, tries: 1 }]);
  });
});
