import {
  type Chat,
  type ChatContact,
  type chatEndpoints,
  type ChatMessage,
  type ChatProfile,
  type ChatSummary,
  ownContactId,
} from '@pliego/contract/areas/chat';
import { ProblemError } from '@pliego/contract/problem';
import type { SampleHandlers } from '#sample/area.ts';
import { collectionOf, type Store } from '#sample/store.ts';
import type { StoredChat } from './stored-chat.ts';

const seeds = () => import('./seed.ts');
const contacts = collectionOf<ChatContact>({
  name: 'chat-contacts',
  seed: async () => (await seeds()).contacts,
});
const chats = collectionOf<StoredChat>({
  name: 'chat-chats',
  seed: async (now) => (await seeds()).chats(now),
});
const profiles = collectionOf<ChatProfile>({
  name: 'chat-profiles',
  seed: async () => [(await seeds()).profile],
});

const present = ({ id, userId, unseenMsgs, chat }: StoredChat): Chat => ({
  id,
  userId,
  unseenMsgs,
  chat,
});

/** Undefined for a chat nobody has written in. */
function summaryOf({ id, unseenMsgs, chat }: StoredChat): ChatSummary | undefined {
  const lastMessage = chat.at(-1);
  return lastMessage === undefined ? undefined : { id, unseenMsgs, lastMessage };
}

async function contactOf(store: Store, id: number): Promise<ChatContact> {
  const contact = await store.collection(contacts).get(id);
  if (contact === undefined) {
    throw new ProblemError('no-encontrado', 'No hay un contacto con ese número.');
  }
  return contact;
}

/** The last one written in first. */
async function chatsByTurn(store: Store): Promise<StoredChat[]> {
  const order = { by: ({ turn }: StoredChat) => turn, direction: 'desc' } as const;
  return (await store.collection(chats).list({ order })).rows;
}

async function ownProfile(store: Store): Promise<ChatProfile> {
  const profile = await store.collection(profiles).get(ownContactId);
  if (profile === undefined) throw new Error('The seed of the chat has no profile');
  return profile;
}

/** Appends a message and moves its chat to the front; a chat that did not exist begins with it. */
async function write(store: Store, contactId: number, message: ChatMessage) {
  const known = await chatsByTurn(store);
  const turn = (known[0]?.turn ?? 0) + 1;
  const existing = known.find(({ userId }) => userId === contactId);
  if (existing === undefined) {
    const opened: StoredChat = {
      id: contactId,
      userId: contactId,
      unseenMsgs: 0,
      chat: [message],
      turn,
    };
    await store.collection(chats).insert(() => opened);
    return { opened };
  }
  await store
    .collection(chats)
    .update(existing.id, (stored) => ({ ...stored, chat: [...stored.chat, message], turn }));
  return { opened: undefined };
}

export const chatHandlers: SampleHandlers<typeof chatEndpoints> = ({ clock }) => ({
  profile: (_, { caller: { store } }) => ownProfile(store),
  contacts: async (_, { caller: { store } }) => {
    const known = await chatsByTurn(store);
    const { rows } = await store.collection(contacts).list();
    const shown = rows.map((contact) => {
      const chat = known.find(({ userId }) => userId === contact.id);
      return chat === undefined ? contact : Object.assign(contact, { chat: summaryOf(chat) });
    });
    const chatsContacts = known.flatMap((chat) => {
      const contact = shown.find(({ id }) => id === chat.userId);
      const summary = summaryOf(chat);
      return contact === undefined || summary === undefined ? [] : [{ ...contact, chat: summary }];
    });
    const { id, avatar, fullName, status } = await ownProfile(store);
    return { chatsContacts, contacts: shown, profileUser: { id, avatar, fullName, status } };
  },
  get: async ({ query }, { caller: { store } }) => {
    const contact = await contactOf(store, query.id);
    const known = (await chatsByTurn(store)).find(({ userId }) => userId === contact.id);
    if (known === undefined) return { contact };
    const chat = await store
      .collection(chats)
      .update(known.id, (stored) => ({ ...stored, unseenMsgs: 0 }));
    if (chat === undefined) return { contact };
    return { chat: present(chat), contact: { ...contact, chat: summaryOf(chat) } };
  },
  send: async ({ body: { obj } }, { caller: { store } }) => {
    const { id } = await contactOf(store, obj.contact.id);
    const newMessageData = {
      message: obj.message,
      time: clock().toISOString(),
      senderId: ownContactId,
    };
    const { opened } = await write(store, id, newMessageData);
    const response = { newMessageData, id };
    return { response: opened === undefined ? response : { ...response, chat: present(opened) } };
  },
});
