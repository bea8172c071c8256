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
import { sampleArea, type SampleHandlers, type Visitor } from '#sample/area.ts';
import { exchangeFor, ownCollection } from '#sample/me.ts';
import { collectionOf } from '#sample/store.ts';
import { outlookOf } from './answers-seed.ts';
import { asOf, progressOf, receiptsOf, type StoredChat } from './stored-chat.ts';

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
/** Conversations are of one person: where several share a store each has their own. */
const chatsIn = (visitor: Visitor) => ownCollection(chats, visitor);
const profilesIn = (visitor: Visitor) => ownCollection(profiles, visitor);

/** A contact of the seeds who is the visitor is the person whose conversations the seeds are. */
function asSeen(visitor: Visitor, contact: ChatContact): ChatContact {
  const { email } = contact;
  if (email === undefined) return contact;
  return { ...contact, ...exchangeFor(visitor).person({ ...contact, email }) };
}

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

async function contactOf(visitor: Visitor, id: number): Promise<ChatContact> {
  const contact = await visitor.store.collection(contacts).get(id);
  if (contact === undefined) {
    throw new ProblemError('no-encontrado', createMessage('contacto-desconocido'));
  }
  return asSeen(visitor, contact);
}

/** The chat with a contact, with something in it. */
async function chatWith(visitor: Visitor, id: number): Promise<StoredChat> {
  const { rows } = await chatsIn(visitor).list({ where: ({ userId }) => userId === id });
  const chat = rows[0];
  if (chat === undefined || chat.chat.length === 0) {
    throw new ProblemError('no-encontrado', createMessage('conversacion-desconocida'));
  }
  return chat;
}

/** The chats as they are now, the one written in last first. */
async function chatsByRecency(visitor: Visitor, now: string): Promise<StoredChat[]> {
  const lastTime = ({ chat }: StoredChat) => chat.at(-1)?.time ?? '';
  const { rows } = await chatsIn(visitor).list();
  return rows
    .map((chat) => asOf(chat, now))
    .toSorted((a, b) => {
      const [timeA, timeB] = [lastTime(a), lastTime(b)];
      if (timeA === timeB) return b.turn - a.turn;
      return timeA < timeB ? 1 : -1;
    });
}

/** The profile with the name and the picture of who is signed in. */
function asOwn(visitor: Visitor, profile: ChatProfile): ChatProfile {
  const { fullName, avatar } = exchangeFor(visitor).me;
  return { ...profile, fullName, avatar };
}

async function ownProfile(visitor: Visitor): Promise<ChatProfile> {
  const profile = await profilesIn(visitor).get(ownContactId);
  if (profile === undefined) throw new Error('The seed of the chat has no profile');
  return asOwn(visitor, profile);
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
async function write(visitor: Visitor, contact: ChatContact, draft: ChatDraft, now: string) {
  const known = await chatsByRecency(visitor, now);
  const turn = Math.max(0, ...known.map((chat) => chat.turn)) + 1;
  const existing = known.find(({ userId }) => userId === contact.id);
  const message = messageOf(draft, existing, now);
  const outlook = outlookOf(message, contact, existing?.chat.length ?? 0);
  if (existing === undefined) {
    const { id } = contact;
    const begun: StoredChat = { id, userId: id, unseenMsgs: 0, chat: [message], turn, outlook };
    await chatsIn(visitor).insert(() => begun);
    return { message, opened: begun };
  }
  const written = await chatsIn(visitor).update(existing.id, (stored) => {
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
async function overview(visitor: Visitor, now: string) {
  const known = await chatsByRecency(visitor, now);
  const { rows } = await visitor.store.collection(contacts).list();
  const shown = rows.map((row) => {
    const contact = asSeen(visitor, row);
    const chat = known.find(({ userId }) => userId === contact.id);
    const summary = chat === undefined ? undefined : summaryOf(chat, now);
    return summary === undefined ? contact : Object.assign(contact, { chat: summary });
  });
  const chatsContacts = known.flatMap((chat) => {
    const contact = shown.find(({ id }) => id === chat.userId);
    const summary = summaryOf(chat, now);
    return contact === undefined || summary === undefined ? [] : [{ ...contact, chat: summary }];
  });
  const { id, avatar, fullName, status } = await ownProfile(visitor);
  return { chatsContacts, contacts: shown, profileUser: { id, avatar, fullName, status } };
}

const chatHandlers: SampleHandlers<typeof chatEndpoints> = ({ clock }) => ({
  profile: (_, { caller }) => ownProfile(caller),
  contacts: (_, { caller }) => overview(caller, clock().toISOString()),
  get: async ({ query }, { caller }) => {
    const now = clock().toISOString();
    const contact = await contactOf(caller, query.id);
    const known = (await chatsByRecency(caller, now)).find(({ userId }) => userId === contact.id);
    if (known === undefined || known.chat.length === 0) return { contact };
    const chat = await chatsIn(caller).update(known.id, (stored) => ({
      ...asOf(stored, now),
      unseenMsgs: 0,
    }));
    if (chat === undefined) return { contact };
    return { chat: presentInFull(chat, now), contact: { ...contact, chat: summaryOf(chat, now) } };
  },
  send: async ({ body: { obj } }, { caller }) => {
    const contact = await contactOf(caller, obj.contact.id);
    const now = clock().toISOString();
    const { message, opened } = await write(caller, contact, obj, now);
    const response = { newMessageData: message, id: contact.id };
    return { response: opened === undefined ? response : { ...response, chat: present(opened) } };
  },
  updateProfile: async ({ body: { profile } }, { caller }) => {
    const before = await ownProfile(caller);
    const settings = { ...before.settings, ...profile.settings };
    const change = (stored: ChatProfile) => ({ ...stored, ...profile, settings });
    const changed = await profilesIn(caller).update(ownContactId, change);
    return changed === undefined ? before : asOwn(caller, changed);
  },
  mute: async ({ body: { id, isMuted } }, { caller }) => {
    const chat = await chatWith(caller, id);
    await chatsIn(caller).update(chat.id, (stored) => ({ ...stored, isMuted }));
  },
  remove: async ({ query }, { caller }) => {
    const chat = await chatWith(caller, query.id);
    const now = clock().toISOString();
    await chatsIn(caller).update(chat.id, (stored) => {
      // An answer that was about to come does not bring back what was deleted.
      const { outlook, removedOutlook: _, ...kept } = asOf(stored, now);
      const removed = { removed: kept.chat, ...(outlook && { removedOutlook: outlook }) };
      return { ...kept, ...removed, chat: [] };
    });
  },
  restore: async ({ body }, { caller }) => {
    const { id } = await contactOf(caller, body.id);
    await chatsIn(caller).update(id, ({ removed = [], removedOutlook, ...stored }) => ({
      ...stored,
      chat: [...removed, ...stored.chat.map((message) => movedBy(removed.length, message))],
      // What was written meanwhile is what is answered.
      ...(removedOutlook && stored.chat.length === 0 && { outlook: removedOutlook }),
    }));
  },
});

export const chatArea = sampleArea(chatEndpoints, chatHandlers);
