import {
  type Chat,
  type ChatContact,
  chatEndpoints,
  type ChatMessage,
  type ChatProfile,
  type ChatSummary,
  type ChatDraft,
  ownContactId,
} from '@pliego/contract/areas/chat';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { sampleArea, type SampleHandlers } from '#sample/area.ts';
import { collectionOf, type Store } from '#sample/store.ts';
import { asOf, progressOf, receiptsOf, type StoredChat } from './stored-chat.ts';

const seeds = () => import('./seed.ts');
/** The answers of contacts: sample texts like the seeds, loaded with the first message. */
const answers = () => import('./answers-seed.ts');
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

/** The summary of a chat. */
const present = ({ id, userId, unseenMsgs, chat }: StoredChat): Chat => ({
  id,
  userId,
  unseenMsgs,
  chat,
});

const presentInFull = (chat: StoredChat, now: string): Chat => ({
  ...present(chat),
  ...progressOf(chat, now),
  receipts: receiptsOf(chat),
});

/** Undefined for a chat without messages. */
function summaryOf(stored: StoredChat, now: string): ChatSummary | undefined {
  const { id, unseenMsgs, chat } = stored;
  const lastMessage = chat.at(-1);
  return lastMessage === undefined
    ? undefined
    : { id, unseenMsgs, lastMessage, ...progressOf(stored, now) };
}

async function contactOf(store: Store, id: number): Promise<ChatContact> {
  const contact = await store.collection(contacts).get(id);
  if (contact === undefined) {
    throw new ProblemError('no-encontrado', createMessage('contacto-desconocido'));
  }
  return contact;
}

/** The chat with a contact, with something in it. */
async function chatWith(store: Store, id: number): Promise<StoredChat> {
  const { rows } = await store.collection(chats).list({ where: ({ userId }) => userId === id });
  const chat = rows[0];
  if (chat === undefined || chat.chat.length === 0) {
    throw new ProblemError('no-encontrado', createMessage('conversacion-desconocida'));
  }
  return chat;
}

/** The chats as they are now, the one written in last first. */
async function chatsByRecency(store: Store, now: string): Promise<StoredChat[]> {
  const lastTime = ({ chat }: StoredChat) => chat.at(-1)?.time ?? '';
  const { rows } = await store.collection(chats).list();
  return rows
    .map((chat) => asOf(chat, now))
    .toSorted((a, b) => {
      const [timeA, timeB] = [lastTime(a), lastTime(b)];
      if (timeA === timeB) return b.turn - a.turn;
      return timeA < timeB ? 1 : -1;
    });
}

async function ownProfile(store: Store): Promise<ChatProfile> {
  const profile = await store.collection(profiles).get(ownContactId);
  if (profile === undefined) throw new Error('The seed of the chat has no profile');
  return profile;
}

/** The message as it is kept: what it answers is written down with it, for the chat may be emptied. */
function messageOf(draft: ChatDraft, known: StoredChat | undefined, time: string): ChatMessage {
  const { message, replyTo, attachments = [] } = draft;
  const sent: ChatMessage = { message, time, senderId: ownContactId };
  if (attachments.length > 0) sent.attachments = attachments;
  if (replyTo === undefined) return sent;
  const answered = known?.chat[replyTo];
  if (answered === undefined) {
    throw new ProblemError('no-encontrado', createMessage('respuesta-a-nada'));
  }
  const { senderId } = answered;
  return { ...sent, replyTo: { index: replyTo, message: answered.message, senderId } };
}

/** Appends a message and moves its chat to the front; a chat that did not exist begins with it. */
async function write(store: Store, contact: ChatContact, draft: ChatDraft, now: string) {
  const { outlookOf } = await answers();
  const known = await chatsByRecency(store, now);
  const turn = Math.max(0, ...known.map((chat) => chat.turn)) + 1;
  const existing = known.find(({ userId }) => userId === contact.id);
  const message = messageOf(draft, existing, now);
  const outlook = outlookOf(message, contact, existing?.chat.length ?? 0);
  if (existing === undefined) {
    const { id } = contact;
    const begun: StoredChat = { id, userId: id, unseenMsgs: 0, chat: [message], turn, outlook };
    await store.collection(chats).insert(() => begun);
    return { message, opened: begun };
  }
  const written = await store.collection(chats).update(existing.id, (stored) => {
    const settled = asOf(stored, now);
    // Unread messages of a deleted chat do not count in a new one.
    const unseenMsgs = settled.chat.length === 0 ? 0 : settled.unseenMsgs;
    return { ...settled, chat: [...settled.chat, message], unseenMsgs, turn, outlook };
  });
  return { message, opened: existing.chat.length === 0 ? written : undefined };
}

/** The message when so many others have come before those of its chat. */
function movedBy(places: number, message: ChatMessage): ChatMessage {
  const { replyTo } = message;
  return replyTo === undefined
    ? message
    : { ...message, replyTo: { ...replyTo, index: replyTo.index + places } };
}

/** The contacts with what was written last, the chats among them, and whose they are. */
async function overview(store: Store, now: string) {
  const known = await chatsByRecency(store, now);
  const { rows } = await store.collection(contacts).list();
  const shown = rows.map((contact) => {
    const chat = known.find(({ userId }) => userId === contact.id);
    const summary = chat === undefined ? undefined : summaryOf(chat, now);
    return summary === undefined ? contact : Object.assign(contact, { chat: summary });
  });
  const chatsContacts = known.flatMap((chat) => {
    const contact = shown.find(({ id }) => id === chat.userId);
    const summary = summaryOf(chat, now);
    return contact === undefined || summary === undefined ? [] : [{ ...contact, chat: summary }];
  });
  const { id, avatar, fullName, status } = await ownProfile(store);
  return { chatsContacts, contacts: shown, profileUser: { id, avatar, fullName, status } };
}

const chatHandlers: SampleHandlers<typeof chatEndpoints> = ({ clock }) => ({
  profile: (_, { caller: { store } }) => ownProfile(store),
  contacts: (_, { caller: { store } }) => overview(store, clock().toISOString()),
  get: async ({ query }, { caller: { store } }) => {
    const now = clock().toISOString();
    const contact = await contactOf(store, query.id);
    const known = (await chatsByRecency(store, now)).find(({ userId }) => userId === contact.id);
    if (known === undefined || known.chat.length === 0) return { contact };
    const chat = await store
      .collection(chats)
      .update(known.id, (stored) => ({ ...asOf(stored, now), unseenMsgs: 0 }));
    if (chat === undefined) return { contact };
    return { chat: presentInFull(chat, now), contact: { ...contact, chat: summaryOf(chat, now) } };
  },
  send: async ({ body: { obj } }, { caller: { store } }) => {
    const contact = await contactOf(store, obj.contact.id);
    const now = clock().toISOString();
    const { message, opened } = await write(store, contact, obj, now);
    const response = { newMessageData: message, id: contact.id };
    return { response: opened === undefined ? response : { ...response, chat: present(opened) } };
  },
  updateProfile: async ({ body: { profile } }, { caller: { store } }) => {
    const before = await ownProfile(store);
    const settings = { ...before.settings, ...profile.settings };
    const change = (stored: ChatProfile) => ({ ...stored, ...profile, settings });
    return (await store.collection(profiles).update(ownContactId, change)) ?? before;
  },
  mute: async ({ body: { id, isMuted } }, { caller: { store } }) => {
    const chat = await chatWith(store, id);
    await store.collection(chats).update(chat.id, (stored) => ({ ...stored, isMuted }));
  },
  remove: async ({ query }, { caller: { store } }) => {
    const chat = await chatWith(store, query.id);
    const now = clock().toISOString();
    await store.collection(chats).update(chat.id, (stored) => {
      // An answer that was about to come does not bring back what was deleted.
      const { outlook, removedOutlook: _, ...kept } = asOf(stored, now);
      const removed = { removed: kept.chat, ...(outlook && { removedOutlook: outlook }) };
      return { ...kept, ...removed, chat: [] };
    });
  },
  restore: async ({ body }, { caller: { store } }) => {
    const { id } = await contactOf(store, body.id);
    await store.collection(chats).update(id, ({ removed = [], removedOutlook, ...stored }) => ({
      ...stored,
      chat: [...removed, ...stored.chat.map((message) => movedBy(removed.length, message))],
      // What was written meanwhile is what is answered.
      ...(removedOutlook && stored.chat.length === 0 && { outlook: removedOutlook }),
    }));
  },
});

export const chatArea = sampleArea(chatEndpoints, chatHandlers);
