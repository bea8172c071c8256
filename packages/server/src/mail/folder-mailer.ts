import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { attachedFiles, type Mailer, type Message } from './mailer.ts';

/** Without a colon, which Windows refuses in a name. */
function fileName({ date, purpose }: Message): string {
  const instant = date.toISOString().replaceAll(':', '-');
  return `${instant} ${purpose} ${randomUUID().slice(0, 8)}.eml`;
}

/**
 * Writes each mail as a file that any mail program opens, where no mail server is configured. Only the user of
 * the server reads them: they hold links that open accounts.
 */
export function folderMailer(folder: string, from: string): Mailer {
  const transport = createTransport(
    {
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async (message) => {
      const { to, subject, text, html, date, headers = {} } = message;
      const attachments = attachedFiles(message);
      const mail = { to, subject, text, html, date, headers, attachments };
      const { message: written } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, fileName(message));
      // Readers of the folder never see half a mail.
      await writeFile(`${path}.parcial`, written, { mode: 0o600, flag: 'wx' });
      await rename(`${path}.parcial`, path);
    },
  };
}
