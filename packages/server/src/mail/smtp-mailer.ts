import { createTransport } from 'nodemailer';
import { attachedFiles, type Mailer } from './mailer.ts';

/** A mail server that is silent for so long has failed, and the next attempt is only minutes away. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

/** Hands mails to the server of an smtp:// or smtps:// address. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, ...patience, disableFileAccess: true, disableUrlAccess: true },
    { from },
  );
  return {
    send: async (message) => {
      const { to, subject, text, html, date, headers = {} } = message;
      const attachments = attachedFiles(message);
      await transport.sendMail({ to, subject, text, html, date, headers, attachments });
    },
  };
}
