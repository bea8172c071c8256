import { ownContactId } from '@pliego/contract/areas/chat';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefused, idsOf, newSample, sampleNow } from '#sample/testing/sample.ts';

const path = '/apps/chat';
const ago = (days: number) => new Date(Date.parse(sampleNow) - days * 86_400_000).toISOString();

type Api = ReturnType<typeof newSample>['api'];
const say = (api: Api, id: number, message: string) =>
  api.chat.send({ body: { obj: { message, contact: { id } } } });

describe('the lists of the chat', () => {
  it('show the own profile, in full and in short', async () => {
    const { api } = newSample();
    const profile = await api.chat.profile();
    expect(profile).toMatchObject({
      id: 11,
      role: 'admin',
      status: 'online',
      settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
    });
    const { id, avatar, fullName, status } = profile;
    expect((await api.chat.contacts()).profileUser).toEqual({ id, avatar, fullName, status });
  });

  it('have ten contacts, two of them with a chat, the last one written in first', async () => {
    const { chatsContacts, contacts } = await newSample().api.chat.contacts();
    expect(idsOf(contacts)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(idsOf(chatsContacts)).toEqual([2, 1]);
    expect(chatsContacts.map(({ chat }) => [chat.unseenMsgs, chat.lastMessage.time])).toEqual([
      [1, ago(1)],
      [0, ago(2)],
    ]);
    const withChat = contacts.filter(({ chat }) => chat !== undefined);
    expect(withChat).toEqual(chatsContacts.toReversed());
  });
});

describe('a chat', () => {
  it.each([
    [1, 6],
    [2, 10],
  ])('with %i has %i messages, of oneself and of the contact', async (id, length) => {
    const { chat, contact } = await newSample().api.chat.get({ query: { id } });
    expect(chat).toMatchObject({ id, userId: id, unseenMsgs: 0 });
    expect(chat?.chat).toHaveLength(length);
    expect(new Set(chat?.chat.map(({ senderId }) => senderId))).toEqual(
      new Set([ownContactId, id]),
    );
    const times = chat?.chat.map(({ time }) => time) ?? [];
    expect(times).toEqual(times.toSorted());
    expect(contact.chat?.lastMessage).toEqual(chat?.chat.at(-1));
  });

  it('is read once it is opened, and not before', async () => {
    const { api } = newSample();
    const unseen = async () => (await api.chat.contacts()).contacts[1]?.chat?.unseenMsgs;
    expect(await unseen()).toBe(1);
    expect((await api.chat.get({ query: { id: '2' } })).contact.chat?.unseenMsgs).toBe(0);
    expect(await unseen()).toBe(0);
  });

  it('is absent for contacts without messages', async () => {
    const { send } = newSample();
    const answer = await (await send('GET', `${path}/get-chat?id=7`)).json();
    expect(answer).toMatchObject({ contact: { id: 7 } });
    expect(answer).not.toHaveProperty('chat');
    expect(answer).not.toHaveProperty(['contact', 'chat']);
  });

  it.each([
    ['?id=12', 404],
    ['?id=11', 404],
    ['?id=0', 404],
    ['', 422],
    ['?id=camila', 422],
    ['?id=', 422],
  ])('asked for with %j is refused with %i', async (query, status) => {
    await expectRefused(status, newSample().send('GET', `${path}/get-chat${query}`));
  });
});

describe('a message', () => {
  it('is added to its chat, which moves to the front', async () => {
    const { api } = newSample();
    const sent = await say(api, 1, 'Hola');
    const newMessageData = { message: 'Hola', time: sampleNow, senderId: 11 };
    expect(sent).toEqual({ response: { newMessageData, id: 1 } });
    const { chatsContacts } = await api.chat.contacts();
    expect(idsOf(chatsContacts)).toEqual([1, 2]);
    expect(chatsContacts[0]?.chat.lastMessage).toEqual(newMessageData);
    expect((await api.chat.get({ query: { id: 1 } })).chat?.chat).toHaveLength(7);
  });

  it('to a new contact opens a chat, which is returned whole', async () => {
    const { api, send } = newSample();
    const obj = { message: '', contact: { id: '7', fullName: 'x' }, chat: 'nada' };
    const response = await send('POST', `${path}/send-msg`, { json: { obj } });
    expect(response.status).toBe(201);
    const newMessageData = { message: '', time: sampleNow, senderId: 11 };
    expect(await response.json()).toEqual({
      response: {
        newMessageData,
        id: 7,
        chat: { id: 7, userId: 7, unseenMsgs: 0, chat: [newMessageData] },
      },
    });
    expect(idsOf((await api.chat.contacts()).chatsContacts)).toEqual([7, 2, 1]);
    expect((await say(api, 7, 'Otra')).response).not.toHaveProperty('chat');
    expect((await api.chat.get({ query: { id: 7 } })).chat?.chat).toHaveLength(2);
  });

  it('leaves what is unread as it is', async () => {
    const { api } = newSample();
    await say(api, 2, 'Hola');
    expect((await api.chat.contacts()).contacts[1]?.chat?.unseenMsgs).toBe(1);
  });

  it.each([
    [{ obj: { message: 'x', contact: { id: 12 } } }, 404],
    [{ obj: { message: 'x', contact: { id: 11 } } }, 404],
    [{ obj: { message: 'x', contact: {} } }, 422],
    [{ obj: { message: 'x' } }, 422],
    [{ obj: { contact: { id: 1 } } }, 422],
    [{ obj: { message: 3, contact: { id: 1 } } }, 422],
    [{ message: 'x' }, 422],
    [null, 422],
  ])('as %j is refused with %i, and the lists stay as they are', async (body, status) => {
    const { api, send } = newSample();
    await expectRefused(status, send('POST', `${path}/send-msg`, { json: body }));
    expect(await api.chat.contacts()).toEqual(await newSample().api.chat.contacts());
  });

  it('that is not JSON is malformed', async () => {
    const headers = { 'content-type': 'application/json' };
    await expectRefused(400, newSample().send('POST', `${path}/send-msg`, { body: '{', headers }));
  });

  it('after another leaves the chats in the order in which they were written in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 }), async (to) => {
        const { api } = newSample();
        for (const id of to) await say(api, id, 'Hola');
        const expected = [...new Set([...to.toReversed(), 2, 1])];
        const { chatsContacts, contacts } = await api.chat.contacts();
        expect(idsOf(chatsContacts)).toEqual(expected);
        expect(idsOf(contacts)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        for (const id of new Set(to)) {
          const own = (await api.chat.get({ query: { id } })).chat?.chat.filter(
            ({ message }) => message === 'Hola',
          );
          expect(own).toHaveLength(to.filter((one) => one === id).length);
        }
      }),
      { numRuns: 15 },
    );
  });
});
