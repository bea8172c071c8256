import * as z from 'zod/mini';
import { checkCode } from '../message.ts';

export const mailFolders = ['inbox', 'draft', 'spam', 'trash', 'sent', 'scheduled'] as const;
export const MailFolder = z.enum(mailFolders, checkCode('carpeta-de-lista'));
export type MailFolder = z.infer<typeof MailFolder>;
/** A virtual folder: starred mails that are not in the trash. */
export const starredFolder = 'starred';
export const defaultMailFolder: MailFolder = 'inbox';
export const mailLabels = ['personal', 'company', 'important', 'private'] as const;
export const MailLabel = z.enum(mailLabels, checkCode('etiqueta-de-lista'));
export type MailLabel = z.infer<typeof MailLabel>;
