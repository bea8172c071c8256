import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { Nothing, SampleId } from '../sample-fields.ts';

export const chatStatuses = ['offline', 'busy', 'online', 'away'] as const;
export const ChatStatus = z.enum(chatStatuses, checkCode('estado-de-lista'));
export type ChatStatus = z.infer<typeof ChatStatus>;
/** The sender id of the user's own messages; any other sender is the contact. */
export const ownContactId = 11;
export const aboutMaxLength = 120;

/** How many files a message carries. */
export const chatMaxFiles = 3;

/** A file with its whole content in its address. */
export const ChatFile = z.object({
  fileName: z.string(),
  thumbnail: z.string(),
  url: z.string().check(z.startsWith('data:', checkCode('archivo-sin-contenido'))),
  size: z.string(),
});
export type ChatFile = z.infer<typeof ChatFile>;

export const ChatMessage = z.object({
  message: z.string(),
  time: z.string(),
  senderId: z.number(),
  /** What it answers, as it was written. */
  replyTo: z.optional(z.object({ index: z.int(), message: z.string(), senderId: z.number() })),
  attachments: z.optional(z.array(ChatFile)),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const progressFields = {
  /** No arrival is announced. */
  isMuted: z.optional(z.boolean()),
  /** The contact is writing an answer. */
  isTyping: z.optional(z.boolean()),
  /** The answer changes without a request after this many milliseconds: the screen refetches then. */
  changesInMs: z.optional(z.int()),
};

export const Chat = z.object({
  id: z.number(),
  userId: z.number(),
  unseenMsgs: z.int(),
  chat: z.array(ChatMessage),
  ...progressFields,
  /** When the user's last delivered message and last read message were sent. */
  receipts: z.optional(z.object({ delivered: z.string(), read: z.string() })),
});
export type Chat = z.infer<typeof Chat>;

/** What the lists show of a chat. */
export const ChatSummary = z.object({
  id: z.number(),
  unseenMsgs: z.int(),
  lastMessage: ChatMessage,
  ...progressFields,
});
export type ChatSummary = z.infer<typeof ChatSummary>;

export const ChatContact = z.object({
  id: z.number(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  avatar: z.string(),
  status: ChatStatus,
  chat: z.optional(ChatSummary),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  place: z.optional(z.string()),
});
export type ChatContact = z.infer<typeof ChatContact>;

const profileFields = {
  id: z.number(),
  avatar: z.string(),
  fullName: z.string(),
  status: ChatStatus,
};

const ChatSettings = z.object({
  isTwoStepAuthVerificationEnabled: z.boolean(),
  isNotificationsOn: z.boolean(),
});

export const ChatProfile = z.object({
  ...profileFields,
  role: z.string(),
  about: z.string(),
  settings: ChatSettings,
});
export type ChatProfile = z.infer<typeof ChatProfile>;

/** What one changes of the own profile. What is absent stays as it is. */
export const ChatProfileChange = z.object({
  about: z.optional(text({ max: aboutMaxLength, message: checkCode('tipo-texto') })),
  status: z.optional(ChatStatus),
  settings: z.optional(z.partial(ChatSettings)),
});
export type ChatProfileChange = z.infer<typeof ChatProfileChange>;

/** What is sent to a contact. */
export const ChatDraft = z.object({
  message: z.string(checkCode('tipo-texto')),
  contact: z.object({ id: SampleId }),
  /** The place of the message that it answers, counted from 0. */
  replyTo: z.optional(z.int(checkCode('tipo-entero'))),
  attachments: z.optional(
    z.array(ChatFile).check(z.maxLength(chatMaxFiles, checkCode('archivos-de-mas'))),
  ),
});
export type ChatDraft = z.input<typeof ChatDraft>;

export const chatEndpoints = {
  profile: endpoint({
    method: 'GET',
    path: '/apps/chat/users/profile-user',
    summary: 'El perfil propio en el chat, con sus ajustes.',
    access: 'session',
    response: ChatProfile,
  }),
  contacts: endpoint({
    method: 'GET',
    path: '/apps/chat/chats-and-contacts',
    summary: 'Los contactos con conversación, la más reciente primero, y todos los contactos.',
    access: 'session',
    response: z.object({
      chatsContacts: z.array(z.extend(ChatContact, { chat: ChatSummary })),
      contacts: z.array(ChatContact),
      profileUser: z.object(profileFields),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/apps/chat/get-chat',
    summary: 'Un contacto y su conversación, que con esto queda leída.',
    access: 'session',
    query: z.object({ id: SampleId }),
    response: z.object({ chat: z.optional(Chat), contact: ChatContact }),
    problems: ['no-encontrado'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/apps/chat/send-msg',
    summary: 'Envía un mensaje a un contacto; si no había conversación, la abre.',
    access: 'session',
    body: z.object({ obj: ChatDraft }),
    status: 201,
    response: z.object({
      response: z.object({
        newMessageData: ChatMessage,
        id: z.number(),
        /** The whole conversation, when this message opened it. */
        chat: z.optional(Chat),
      }),
    }),
    problems: ['no-encontrado'],
  }),
  updateProfile: endpoint({
    method: 'POST',
    path: '/apps/chat/update-profile',
    summary: 'Cambia el perfil propio: la descripción, el estado o los ajustes.',
    ours: true,
    access: 'session',
    body: z.object({ profile: ChatProfileChange }),
    response: ChatProfile,
  }),
  mute: endpoint({
    method: 'POST',
    path: '/apps/chat/mute-chat',
    summary: 'Silencia una conversación, o deja de silenciarla.',
    ours: true,
    access: 'session',
    body: z.object({ id: SampleId, isMuted: z.boolean(checkCode('tipo-booleano')) }),
    produces: 'nothing',
    response: Nothing,
    problems: ['no-encontrado'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/apps/chat/delete-chat',
    summary: 'Elimina la conversación con un contacto; se puede recuperar.',
    ours: true,
    access: 'session',
    query: z.object({ id: SampleId }),
    produces: 'nothing',
    response: Nothing,
    problems: ['no-encontrado'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/apps/chat/restore-chat',
    summary: 'Recupera la última conversación eliminada con un contacto.',
    ours: true,
    access: 'session',
    body: z.object({ id: SampleId }),
    produces: 'nothing',
    response: Nothing,
    problems: ['no-encontrado'],
  }),
};
