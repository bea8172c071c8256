import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { SampleId } from '../sample-fields.ts';

export const chatStatuses = ['offline', 'busy', 'online', 'away'] as const;
export const ChatStatus = z.enum(chatStatuses);
export type ChatStatus = z.infer<typeof ChatStatus>;
/** Who wrote the messages of one's own; any other sender is the contact. */
export const ownContactId = 11;
export const aboutMaxLength = 120;

export const ChatMessage = z.object({
  message: z.string(),
  time: z.string(),
  senderId: z.number(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const Chat = z.object({
  id: z.number(),
  userId: z.number(),
  unseenMsgs: z.int(),
  chat: z.array(ChatMessage),
});
export type Chat = z.infer<typeof Chat>;

/** What the lists show of a chat. */
export const ChatSummary = z.object({
  id: z.number(),
  unseenMsgs: z.int(),
  lastMessage: ChatMessage,
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
});
export type ChatContact = z.infer<typeof ChatContact>;

const profileFields = {
  id: z.number(),
  avatar: z.string(),
  fullName: z.string(),
  status: ChatStatus,
};

export const ChatProfile = z.object({
  ...profileFields,
  role: z.string(),
  about: z.string(),
  settings: z.object({
    isTwoStepAuthVerificationEnabled: z.boolean(),
    isNotificationsOn: z.boolean(),
  }),
});
export type ChatProfile = z.infer<typeof ChatProfile>;

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
    body: z.object({
      obj: z.object({
        message: z.string('Debe ser un texto'),
        contact: z.object({ id: SampleId }),
      }),
    }),
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
};
