import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Nothing, QueryText, SampleId } from '../sample-fields.ts';

export const mailFolders = ['inbox', 'draft', 'spam', 'trash', 'sent'] as const;
export const MailFolder = z.enum(mailFolders, 'Elige una carpeta de la lista');
export type MailFolder = z.infer<typeof MailFolder>;
/** No folder of its own: what has a star and is not in the trash. */
export const starredFolder = 'starred';
export const defaultMailFolder: MailFolder = 'inbox';
export const mailLabels = ['personal', 'company', 'important', 'private'] as const;
export const MailLabel = z.enum(mailLabels, 'Elige una etiqueta de la lista');
export type MailLabel = z.infer<typeof MailLabel>;

const Recipient = z.object({ name: z.string(), email: z.string() });

const fields = {
  from: z.object({ email: z.string(), name: z.string(), avatar: z.string() }),
  to: z.array(Recipient),
  subject: z.string(),
  cc: z.array(Recipient),
  bcc: z.array(Recipient),
  /** HTML. */
  message: z.string(),
  attachments: z.array(
    z.object({ fileName: z.string(), thumbnail: z.string(), url: z.string(), size: z.string() }),
  ),
  isStarred: z.boolean(),
  labels: z.array(MailLabel),
  time: z.string(),
  folder: MailFolder,
  isRead: z.boolean(),
};

/** An earlier message of a conversation; it has none of its own. */
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

/** Only numbers name a mail; a text among them, and a number that names none, is passed over. */
const MailIds = z.pipe(
  z.array(z.union([z.number(), z.string()]), 'Debe ser una lista de números'),
  z.transform((ids) => ids.filter((id) => typeof id === 'number')),
);

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
};
