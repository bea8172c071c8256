import { ownContactId } from '@pliego/contract/areas/chat';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expectNothing,
  expectRefused,
  idsOf,
  newSample,
  sampleNow,
} from '#sample/testing/sample.ts';

const path = '/apps/chat';

/** A sample whose clock the test moves. */
function sampleInTime() {
  let now = Date.parse(sampleNow);
  const sample = newSample(() => new Date(now).toISOString());
  const pass = (seconds: number) => {
    now += seconds * 1_000;
  };
  return { ...sample, pass };
}
type Api = ReturnType<typeof newSample>['api'];

const say = (api: Api, id: number, message: string, more: { replyTo?: number } = {}) =>
  api.chat.send({ body: { obj: { message, contact: { id }, ...more } } });
const chatOf = async (api: Api, id: number) => (await api.chat.get({ query: { id } })).chat;
const summaryOf = async (api: Api, id: number) =>
  (await api.chat.contacts()).chatsContacts.find((contact) => contact.id === id)?.chat;

describe('an answer', () => {
  it('comes after the message arrived and was read, and is announced meanwhile', async () => {
    const { api, pass } = sampleInTime();
    await say(api, 8, 'Hola, Benjamín');
    const seen = [];
    for (let second = 0; second <= 12; second += 1) {
      const chat = await chatOf(api, 8);
      const delivered = chat?.receipts?.delivered === sampleNow;
      const read = (chat?.receipts?.read ?? '') >= sampleNow;
      seen.push([delivered, read, chat?.isTyping === true, chat?.chat.length].join(' '));
      pass(1);
    }
    expect([...new Set(seen)]).toEqual([
      'false false false 1',
      'true false false 1',
      'true true true 1',
      // Read, because the contact answered.
      'false true false 2',
    ]);
  });

  it('arrives exactly when announced', async () => {
    const { api, pass } = sampleInTime();
    await say(api, 3, '¿Cuándo llega el pedido?');
    for (let left = (await chatOf(api, 3))?.changesInMs; left !== undefined;) {
      expect(left).toBeGreaterThan(0);
      const before = await chatOf(api, 3);
      pass((left - 1) / 1_000);
      expect({ ...(await chatOf(api, 3)), changesInMs: left }).toEqual(before);
      pass(1 / 1_000);
      const after = await chatOf(api, 3);
      expect({ ...after, changesInMs: left }).not.toEqual(before);
      left = after?.changesInMs;
    }
    expect((await chatOf(api, 3))?.chat.map(({ senderId }) => senderId)).toEqual([11, 3]);
  });

  it('is unread until its chat is opened, and moves its chat to the front', async () => {
    const { api, pass } = sampleInTime();
    await say(api, 1, 'Hola');
    pass(3);
    await say(api, 2, 'Hola');
    const order = async () => idsOf((await api.chat.contacts()).chatsContacts);
    expect(await order()).toEqual([2, 1]);
    pass(60);
    expect(await order()).toEqual([1, 2]);
    const summary = await summaryOf(api, 1);
    expect(summary).toMatchObject({ unseenMsgs: 1, lastMessage: { senderId: 1 } });
    expect(summary).not.toHaveProperty('isTyping');
    // Reading the chat does not create answers: any number of reads shows one answer.
    expect(await summaryOf(api, 1)).toEqual(summary);
    expect((await chatOf(api, 1))?.unseenMsgs).toBe(0);
    expect((await summaryOf(api, 1))?.unseenMsgs).toBe(0);
  });

  it('to several messages in a row is one', async () => {
    const { api, pass } = sampleInTime();
    for (const message of ['Hola', '¿Estás?', 'Es por el anexo 4']) {
      await say(api, 10, message);
      pass(1);
    }
    pass(60);
    const chat = (await chatOf(api, 10))?.chat ?? [];
    expect(chat.map(({ senderId }) => senderId)).toEqual([11, 11, 11, 10]);
  });

  it('depends on the message, not on chance', async () => {
    const answerTo = async (message: string, seed: number) => {
      let now = Date.parse(sampleNow);
      const { api } = newSample(() => new Date(now).toISOString(), seed);
      await say(api, 4, message);
      now += 60_000;
      return (await chatOf(api, 4))?.chat.at(-1);
    };
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.integer(), async (message, seed) => {
        const answer = await answerTo(message, 1);
        expect(answer?.senderId).toBe(4);
        expect(answer?.message).toMatch(/\S/);
        expect(await answerTo(message, seed)).toEqual(answer);
      }),
      { numRuns: 6 },
    );
    expect((await answerTo('¡Muchas gracias!', 1))?.message).not.toBe(
      (await answerTo('¿Cuál es el precio?', 1))?.message,
    );
  });
});

describe('a message', () => {
  it('quotes its message, also after its chat was deleted and restored', async () => {
    const { api } = newSample();
    await say(api, 1, 'Ese mismo', { replyTo: 1 });
    const quoted = { index: 1, message: 'Casi. Me falta el timbre de la notaría.', senderId: 1 };
    expect((await chatOf(api, 1))?.chat.at(-1)?.replyTo).toEqual(quoted);
    await api.chat.remove({ query: { id: 1 } });
    await say(api, 1, 'Primero');
    await say(api, 1, 'Segundo', { replyTo: 0 });
    await api.chat.restore({ body: { id: 1 } });
    const chat = (await chatOf(api, 1))?.chat ?? [];
    expect(chat.map(({ message }) => message).slice(-3)).toEqual([
      'Ese mismo',
      'Primero',
      'Segundo',
    ]);
    expect(chat.at(-1)?.replyTo).toEqual({ index: 7, message: 'Primero', senderId: ownContactId });
  });

  it('carries files, which stay with it', async () => {
    const { api } = newSample();
    const attachments = [
      { fileName: 'nota.txt', thumbnail: '', url: 'data:text/plain;base64,SG9sYQ==', size: '4 B' },
    ];
    const obj = { message: '', contact: { id: 9 }, attachments };
    const { response } = await api.chat.send({ body: { obj } });
    expect(response.newMessageData.attachments).toEqual(attachments);
    expect((await chatOf(api, 9))?.chat[0]?.attachments).toEqual(attachments);
  });

  const file = { fileName: 'a.txt', thumbnail: '', url: 'data:,a', size: '1 B' };
  it.each([
    [{ replyTo: 6 }, 404],
    [{ replyTo: -1 }, 404],
    [{ replyTo: 'x' }, 422],
    [{ replyTo: 0.5 }, 422],
    [{ attachments: [{ ...file, url: 'https://otra.parte/a.txt' }] }, 422],
    [{ attachments: [{ fileName: 'a.txt' }] }, 422],
    [{ attachments: [file, file, file, file] }, 422],
  ])('with %j is refused with %i, and nothing is written', async (more, status) => {
    const { api, send } = newSample();
    const json = { obj: { message: 'x', contact: { id: 1 }, ...more } };
    await expectRefused(status, send('POST', `${path}/send-msg`, { json }));
    expect((await chatOf(api, 1))?.chat).toHaveLength(6);
  });
});

describe('the own profile', () => {
  it('keeps each thing that is changed, and leaves the rest', async () => {
    const { api } = newSample();
    const before = await api.chat.profile();
    await api.chat.updateProfile({ body: { profile: { about: '  En terreno ' } } });
    await api.chat.updateProfile({ body: { profile: { status: 'away' } } });
    const settings = { isNotificationsOn: true };
    const answer = await api.chat.updateProfile({ body: { profile: { settings } } });
    expect(answer).toEqual({
      ...before,
      about: 'En terreno',
      status: 'away',
      settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: true },
    });
    expect(await api.chat.profile()).toEqual(answer);
    expect((await api.chat.contacts()).profileUser.status).toBe('away');
  });

  it.each([
    { profile: { about: 'x'.repeat(121) } },
    { profile: { about: 3 } },
    { profile: { status: 'dormida' } },
    { profile: { settings: { isNotificationsOn: 'sí' } } },
    {},
  ])('is not changed by %j', async (json) => {
    const { api, send } = newSample();
    await expectRefused(422, send('POST', `${path}/update-profile`, { json }));
    expect(await api.chat.profile()).toEqual(await newSample().api.chat.profile());
  });
});

describe('a chat', () => {
  it('is muted and not', async () => {
    const { api } = newSample();
    await api.chat.mute({ body: { id: 2, isMuted: true } });
    expect(await summaryOf(api, 2)).toMatchObject({ isMuted: true, unseenMsgs: 1 });
    expect((await chatOf(api, 2))?.isMuted).toBe(true);
    await api.chat.mute({ body: { id: 2, isMuted: false } });
    expect(await summaryOf(api, 2)).not.toHaveProperty('isMuted');
  });

  it('that is deleted disappears with its answer, and is restored in its current state', async () => {
    const { api, send, pass } = sampleInTime();
    await say(api, 2, 'Ahora la miro');
    const before = await chatOf(api, 2);
    await expectNothing(200, send('DELETE', `${path}/delete-chat?id=2`));
    pass(60);
    expect(idsOf((await api.chat.contacts()).chatsContacts)).toEqual([1]);
    expect(await chatOf(api, 2)).toBeUndefined();
    await expectNothing(200, send('POST', `${path}/restore-chat`, { json: { id: 2 } }));
    const after = await chatOf(api, 2);
    expect(after?.chat.slice(0, -1)).toEqual(before?.chat);
    expect(after?.chat.at(-1)?.senderId).toBe(2);
    // A second time there is nothing to bring back.
    await api.chat.restore({ body: { id: 2 } });
    expect((await chatOf(api, 2))?.chat).toEqual(after?.chat);
  });

  it('that is restored at once is as if it had never been deleted', async () => {
    const after = async (isDeleted: boolean) => {
      const { api, pass } = sampleInTime();
      await say(api, 2, 'Ahora la miro');
      if (isDeleted) {
        await api.chat.remove({ query: { id: 2 } });
        await api.chat.restore({ body: { id: 2 } });
      }
      const seen = [];
      for (let second = 0; second <= 30; second += 1) {
        seen.push(await chatOf(api, 2), await summaryOf(api, 2));
        pass(1);
      }
      return seen;
    };
    expect(await after(true)).toEqual(await after(false));
  });

  it('that was unread is unread again when restored, and a new one is read', async () => {
    const { api } = newSample();
    const before = await summaryOf(api, 2);
    expect(before?.unseenMsgs).toBe(1);
    await api.chat.remove({ query: { id: 2 } });
    await api.chat.restore({ body: { id: 2 } });
    expect(await summaryOf(api, 2)).toEqual(before);
    await api.chat.remove({ query: { id: 2 } });
    expect((await say(api, 2, 'Hola de nuevo')).response.chat?.unseenMsgs).toBe(0);
  });

  it('that is brought back to a newer one is answered once', async () => {
    const { api, pass } = sampleInTime();
    await say(api, 2, 'Ahora la miro');
    await api.chat.remove({ query: { id: 2 } });
    pass(2);
    await say(api, 2, '¿Cuál planilla era?');
    pass(60);
    await api.chat.restore({ body: { id: 2 } });
    const chat = (await chatOf(api, 2))?.chat ?? [];
    expect(chat.slice(-3).map(({ senderId }) => senderId)).toEqual([11, 11, 2]);
    pass(60);
    expect((await chatOf(api, 2))?.chat).toEqual(chat);
  });

  it('that was deleted begins anew with the next message', async () => {
    const { api } = newSample();
    await api.chat.remove({ query: { id: 1 } });
    const { response } = await say(api, 1, 'Hola de nuevo');
    expect(response.chat).toMatchObject({ id: 1, chat: [{ message: 'Hola de nuevo' }] });
    expect((await chatOf(api, 1))?.chat).toHaveLength(1);
  });

  it.each([
    ['POST', 'mute-chat', { id: 7, isMuted: true }],
    ['POST', 'mute-chat', { id: 12, isMuted: true }],
    ['DELETE', 'delete-chat', { id: 7 }],
    ['POST', 'restore-chat', { id: 12 }],
  ])('that is not there is refused: %s %s %j', async (method, call, json) => {
    await expectRefused(404, newSample().send(method, `${path}/${call}`, { json }));
  });
});
