import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '#server/env.ts';
import { folderMailer } from './folder-mailer.ts';
import type { Outbox } from './outbox.ts';
import { PostOffice } from './post-office.ts';
import { smtpMailer } from './smtp-mailer.ts';

export interface OpenMail {
  mail: PostOffice;
  /** Where mails are written when no server is configured. */
  folder: string | null;
}

/** The mailer that the environment configures. */
export function openMail(env: Env, outbox: Outbox, log: Logger): OpenMail {
  if (env.smtpUrl !== undefined) {
    const mailer = smtpMailer(env.smtpUrl, env.mailFrom);
    return { mail: new PostOffice({ mailer, outbox, log }), folder: null };
  }
  const folder = join(env.dataDir, 'correos');
  const mailer = folderMailer(folder, env.mailFrom);
  return { mail: new PostOffice({ mailer, outbox, log }), folder };
}
