import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { Email, Instant, text } from '../fields.ts';
import { Nothing, QueryText, SampleId } from '../sample-fields.ts';
import { MailFolder, defaultMailFolder, MailLabel } from './email-choices.ts';

export const Recipient = z.object({ name: z.string(), email: z.string() });
export type Recipient = z.infer<typeof Recipient>;

const MailAttachment = z.object({
  fileName: z.string(),
  thumbnail: z.string(),
  url: z.string(),
  size: z.string(),
});

const fields = {
  from: z.object({ email: z.string(), name: z.string(), avatar: z.string() }),
  to: z.array(Recipient),
  subject: z.string(),
  cc: z.array(Recipient),
  bcc: z.array(Recipient),
  /** HTML. */
  message: z.string(),
  attachments: z.array(MailAttachment),
  isStarred: z.boolean(),
  labels: z.array(MailLabel),
  time: z.string(),
  folder: MailFolder,
  isRead: z.boolean(),
  /** When it will be sent, or was; only of what was scheduled. */
  sendAt: z.optional(z.string()),
  /** Where it was before the trash; only of what was put there from a screen. */
  trashedFrom: z.optional(MailFolder),
};

/** An earlier message of a conversation, without earlier messages itself. */
const Reply = z.object({ id: z.number(), ...fields, replies: z.array(z.never()) });

export const Mail = z.object({
  id: z.number(),
  ...fields,
  /** Oldest first. */
  replies: z.array(Reply),
});
export type Mail = z.infer<typeof Mail>;

/** With its neighbours in the whole mailbox. */
export const OpenMail = z.extend(Mail, {
  hasPreviousMail: z.boolean(),
  hasNextMail: z.boolean(),
});
export type OpenMail = z.infer<typeof OpenMail>;

/** Mail ids are numbers; texts and unknown numbers are ignored. */
const MailIds = z.pipe(
  z.array(z.union([z.number(), z.string()]), checkCode('lista-de-numeros')),
  z.transform((ids) => ids.filter((id) => typeof id === 'number')),
);

/** Limits of what is written; together with its files a mail stays under what one call may carry. */
export const mailLimits = {
  recipients: 50,
  subject: 200,
  message: 200_000,
  attachments: 10,
} as const;

const Address = z.object({ name: text({ max: 200 }), email: Email });
/** A file travels in its address, or is one of the sample's own: never a script, nor anything from elsewhere. */
const SentAttachment = z.extend(MailAttachment, {
  fileName: text({ min: 1, max: 255, message: checkCode('archivo-sin-nombre') }),
  url: z.string().check(z.regex(/^(data:|\/(?!\/))/, checkCode('archivo-fuera'))),
});

const tooMany = checkCode('destinatarios-de-mas');
const Addresses = z.array(Address).check(z.maxLength(mailLimits.recipients, tooMany));
const noRecipient = checkCode('falta-destinatario');

const written = {
  /** The draft, or the scheduled mail, that this is about; a new one when absent. */
  id: z.optional(z.int()),
  /** The mail it answers, whose conversation is quoted. */
  inReplyTo: z.optional(z.int()),
  to: z._default(Addresses, []),
  cc: z._default(Addresses, []),
  bcc: z._default(Addresses, []),
  subject: z._default(text({ max: mailLimits.subject }), ''),
  /** HTML. */
  message: z._default(
    z.string().check(z.maxLength(mailLimits.message, checkCode('mensaje-largo'))),
    '',
  ),
  attachments: z._default(
    z
      .array(SentAttachment)
      .check(z.maxLength(mailLimits.attachments, checkCode('adjuntos-de-mas'))),
    [],
  ),
};

/** What a person has written of a mail so far. */
export const MailDraft = z.object(written);
export type MailDraft = z.infer<typeof MailDraft>;

/** A mail to be sent: now, or at an instant to come. */
export const OutgoingMail = z.object({
  ...written,
  to: z
    .array(Address, noRecipient)
    .check(z.minLength(1, noRecipient), z.maxLength(mailLimits.recipients, tooMany)),
  sendAt: z.optional(Instant),
});
export type OutgoingMail = z.infer<typeof OutgoingMail>;

const MailPerson = z.object({ name: z.string(), email: z.string(), avatar: z.string() });
export type MailPerson = z.infer<typeof MailPerson>;

export const emailEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/apps/email/emails',
    summary: 'Los correos de una carpeta, el último primero, y cuántos faltan por leer.',
    access: 'session',
    query: z.object({
      q: QueryText,
      /** Empty: every folder but the trash. */
      folder: z._default(z.string(), defaultMailFolder),
      label: QueryText,
    }),
    response: z.object({
      emails: z.array(Mail),
      /** Of the whole mailbox: unread in the inbox and in spam, and all drafts. */
      emailsMeta: z.object({ inbox: z.int(), draft: z.int(), spam: z.int() }),
    }),
  }),
  update: endpoint({
    method: 'POST',
    path: '/apps/email/update-emails',
    summary: 'Cambia los mismos datos en varios correos.',
    access: 'session',
    body: z.object({ emailIds: MailIds, dataToUpdate: z.partial(z.object(fields)) }),
    produces: 'nothing',
    response: Nothing,
  }),
  toggleLabel: endpoint({
    method: 'POST',
    path: '/apps/email/update-emails-label',
    summary: 'Pone una etiqueta a los correos que no la tienen y la quita a los demás.',
    access: 'session',
    body: z.object({ emailIds: MailIds, label: MailLabel }),
    produces: 'nothing',
    response: Nothing,
  }),
  get: endpoint({
    method: 'GET',
    path: '/apps/email/get-email',
    summary: 'Un correo; no lo marca como leído.',
    access: 'session',
    query: z.object({ id: SampleId }),
    response: OpenMail,
    problems: ['no-encontrado'],
  }),
  paginate: endpoint({
    method: 'GET',
    path: '/apps/email/paginate-email',
    summary: 'El correo siguiente de todo el buzón, o el anterior.',
    access: 'session',
    query: z.object({ dir: z._default(z.string(), 'next'), emailId: SampleId }),
    response: Mail,
    problems: ['no-encontrado'],
    refusals: { 'no-encontrado': { status: 404 } },
  }),
  send: endpoint({
    method: 'POST',
    path: '/apps/email/send',
    summary:
      'Envía un correo, ahora o a una hora que no haya pasado, y lo deja en Enviados o en Programados.',
    ours: true,
    access: 'session',
    body: OutgoingMail,
    status: 201,
    response: z.object({ email: Mail }),
    problems: ['no-encontrado'],
  }),
  saveDraft: endpoint({
    method: 'POST',
    path: '/apps/email/save-draft',
    summary: 'Guarda lo que se lleva escrito de un correo.',
    ours: true,
    access: 'session',
    body: MailDraft,
    response: z.object({ email: Mail }),
    problems: ['no-encontrado'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/apps/email/delete-emails',
    summary:
      'Elimina para siempre correos que están en la papelera; los demás se quedan donde están.',
    ours: true,
    access: 'session',
    body: z.object({ emailIds: MailIds }),
    produces: 'nothing',
    response: Nothing,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/apps/email/counts',
    summary: 'Cuántos correos esperan en cada carpeta y cuántos tiene cada etiqueta.',
    ours: true,
    access: 'session',
    response: z.object({
      /** Unread in the inbox and in spam; all that are in the others. */
      folders: z.record(MailFolder, z.int()),
      /** Of every folder but the trash, as their lists. */
      labels: z.record(MailLabel, z.int()),
    }),
  }),
  people: endpoint({
    method: 'GET',
    path: '/apps/email/people',
    summary: 'Quién escribe, y las personas a las que puede escribir.',
    ours: true,
    access: 'session',
    response: z.object({ me: MailPerson, people: z.array(MailPerson) }),
  }),
};
